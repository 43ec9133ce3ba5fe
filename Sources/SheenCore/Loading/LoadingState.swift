/// How a loading screen looks at one time.
package struct LoadingState: Hashable, Sendable {
  /// Where the load is between its start and the content.
  package let phase: LoadingPhase

  /// How opaque the placeholders are, from 0 to 1.
  package let placeholderOpacity: Double

  /// How opaque the content is, from 0 to 1.
  package let contentOpacity: Double

  /// Whether taps, keys and focus reach the content.
  ///
  /// They do from the first moment of the hand-over, while the content is still fading in.
  package let acceptsInteraction: Bool

  /// Whether the light of the placeholders may move, as far as the load is concerned.
  package let motion: LoadingMotion

  /// Content alone: nothing is loading.
  static let idle = LoadingState(
    phase: .idle, placeholderOpacity: 0, contentOpacity: 1, acceptsInteraction: true,
    motion: .nothingShown)
}

/// Where a load is between its start and the content.
package enum LoadingPhase: Hashable, Sendable, CaseIterable {
  /// Nothing has been loaded: content as it is.
  case idle

  /// A load has begun and nothing shows it yet.
  case waiting

  /// Placeholders are appearing.
  case fadingIn

  /// Placeholders stand, while the load runs or until they were shown for long enough.
  case showing

  /// Placeholders and content cross-fade.
  case handingOver

  /// The load has ended and no placeholder is left.
  case done

  /// Whether there are placeholders to draw.
  package var showsPlaceholders: Bool {
    switch self {
    case .fadingIn, .showing, .handingOver: true
    case .idle, .waiting, .done: false
    }
  }
}

/// Whether the light of placeholders may move, as far as their load is concerned.
///
/// The other conditions are `MotionConditions`.
package enum LoadingMotion: Hashable, Sendable, CaseIterable {
  /// There are no placeholders.
  case nothingShown

  /// Placeholders have just appeared: short waits stay calm.
  case notYet

  /// Light may move.
  case allowed

  /// Light has moved for as long as the policy lets it.
  case stopped
}

/// Whether light moves, and why not.
package enum MotionDecision: Hashable, Sendable, CustomStringConvertible {
  /// The band travels.
  case moves

  /// Base and highlight fade into each other instead, over this period in seconds: at least
  /// `ShimmerReducedMotion.minimumFadePeriod`.
  case fades(period: Double)

  /// The base without light.
  case still(MotionReason)

  /// Whether to ask for frames.
  package var wantsFrames: Bool {
    switch self {
    case .moves, .fades: true
    case .still: false
    }
  }

  /// The decision and its reason in one line, for a developer to read.
  package var description: String {
    switch self {
    case .moves: "moving"
    case .fades(let period):
      "fading every \(period) s: \(MotionReason.reduceMotion.description), and the style fades then"
    case .still(let reason): "still: \(reason.description)"
    }
  }
}

extension MotionDecision {
  /// All that a developer may want to know of a light: whether it moves, and why not, and then, each in
  /// a line, what of its style could not be done.
  ///
  /// - Parameter frozenTime: Where it was asked to stand still, in seconds; nil: it wasn't.
  package func diagnosis(_ notices: [ShimmerNotice], frozenTime: Double?) -> String {
    let first = frozenTime.map { "still: it was asked to stand still at \($0) s" } ?? description
    return notices.reduce(first) { $0 + "\n" + $1.description }
  }
}

/// Why light doesn't move.
///
/// The order of the cases is the order in which they count, where several apply: what the code asks
/// for, then where the load is, then what the reader asks for, then what is so at the moment. So the
/// first reason is the one that stays when the later ones go.
package enum MotionReason: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The caller asked for no light.
  case notActive

  /// The style's light can't move.
  case styleIsStill

  /// The scope has no size.
  case noScope

  /// The counted sweeps are over.
  case finished

  /// The load shows no placeholders.
  case nothingShown

  /// The placeholders have just appeared.
  case justShown

  /// The light has moved for as long as the policy lets it.
  case movedLongEnough

  /// The reader asked for reduced motion, and the style doesn't fade instead.
  case reduceMotion

  /// The scene is in the background.
  case sceneInBackground

  /// Something else than the scene takes input.
  case sceneInactive

  /// No part of the view is on the screen.
  case offScreen

  /// The device saves power.
  case lowPowerMode

  /// The reason in a few words, for a developer to read.
  package var description: String {
    switch self {
    case .notActive: "not asked for (active is false)"
    case .styleIsStill: "the style has no light that can move (see the notices of the style)"
    case .noScope: "the scope has no size (both sides must be finite and above 0)"
    case .finished: "all counted sweeps are over"
    case .nothingShown: "no placeholders are shown (the load hasn't reached its onset, or is over)"
    case .justShown: "the placeholders have just appeared (LoadingPolicy.motionDelay)"
    case .movedLongEnough: "it has moved for long enough (LoadingPolicy.stopsMotionAfter)"
    case .reduceMotion: "Reduce Motion is on (system setting)"
    case .sceneInBackground: "the scene is in the background"
    case .sceneInactive: "the scene is inactive (something else takes input)"
    case .offScreen: "the view is off screen"
    case .lowPowerMode: "Low Power Mode is on (system setting)"
    }
  }
}

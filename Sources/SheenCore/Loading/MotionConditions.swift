/// All that decides whether light moves.
///
/// Every part starts as what lets it move, so set only what you know:
///
/// ```swift
/// var conditions = MotionConditions()
/// conditions.decision  // .moves
/// conditions.isReduceMotionOn = true
/// conditions.decision  // .still(.reduceMotion)
/// conditions.reducedMotion = .fade(1)
/// conditions.decision  // .fades(period: 2)
/// ```
package struct MotionConditions: Hashable, Sendable {
  /// Whether the caller asked for light.
  package var isActive = true

  /// Whether the style has light that can move; false where its speed or its band can't be used.
  package var styleMoves = true

  /// Whether the scope has a finite size above 0.
  package var hasScope = true

  /// Whether a counted light has made all its sweeps.
  package var isFinished = false

  /// What the load has to say: `LoadingState.motion`. `.allowed` where nothing loads by a timeline.
  package var loading = LoadingMotion.allowed

  /// Whether the reader asked the system for reduced motion.
  package var isReduceMotionOn = false

  /// What the style leaves of the light then.
  package var reducedMotion = ShimmerReducedMotion.still

  /// Whether the scene of the view is in front.
  package var scene = MotionScene.active

  /// Whether any part of the view is on the screen.
  package var isOnScreen = true

  /// Whether the device saves power.
  package var isLowPowerModeOn = false

  /// Conditions under which light moves.
  package init() {}

  /// Whether light moves, and if not, the first reason against it in the order of `MotionReason`.
  package var decision: MotionDecision {
    if let reason = reasons.first { return .still(reason) }
    guard isReduceMotionOn, case .fade(let period) = reducedMotion else { return .moves }
    let shortest = ShimmerReducedMotion.minimumFadePeriod
    return .fades(period: max(shortest, period.finite(or: shortest)))
  }

  /// All reasons against moving, the first one first; empty where light moves or fades.
  package var reasons: [MotionReason] {
    MotionReason.allCases.filter(applies)
  }

  private func applies(_ reason: MotionReason) -> Bool {
    switch reason {
    case .notActive: !isActive
    case .styleIsStill: !styleMoves
    case .noScope: !hasScope
    case .finished: isFinished
    case .nothingShown: loading == .nothingShown
    case .justShown: loading == .notYet
    case .movedLongEnough: loading == .stopped
    case .reduceMotion: isReduceMotionOn && reducedMotion == .still
    case .sceneInBackground: scene == .background
    case .sceneInactive: scene == .inactive
    case .offScreen: !isOnScreen
    case .lowPowerMode: isLowPowerModeOn
    }
  }
}

/// Whether a view's scene is in front.
package enum MotionScene: Hashable, Sendable, CaseIterable {
  /// It is in front and takes input.
  case active

  /// It is seen, but something else takes input.
  case inactive

  /// It isn't seen.
  case background
}

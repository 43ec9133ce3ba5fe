import Testing

@testable import SheenCore

struct MotionDecisionTests {
  /// Each reason, what brings it about alone, and what a developer reads; in order of precedence.
  static let reasons: [(MotionReason, @Sendable (inout MotionConditions) -> Void, String)] = [
    (.notActive, { $0.isActive = false }, "still: not asked for (active is false)"),
    (
      .styleIsStill, { $0.styleMoves = false },
      "still: the style has no light that can move (see the notices of the style)"
    ),
    (
      .noScope, { $0.hasScope = false },
      "still: the scope has no size (both sides must be finite and above 0)"
    ),
    (.finished, { $0.isFinished = true }, "still: all counted sweeps are over"),
    (
      .nothingShown, { $0.loading = .nothingShown },
      "still: no placeholders are shown (the load hasn't reached its onset, or is over)"
    ),
    (
      .justShown, { $0.loading = .notYet },
      "still: the placeholders have just appeared (LoadingPolicy.motionDelay)"
    ),
    (
      .movedLongEnough, { $0.loading = .stopped },
      "still: it has moved for long enough (LoadingPolicy.stopsMotionAfter)"
    ),
    (.reduceMotion, { $0.isReduceMotionOn = true }, "still: Reduce Motion is on (system setting)"),
    (.sceneInBackground, { $0.scene = .background }, "still: the scene is in the background"),
    (
      .sceneInactive, { $0.scene = .inactive },
      "still: the scene is inactive (something else takes input)"
    ),
    (.offScreen, { $0.isOnScreen = false }, "still: the view is off screen"),
    (
      .lowPowerMode, { $0.isLowPowerModeOn = true },
      "still: Low Power Mode is on (system setting)"
    ),
  ]

  @Test("light moves when nothing is against it")
  func moves() {
    let decision = MotionConditions().decision
    #expect(decision == .moves)
    #expect(decision.wantsFrames)
    #expect(decision.description == "moving")
    #expect(MotionConditions().reasons == [])
  }

  @Test("each reason alone stops the light and all frames, and says why")
  func eachReason() {
    for (reason, bringAbout, text) in Self.reasons {
      var conditions = MotionConditions()
      bringAbout(&conditions)
      #expect(conditions.decision == .still(reason))
      #expect(conditions.reasons == [reason])
      #expect(!conditions.decision.wantsFrames)
      #expect(conditions.decision.description == text)
    }
    #expect(MotionReason.allCases == Self.reasons.map(\.0))
  }

  @Test("of two reasons the earlier one is given, and both are listed")
  func precedence() {
    for (i, first) in Self.reasons.enumerated() {
      for second in Self.reasons[(i + 1)...] {
        var conditions = MotionConditions()
        second.1(&conditions)
        first.1(&conditions)
        // A load and a scene are in one state at a time; the one set last holds.
        let excludesOther = conditions.reasons.count == 1
        #expect(conditions.decision == .still(first.0))
        #expect(conditions.reasons == (excludesOther ? [first.0] : [first.0, second.0]))
        let sameCondition: [Set<MotionReason>] = [
          [.nothingShown, .justShown, .movedLongEnough], [.sceneInBackground, .sceneInactive],
        ]
        #expect(excludesOther == sameCondition.contains { $0.isSuperset(of: [first.0, second.0]) })
      }
    }
  }

  @Test(
    "a fade that is asked for takes at least 2 s",
    arguments: [
      (3.0, 3.0), (2, 2), (1, 2), (0, 2), (-1, 2), (.nan, 2), (.infinity, 2), (1e300, 1e300),
    ])
  func fade(asked: Double, period: Double) {
    var conditions = MotionConditions()
    conditions.reducedMotion = .fade(asked)
    #expect(conditions.decision == .moves)
    conditions.isReduceMotionOn = true
    #expect(conditions.decision == .fades(period: period))
    #expect(conditions.decision.wantsFrames)
  }

  @Test("a fade stops for every reason but reduced motion")
  func fadeStops() {
    for (reason, bringAbout, _) in Self.reasons where reason != .reduceMotion {
      var conditions = MotionConditions()
      conditions.isReduceMotionOn = true
      conditions.reducedMotion = .fade(2)
      bringAbout(&conditions)
      #expect(conditions.decision == .still(reason))
    }
  }

  @Test(
    "a diagnosis has the decision first and each notice in a line, or the time it stands still at")
  func diagnosis() {
    let notice = ShimmerNotice.speed(.pointsPerSecond(0))
    #expect(MotionDecision.moves.diagnosis([], frozenTime: nil) == "moving")
    #expect(
      MotionDecision.still(.offScreen).diagnosis([notice, notice], frozenTime: nil)
        == "still: the view is off screen\n\(notice.description)\n\(notice.description)")
    #expect(
      MotionDecision.moves.diagnosis([], frozenTime: 0.5)
        == "still: it was asked to stand still at 0.5 s")
  }

  @Test("a fade says why it is not moving")
  func fadeDescription() {
    #expect(
      MotionDecision.fades(period: 2).description
        == "fading every 2.0 s: Reduce Motion is on (system setting), and the style fades then")
  }
}

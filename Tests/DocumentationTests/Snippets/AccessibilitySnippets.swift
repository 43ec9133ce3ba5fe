import SheenCore
import Testing

/// What Documentation/Guides/Accessibility.md shows, in its order; `print` compares with its comments.
@Suite struct AccessibilitySnippets: Prints {
  @Test("what the guide Accessibility says is printed is printed")
  func runs() throws {
    print(ShimmerReducedMotion.minimumFadePeriod)  // 2.0

    var conditions = MotionConditions()
    conditions.isReduceMotionOn = true
    conditions.reducedMotion = ShimmerStyle(reducedMotion: .still).reducedMotion
    print(conditions.decision)  // still: Reduce Motion is on (system setting)

    conditions.reducedMotion = ShimmerStyle(reducedMotion: .fade(0.5)).reducedMotion
    print(conditions.decision)  // fading every 2.0 s: Reduce Motion is on …

    print(LoadingDefaults.motionLimit)  // 5.0
    let policy = LoadingPolicy(stopsMotionAfter: LoadingDefaults.motionLimit)
    print(policy.stopsMotionAfter ?? 0)  // 5.0

    for scheme in ShimmerAppearance.Scheme.allCases {
      let appearance = ShimmerAppearance(scheme, contrast: .increased)
      let palette = ShimmerColors.automatic.palette(for: appearance)
      print(palette.baseContrast >= 3)  // true
    }

    var announcer = LoadingAnnouncer()
    print(announcer.receive(LoadingEvent(.began(keepsContent: false), at: 0)))
    // […hideContent]
    print(announcer.receive(LoadingEvent(.shown, at: 0.3)))
    // […showElement("Loading")]
    print(announcer.receive(LoadingEvent(.handedOver(.loaded, wasShown: true), at: 2)))
    // […showContent, …announce("Loaded")]

    print(LoadingDefaults.announcementSpacing)  // 5.0
    print(announcer.receive(LoadingEvent(.handedOver(.failed, wasShown: true), at: 3), from: 1))
    // []
    print(announcer.nextAnnouncement ?? 0)  // 7.0
    print(announcer.advance(to: 7))
    // […announce("Loading failed")]
  }
}

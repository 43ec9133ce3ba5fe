import SheenCore
import Testing

/// What Documentation/Guides/Accessibility.md shows, in its order; `print` compares with its comments.
@Suite struct AccessibilitySnippets: Prints {
  @Test("what the guide Accessibility says is printed is printed")
  func runs() throws {
    let faded = ShimmerStyle(reducedMotion: .fade(2.5))
    print(faded.reducedMotion)  // fade(2.5)

    let policy = LoadingPolicy(stopsMotionAfter: 5)
    print(policy.stopsMotionAfter ?? 0)  // 5.0

    for scheme in ShimmerAppearance.Scheme.allCases {
      let appearance = ShimmerAppearance(scheme, contrast: .increased)
      let palette = ShimmerColors.automatic.palette(for: appearance)
      print(palette.baseContrast >= 3)  // true
    }
  }
}

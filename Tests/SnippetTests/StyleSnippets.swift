import SheenCore
import Testing

/// What Documentation/Guides/Style.md shows, in its order; `print` compares with its comments.
@Suite struct StyleSnippets: Prints {
  @Test("what the guide Style says is printed is printed")
  func runs() throws {
    var style = ShimmerStyle.tilted
    style.speed = .pointsPerSecond(300)
    style.colors = .derived(foreground: .black, background: try ShimmerColor(hex: "#f4f4f6"))
    print(style.colors.palette(for: .light).base.hex)  // #d7d7d8

    let light = ShimmerColors.automatic.palette(for: .light)
    print(light.background.hex, light.base.hex, light.highlight.hex)  // #ffffff #e0e0e0 #ececec

    let dark = ShimmerColors.automatic.palette(for: .dark)
    print(dark.background.hex, dark.base.hex, dark.highlight.hex)  // #121212 #2e2e2e #3d3d3d

    let increased = ShimmerAppearance(.light, contrast: .increased)
    let strong = ShimmerColors.automatic.palette(for: increased)
    print(strong.base.hex)  // #949494
    print(strong.baseContrast >= 3)  // true

    let stark = ShimmerPalette(background: .white, base: .black, highlight: .white)
    let nervous = ShimmerStyle(speed: .duration(0.1), rest: .seconds(0), colors: .fixed(stark))
    let card = SheenRect(x: 0, y: 0, width: 390, height: 200)
    let resolved = nervous.resolved(in: card)
    print(resolved.wave?.period ?? 0)  // 0.334
    print(resolved.notices[0].description)
    // slowed down: light of these colors every 0.1 s would flash …, so its period is 0.334 s; …
  }
}

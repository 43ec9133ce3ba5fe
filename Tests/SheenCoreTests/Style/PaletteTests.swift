import Testing

@testable import SheenCore

struct PaletteTests {
  @Test(
    "the automatic colors are these",
    arguments: [
      (ShimmerAppearance.light, "#ffffff", "#e0e0e0", "#ececec"),
      (.dark, "#121212", "#2e2e2e", "#3d3d3d"),
      (ShimmerAppearance(.light, contrast: .increased), "#ffffff", "#949494", "#a3a3a3"),
      (ShimmerAppearance(.dark, contrast: .increased), "#121212", "#6c6c6c", "#7a7a7a"),
    ])
  func automatic(
    appearance: ShimmerAppearance, background: String, base: String, highlight: String
  ) {
    let palette = ShimmerColors.automatic.palette(for: appearance)
    #expect(palette.background.hex == background)
    #expect(palette.base.hex == base)
    #expect(palette.highlight.hex == highlight)
  }

  @Test("placeholders are seen over every background, and never flash")
  func contrast() {
    var random = SeededRandom(seed: 11)
    for index in 0..<200 {
      let light = index % 2 == 0
      let background = ShimmerColor(
        red: random.number(light ? 0.8...1 : 0...0.2),
        green: random.number(light ? 0.8...1 : 0...0.2),
        blue: random.number(light ? 0.8...1 : 0...0.2))
      let palette = ShimmerPalette(foreground: light ? .black : .white, background: background)
      #expect(palette.baseContrast >= 1.25)
      #expect(palette.luminanceSwing < FlashGuard.swing)
      #expect(!FlashGuard.flashes(palette))
    }
    for scheme in ShimmerAppearance.Scheme.allCases {
      let standard = ShimmerColors.automatic.palette(for: ShimmerAppearance(scheme))
      #expect(standard.baseContrast >= 1.3)
      let increased = ShimmerColors.automatic.palette(
        for: ShimmerAppearance(scheme, contrast: .increased))
      #expect(increased.baseContrast >= 3)
    }
  }

  @Test("a flash needs a swing of 0.10 and a side below 0.80")
  func flash() {
    func palette(_ base: Double, _ highlight: Double) -> ShimmerPalette {
      ShimmerPalette(
        background: .white, base: ShimmerColor(white: base),
        highlight: ShimmerColor(white: highlight))
    }
    #expect(FlashGuard.flashes(palette(0, 1)))
    #expect(FlashGuard.flashes(palette(1, 0)))
    #expect(!FlashGuard.flashes(palette(0.91, 1)))  // 0.81 and 1
    #expect(FlashGuard.flashes(palette(0.90, 1)))  // 0.79 and 1
    #expect(!FlashGuard.flashes(palette(0.5, 0.58)))  // a swing of 0.08
  }

  @Test("the light between base and highlight grows evenly")
  func ramp() {
    let palette = ShimmerPalette(
      background: .white, base: .black, highlight: ShimmerColor(red: 1, green: 0.5, blue: 0))
    #expect(palette.color(at: 0) == .black)
    #expect(palette.color(at: 1) == palette.highlight)
    #expect(palette.color(at: 0.5) == ShimmerColor(red: 0.5, green: 0.25, blue: 0))
    #expect(palette.color(at: -1) == .black)
    #expect(palette.color(at: .nan) == .black)
  }

  @Test("chosen colors are kept")
  func chosen() {
    let palette = ShimmerPalette(background: .clear, base: .black, highlight: .white)
    let dark = ShimmerPalette(background: .black, base: .white, highlight: .white)
    #expect(ShimmerColors.fixed(palette).palette(for: .dark) == palette)
    #expect(ShimmerColors.adaptive(light: palette, dark: dark).palette(for: .light) == palette)
    #expect(ShimmerColors.adaptive(light: palette, dark: dark).palette(for: .dark) == dark)
    let brand = ShimmerColors.derived(foreground: .white, background: .black)
    #expect(brand.palette(for: .light).base.hex == "#1f1f1f")
    #expect(
      brand.palette(for: ShimmerAppearance(.light, contrast: .increased)).base.hex == "#616161")
  }

  @Test("light over content lets it be seen, unless somebody has chosen a color")
  func overContent() {
    let brand = ShimmerColors.derived(foreground: .black, background: .white)
    for appearance in [ShimmerAppearance.light, .dark] {
      #expect(ShimmerColors.automatic.overContent(for: appearance).hex == "#ffffff80")
      #expect(brand.overContent(for: appearance).hex == "#ffffff80")
    }
    let gold = ShimmerColor(red: 1, green: 0.8, blue: 0, alpha: 0.3)
    let palette = ShimmerPalette(background: .clear, base: .black, highlight: gold)
    #expect(ShimmerColors.fixed(palette).overContent(for: .dark) == gold)
  }
}

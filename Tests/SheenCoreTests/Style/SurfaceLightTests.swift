import SheenCore
import Testing

/// Light over placeholders that have different tones.
struct SurfaceLightTests {
  @Test(
    "the light takes the base to the highlight",
    arguments: [ShimmerAppearance.Scheme.light, .dark],
    [ShimmerAppearance.Contrast.standard, .increased])
  func exact(scheme: ShimmerAppearance.Scheme, contrast: ShimmerAppearance.Contrast) {
    let palette = ShimmerColors.automatic.palette(
      for: ShimmerAppearance(scheme, contrast: contrast))
    let lit = palette.lightOverSurfaces.over(palette.base)
    #expect(abs(lit.red - palette.highlight.red) < 1e-9)
    #expect(palette.lightOverSurfaces.alpha < 0.5)
  }

  @Test("colored palettes reach their highlight in every component, and white stays white")
  func colored() {
    let palette = ShimmerPalette(
      background: .white, base: ShimmerColor(red: 0.5, green: 0.4, blue: 0.3),
      highlight: ShimmerColor(red: 0.7, green: 0.6, blue: 0.35))
    let light = palette.lightOverSurfaces
    let lit = light.over(palette.base)
    #expect(abs(lit.red - 0.7) < 1e-9 && abs(lit.green - 0.6) < 1e-9 && abs(lit.blue - 0.35) < 1e-9)
    #expect([light.red, light.green, light.blue].allSatisfy { (-1e-9...1 + 1e-9).contains($0) })
    let automatic = ShimmerColors.automatic.palette(for: .light)
    #expect(abs(automatic.lightOverSurfaces.over(.white).red - 1) < 1e-9)
  }

  @Test("a highlight that is the base is no light")
  func none() {
    let gray = ShimmerColor(white: 0.5)
    let palette = ShimmerPalette(background: .white, base: gray, highlight: gray)
    #expect(palette.lightOverSurfaces.alpha == 0)
  }
}

/// The palette of placeholders on surfaces of any color.
struct SurfacePaletteTests {
  @Test(
    "base and highlight stand out from every gray and don't glare",
    arguments: [ShimmerAppearance.Scheme.light, .dark],
    [ShimmerAppearance.Contrast.standard, .increased])
  func grays(scheme: ShimmerAppearance.Scheme, contrast: ShimmerAppearance.Contrast) {
    let palette = ShimmerColors.automatic.palette(
      for: ShimmerAppearance(scheme, contrast: contrast))
    for level in 0...100 {
      let surface = ShimmerColor(white: Double(level) / 100)
      let own = palette.on(surface)
      for color in [own.base, own.highlight] where surface != palette.background {
        let ratio = color.contrast(to: surface)
        let isCalm = contrast == .increased || ratio <= ShimmerPalette.maximumSurfaceContrast
        #expect(ratio >= ShimmerPalette.minimumSurfaceContrast && isCalm, "\(level): \(ratio)")
      }
    }
  }

  @Test("a palette that fits a surface is used as it is, also an app's own on its own background")
  func unchanged() {
    let palette = ShimmerColors.automatic.palette(for: .light)
    #expect(palette.on(.white) == palette)
    let faint = ShimmerPalette(
      background: .white, base: ShimmerColor(white: 0.99), highlight: ShimmerColor(white: 1))
    #expect(faint.on(.white) == faint)
  }
}

extension ShimmerPalette {
  /// The light that takes the base color exactly to the highlight, and is as little opaque as can be.
  ///
  /// Over other tones than the base it makes as large a step in the same direction, and none over white or
  /// black where the step leads there. So it fits placeholders that have different tones, as those that are
  /// derived from content.
  package var lightOverSurfaces: ShimmerColor {
    let (from, to) = (base.components, highlight.components)
    // How opaque a component of 1, or of 0, has to be to make the step.
    let opacities = zip(from, to).map { base, highlight in
      highlight > base
        ? (highlight - base) / (1 - base) : highlight < base ? (base - highlight) / base : 0
    }
    let opacity = opacities.max() ?? 0
    guard opacity > 0 else { return highlight.withAlpha(0) }
    let color = zip(from, to).map { $0 + ($1 - $0) / opacity }
    return ShimmerColor(red: color[0], green: color[1], blue: color[2], alpha: opacity)
  }
}

extension ShimmerPalette {
  /// The smallest contrast ratio by which a placeholder stands out from what it lies on, with light and without:
  /// that of the automatic palette's highlight on white is 1.18.
  package static let minimumSurfaceContrast = 1.12

  /// The largest contrast ratio, beyond which a placeholder glares; with increased contrast there is none.
  package static let maximumSurfaceContrast = 2.0

  /// The palette of placeholders that lie on a surface of another color than the background.
  ///
  /// It is this one where base and highlight stand out from the surface and don't glare. Otherwise both are black
  /// or white over the surface, as opaque as `ShimmerDefaults` says, or more where they would not stand out.
  ///
  /// - Parameter surface: An opaque color.
  package func on(_ surface: ShimmerColor) -> ShimmerPalette {
    let isIncreased = base.contrast(to: background) > Self.maximumSurfaceContrast
    if surface == background || fits(surface, isIncreased) { return self }
    let isLight = surface.luminance > 0.18
    let opacity = ShimmerDefaults.opacity(
      isLight ? .light : .dark, isIncreased ? .increased : .standard)
    let foreground = isLight ? 0.0 : 1.0
    func palette(_ factor: Double) -> ShimmerPalette {
      func over(_ opacity: Double) -> ShimmerColor {
        ShimmerColor(
          red: foreground, green: foreground, blue: foreground, alpha: min(opacity * factor, 1)
        ).over(surface)
      }
      return ShimmerPalette(
        background: surface, base: over(opacity.base), highlight: over(opacity.highlight))
    }
    // A stride of Doubles would call the mathematics library.
    return (4...16).map { palette(Double($0) / 4) }.first { $0.fits(surface, isIncreased) }
      ?? palette(1)
  }

  private func fits(_ surface: ShimmerColor, _ isIncreased: Bool) -> Bool {
    let ratios = [base, highlight].map { $0.contrast(to: surface) }
    return ratios.allSatisfy {
      $0 >= Self.minimumSurfaceContrast && (isIncreased || $0 <= Self.maximumSurfaceContrast)
    }
  }
}

extension ShimmerColor {
  fileprivate var components: [Double] { [red, green, blue] }

  fileprivate func withAlpha(_ alpha: Double) -> ShimmerColor {
    ShimmerColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

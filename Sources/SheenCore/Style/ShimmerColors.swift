/// Where the colors of a shimmer come from.
public enum ShimmerColors: Hashable, Sendable {
  /// Derived from black on white, or in a dark appearance from white on near black (`#121212`).
  case automatic

  /// Derived from the colors of text and of what is behind it; the contrast follows the reader's
  /// setting.
  case derived(foreground: ShimmerColor, background: ShimmerColor)

  /// One chosen palette for every appearance.
  case fixed(ShimmerPalette)

  /// One chosen palette for light and one for dark appearances.
  case adaptive(light: ShimmerPalette, dark: ShimmerPalette)

  /// The palette for an appearance.
  public func palette(for appearance: ShimmerAppearance) -> ShimmerPalette {
    switch self {
    case .automatic:
      ShimmerPalette(
        foreground: appearance.scheme == .light ? .black : .white,
        background: appearance.scheme == .light ? .white : ShimmerDefaults.darkBackground,
        contrast: appearance.contrast)
    case .derived(let foreground, let background):
      ShimmerPalette(
        foreground: foreground, background: background, contrast: appearance.contrast)
    case .fixed(let palette): palette
    case .adaptive(let light, let dark): appearance.scheme == .light ? light : dark
    }
  }

  /// The color of full light over content that is not a placeholder (`ShimmerMode.overlay`).
  ///
  /// It is the highlight where somebody has chosen one. A derived highlight is an opaque color for
  /// placeholders, which would hide the content, so light is white then, in dark appearances too, as
  /// opaque as `ShimmerDefaults.peakOverContent`.
  ///
  /// ```swift
  /// ShimmerColors.automatic.overContent(for: .dark).hex  // "#ffffff80"
  /// ```
  package func overContent(for appearance: ShimmerAppearance) -> ShimmerColor {
    switch self {
    case .automatic, .derived: ShimmerColor.white.opacity(ShimmerDefaults.peakOverContent)
    case .fixed, .adaptive: palette(for: appearance).highlight
    }
  }
}

/// The three colors of a skeleton: what is behind it, a placeholder without light, and one in full
/// light.
public struct ShimmerPalette: Hashable, Sendable {
  /// The color behind the placeholders.
  public var background: ShimmerColor

  /// The color of a placeholder without light.
  public var base: ShimmerColor

  /// The color of a placeholder in full light.
  public var highlight: ShimmerColor

  /// A palette of three chosen colors.
  public init(background: ShimmerColor, base: ShimmerColor, highlight: ShimmerColor) {
    self.background = background
    self.base = base
    self.highlight = highlight
  }

  /// A palette derived from the colors of text and of what is behind it.
  ///
  /// Base and highlight are the foreground painted over the background, as opaque as
  /// `ShimmerDefaults` says for the scheme and contrast. Whether the scheme is light or dark follows
  /// from the two colors: it is light where the background is the lighter one.
  ///
  /// ```swift
  /// ShimmerPalette(foreground: .black, background: .white).base.hex       // "#e0e0e0"
  /// ShimmerPalette(foreground: .black, background: .white).highlight.hex  // "#ececec"
  /// ```
  public init(
    foreground: ShimmerColor, background: ShimmerColor,
    contrast: ShimmerAppearance.Contrast = .standard
  ) {
    let isLight = background.luminance >= foreground.luminance
    let opacity = ShimmerDefaults.opacity(isLight ? .light : .dark, contrast)
    self.init(
      background: background,
      base: foreground.opacity(opacity.base).over(background),
      highlight: foreground.opacity(opacity.highlight).over(background))
  }

  /// The color of a placeholder in light of a brightness from 0 (the base) to 1 (the highlight).
  public func color(at intensity: Double) -> ShimmerColor {
    base.mixed(with: highlight, intensity)
  }

  /// The contrast of a placeholder without light to what is behind it, from 1 to 21.
  public var baseContrast: Double {
    base.over(background).contrast(to: background)
  }

  /// How far the relative luminance of a placeholder swings between base and highlight, from 0 to 1.
  package var luminanceSwing: Double {
    (base.over(background).luminance - highlight.over(background).luminance).magnitude
  }
}

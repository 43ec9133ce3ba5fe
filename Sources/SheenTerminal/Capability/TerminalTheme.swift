public import SheenCore

/// The colors that a terminal has for text and for what is behind it.
public struct TerminalTheme: Hashable, Sendable {
  /// The color of text.
  public var foreground: ShimmerColor

  /// The color behind text.
  public var background: ShimmerColor

  /// A theme of two colors.
  public init(foreground: ShimmerColor, background: ShimmerColor) {
    self.foreground = foreground
    self.background = background
  }

  /// Light or dark: it is light where the background is the lighter one.
  public var scheme: ShimmerAppearance.Scheme {
    background.luminance >= foreground.luminance ? .light : .dark
  }
}

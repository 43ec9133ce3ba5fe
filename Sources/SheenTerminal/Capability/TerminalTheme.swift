public import SheenCore

/// The colours that a terminal has for text and for what is behind it.
public struct TerminalTheme: Hashable, Sendable {
  /// The colour of text.
  public var foreground: ShimmerColor

  /// The colour behind text.
  public var background: ShimmerColor

  /// A theme of two colours.
  public init(foreground: ShimmerColor, background: ShimmerColor) {
    self.foreground = foreground
    self.background = background
  }

  /// Light or dark: it is light where the background is the lighter one.
  public var scheme: ShimmerAppearance.Scheme {
    background.luminance >= foreground.luminance ? .light : .dark
  }
}

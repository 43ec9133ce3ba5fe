/// How the text of a cell looks.
public struct TerminalInk: Hashable, Sendable {
  /// How heavy text is.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// Fainter than the rest.
    case dim

    /// As the terminal shows text by itself.
    case normal

    /// Heavier or brighter than the rest.
    case bold
  }

  /// The color of the text; nil: the terminal's own.
  public var foreground: TerminalColor?

  /// The color behind the text; nil: the terminal's own.
  public var background: TerminalColor?

  /// How heavy the text is.
  public var weight: Weight

  /// Ink; what is not named is as the terminal has it.
  public init(
    foreground: TerminalColor? = nil, background: TerminalColor? = nil, weight: Weight = .normal
  ) {
    self.foreground = foreground
    self.background = background
    self.weight = weight
  }

  /// As the terminal shows text by itself.
  public static let plain = TerminalInk()
}

/// One place on a terminal: a character, and how it looks.
public struct TerminalCell: Hashable, Sendable {
  /// One grapheme cluster; empty in the right half of a wide one.
  public var text: String

  /// How it looks.
  public var ink: TerminalInk

  /// Whether every terminal gives the text as many columns as we do. An emoji of several characters
  /// is one on some terminals, and several beside each other on others.
  public var hasCertainWidth: Bool

  /// A cell of the given text and look.
  public init(_ text: String, ink: TerminalInk = .plain, hasCertainWidth: Bool = true) {
    self.text = text
    self.ink = ink
    self.hasCertainWidth = hasCertainWidth
  }

  /// A space.
  public static let blank = TerminalCell(" ")

  /// What is in the right half of a wide character.
  public static let continuation = TerminalCell("")
}

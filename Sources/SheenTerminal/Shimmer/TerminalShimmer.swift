public import SheenCore

/// Text over which light passes, as values: for a label and a time the escapes that show it.
public enum TerminalShimmer {
  /// A line of text at a time, with escapes.
  ///
  /// The characters are those of the label whatever the light does; only colors change. Light is
  /// looked up at the middle of each column, and neighbors of one color share an escape.
  ///
  /// ```swift
  /// let capability = TerminalCapability(colors: .attributes)
  /// TerminalShimmer.frame("Fetching", at: 0, width: 80, capability: capability)
  /// // "\u{1B}[2mFetching\u{1B}[m": no light yet
  /// ```
  ///
  /// - Parameters:
  ///   - text: The label. Control characters are shown, not obeyed.
  ///   - time: In seconds. A time that is not finite has no light.
  ///   - width: The columns there are; a longer label is cut.
  ///   - capability: What the terminal can do. Without colors or motion the text comes back plain.
  ///   - style: How light looks and moves; its scope is a line of `TerminalDefaults.textScope`.
  public static func frame(
    _ text: String, at time: Double, width: Int, capability: TerminalCapability,
    style: ShimmerStyle = .terminalText
  ) -> String {
    let line = TerminalLine(text, width: width, hasUnicode: capability.hasUnicode)
    return frame(line, at: time, capability: capability, style: style)
  }

  /// A line that has been measured already, at a time, with escapes.
  public static func frame(
    _ line: TerminalLine, at time: Double, capability: TerminalCapability,
    style: ShimmerStyle = .terminalText
  ) -> String {
    TerminalGrid.text(of: cells(line, at: time, capability: capability, style: style))
  }

  /// The cells of a line at a time, for `TerminalScreen`.
  ///
  /// - Parameters:
  ///   - line: The measured label.
  ///   - time: In seconds. A time that is not finite has no light.
  ///   - capability: What the terminal can do.
  ///   - style: How light looks and moves.
  ///   - column: How many columns are to the left of the line. Light is where it is on the screen, so
  ///     it comes over from what is there.
  public static func cells(
    _ line: TerminalLine, at time: Double, capability: TerminalCapability,
    style: ShimmerStyle = .terminalText, column: Int = 0
  ) -> [TerminalCell] {
    LineLight(style, on: capability).cells(line, at: time, column: column)
  }
}

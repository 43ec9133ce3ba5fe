public import SheenCore

extension ShimmerStyle {
  /// Light over a line of text on a terminal: `TerminalDefaults` and a rest, 2 seconds in all.
  public static let terminalText = ShimmerStyle(
    speed: .pointsPerSecond(TerminalDefaults.textSpeed), band: .points(TerminalDefaults.textBand),
    rest: .seconds(TerminalDefaults.textRest))

  /// The wave of this style over lines of text: the same for every line.
  ///
  /// - Returns: nil where nothing can move, as `resolved(in:layoutDirection:appearance:epoch:over:)` says.
  public func terminalTextWave(epoch: Double = 0) -> Wave? {
    let scope = TerminalSize(columns: TerminalDefaults.textScope, rows: 1).points
    return resolved(
      in: SheenRect(origin: .zero, size: scope), epoch: epoch, over: .content
    ).wave
  }
}

extension ShimmerColors {
  /// The palette on a terminal of a theme. What is automatic is derived from the theme.
  func palette(on theme: TerminalTheme) -> ShimmerPalette {
    let colors =
      self == .automatic
      ? ShimmerColors.derived(foreground: theme.foreground, background: theme.background) : self
    return colors.palette(for: ShimmerAppearance(theme.scheme))
  }
}

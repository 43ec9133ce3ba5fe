import SheenCore

/// Draws one cell of a skeleton from how much of its two halves is covered and how bright each is.
struct CellPainter: Hashable, Sendable {
  /// A half of a cell.
  struct Half {
    /// The covered part, from 0 to 1.
    let coverage: Double

    /// The brightness at its middle, from 0 to 1.
    let intensity: Double

    init(_ coverage: Double, intensity: Double = 0) {
      self.coverage = coverage
      self.intensity = intensity
    }
  }

  private enum Kind: Hashable {
    /// Upper and lower half as text and background, in the colors of a palette.
    case halves(ShimmerPalette, TerminalColorDepth, base: TerminalColor?)

    /// One character for a cell, the brighter the denser.
    case shades([String])
  }

  private let kind: Kind

  /// A painter for a terminal. Without known colors it shades.
  init(_ style: ShimmerStyle, on capability: TerminalCapability) {
    if let theme = capability.theme, capability.colors >= .ansi256, capability.hasUnicode {
      let palette = style.colors.palette(on: theme)
      let base = TerminalColor(palette.base.over(palette.background), depth: capability.colors)
      kind = .halves(palette, capability.colors, base: base)
    } else {
      kind = .shades(capability.hasUnicode ? ["░", "▒", "▓"] : ["-", "=", "#"])
    }
  }

  /// The height of what is drawn in one piece, in points: half a cell, or all of it.
  var rowHeight: Double {
    if case .halves = kind { HalfCells.side } else { TerminalDefaults.rowHeight }
  }

  /// The cell of two halves.
  func cell(upper: Half, lower: Half) -> TerminalCell {
    switch kind {
    case .halves(let palette, let depth, let base):
      halves(color(upper, palette, depth, base), color(lower, palette, depth, base))
    case .shades(let signs): shade(upper, lower, signs)
    }
  }

  private func halves(_ upper: TerminalColor?, _ lower: TerminalColor?) -> TerminalCell {
    switch (upper, lower) {
    case (nil, nil): .blank
    // A half that nothing covers keeps whatever background the terminal has, a translucent one too.
    case (let upper, nil): TerminalCell("▀", ink: TerminalInk(foreground: upper))
    case (nil, let lower): TerminalCell("▄", ink: TerminalInk(foreground: lower))
    case (let upper, let lower) where upper == lower:
      TerminalCell(" ", ink: TerminalInk(background: upper))
    case (let upper, let lower):
      TerminalCell("▀", ink: TerminalInk(foreground: upper, background: lower))
    }
  }

  private func color(
    _ half: Half, _ palette: ShimmerPalette, _ depth: TerminalColorDepth, _ base: TerminalColor?
  ) -> TerminalColor? {
    guard half.coverage > 0 else { return nil }
    // Most of a skeleton is solid and without light.
    if half.coverage == 1, half.intensity == 0 { return base }
    let color = palette.color(at: half.intensity).over(palette.background)
    return TerminalColor(palette.background.mixed(with: color, half.coverage), depth: depth)
  }

  private func shade(_ upper: Half, _ lower: Half, _ signs: [String]) -> TerminalCell {
    let covered = upper.coverage + lower.coverage
    guard covered >= 1 else { return .blank }
    let light = (upper.intensity * upper.coverage + lower.intensity * lower.coverage) / covered
    return TerminalCell(signs[light < 0.2 ? 0 : (light < 0.6 ? 1 : 2)])
  }
}

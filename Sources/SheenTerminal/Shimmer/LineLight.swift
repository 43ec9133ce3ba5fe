import SheenCore

/// Light over lines of text: all that follows from a style and a terminal, found once for many frames.
struct LineLight: Hashable {
  private let light: TextLight

  /// nil where no light is shown.
  private let wave: Wave?

  init(_ style: ShimmerStyle, on capability: TerminalCapability) {
    light = TextLight(style, on: capability)
    wave = capability.showsLight ? style.terminalTextWave() : nil
  }

  /// The cells of a line at a time.
  func cells(_ line: TerminalLine, at time: Double, column: Int) -> [TerminalCell] {
    let whole = line.isRightToLeft ? light.ink(at: pulse(at: time)) : nil
    var cells: [TerminalCell] = []
    cells.reserveCapacity(line.columns)
    for cluster in line.clusters {
      let center = Double(column + cluster.column) + Double(cluster.columns) / 2
      var cell = TerminalCell(
        cluster.text, hasCertainWidth: cluster.hasCertainWidth && !line.isRightToLeft)
      // A space shows no ink, so it needs none.
      if let whole {
        cell.ink = whole
      } else if cluster.text != " " {
        cell.ink = light.ink(at: intensity(atColumn: center, time: time))
      }
      cells.append(cell)
      if cluster.columns == 2 { cells.append(.continuation) }
    }
    return cells
  }

  /// The brightness at a place in a line, from 0 to 1.
  ///
  /// - Parameter center: In columns from the line's start: the middle of the first one is 0.5.
  private func intensity(atColumn center: Double, time: Double) -> Double {
    let point = SheenPoint(
      x: center * TerminalDefaults.columnWidth, y: TerminalDefaults.rowHeight / 2)
    return wave?.intensity(at: point, time: time) ?? 0
  }

  /// The brightness of a line that is one piece: it grows and fades once a period.
  private func pulse(at time: Double) -> Double {
    guard let wave, time.isFinite else { return 0 }
    return ShimmerProfile.intensity(at: wave.phase(at: time) - 0.5)
  }
}

import SheenCore
import SheenTerminal

/// The cells of a terminal. A half of a cell is a pixel.
struct TerminalContestant: Contestant {
  let name = "terminal"

  func reference(for setting: Setting) throws -> any Reference { try CoreReference(setting) }

  func pictures(of shots: [Shot]) throws -> [[Pixels]] { try shots.map(pictures) }

  private func pictures(of shot: Shot) throws -> [Pixels] {
    let setting = shot.setting
    let size = TerminalSize(
      columns: Int(setting.size.width / TerminalDefaults.columnWidth),
      rows: Int(setting.size.height / TerminalDefaults.rowHeight))
    let isDark = setting.appearance.scheme == .dark
    let theme = TerminalTheme(
      foreground: isDark ? .white : .black, background: setting.palette.background)
    let skeleton = try TerminalSkeleton(
      setting.skeleton, size: size, capability: TerminalCapability(theme: theme),
      style: setting.style, layoutDirection: setting.layoutDirection)
    return shot.times.map { Pixels(skeleton.grid(at: $0), on: theme.background) }
  }
}

extension Pixels {
  /// Each half of each cell of a grid as a pixel.
  fileprivate init(_ grid: TerminalGrid, on background: ShimmerColor) {
    var words: [UInt32] = []
    for row in 0..<grid.size.rows * 2 {
      for column in 0..<grid.size.columns {
        let color = grid[column, row / 2].color(ofUpperHalf: row % 2 == 0)
        words.append(color?.word ?? background.word)
      }
    }
    self.init(width: grid.size.columns, height: grid.size.rows * 2, words: words)
  }
}

extension TerminalCell {
  /// What is seen in a half of this cell; nil: what is behind the text.
  fileprivate func color(ofUpperHalf isUpper: Bool) -> TerminalColor? {
    switch text {
    case "▀": isUpper ? ink.foreground : ink.background
    case "▄": isUpper ? ink.background : ink.foreground
    default: ink.background
    }
  }
}

extension TerminalColor {
  fileprivate var word: UInt32? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return 0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
  }
}

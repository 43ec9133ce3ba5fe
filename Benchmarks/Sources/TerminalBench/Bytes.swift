import SheenCore
import SheenScreens
import SheenTerminal

/// How many bytes are written in one period of light, at the default rate.
enum Bytes {
  static let labels = [
    "Building", "Fetching packages", "Resolving the dependencies of 42 packages",
    "Copying a label that is as long as a line of a terminal with eighty columns has room",
  ]

  private static let theme = TerminalTheme(
    foreground: ShimmerColor(white: 0.9), background: ShimmerColor(white: 0.07))

  static func terminal(_ colors: TerminalColorDepth) -> TerminalCapability {
    TerminalCapability(colors: colors, theme: theme, synchronizesOutput: true)
  }

  /// The times of all frames in a period of 2 seconds.
  private static let times = (0..<40).map { Double($0) / TerminalDefaults.framesPerSecond }

  /// The line redrawn cell by cell, one escape each, beside what is really written.
  static func goals(_ label: String) -> [Goal] {
    [TerminalColorDepth.trueColor, .ansi256].map { depth in
      let capability = terminal(depth)
      let line = TerminalLine(label, width: 80)
      // Spaces get their escape there too.
      let solid = TerminalLine(label.replacing(" ", with: "x"), width: 80)
      let plain = times.reduce(0) { $0 + cellByCell(solid, at: $1, capability) }
      var screen = TerminalScreen(capability: capability)
      _ = screen.begin()
      _ = screen.update(to: grid(line, at: 0, capability))
      let written = times.map { screen.update(to: grid(line, at: $0, capability)).utf8.count }
      let sum = written.reduce(0, +)
      return Goal(
        name: "a line of \(line.columns) columns in \(depth): bytes against one escape a cell",
        figure: Double(plain) / Double(sum), unit: "times fewer", bound: .atLeast(5),
        details:
          "; \(sum / times.count) bytes a frame instead of \(plain / times.count), and at most "
          + "\(written.max() ?? 0)")
    }
  }

  private static func grid(
    _ line: TerminalLine, at time: Double, _ capability: TerminalCapability
  ) -> TerminalGrid {
    TerminalGrid(
      row: TerminalShimmer.cells(line, at: time, capability: capability), columns: 80)
  }

  /// A return to the start of the line, for each cell its color and its character, and the end of all
  /// colors.
  private static func cellByCell(
    _ line: TerminalLine, at time: Double, _ capability: TerminalCapability
  ) -> Int {
    let cells = TerminalShimmer.cells(line, at: time, capability: capability)
    return 1 + 4 + cells.reduce(0) { $0 + escape($1.ink) + $1.text.utf8.count }
  }

  private static func escape(_ ink: TerminalInk) -> Int {
    switch ink.foreground {
    case .rgb(let red, let green, let blue): "\u{1B}[38;2;\(red);\(green);\(blue)m".utf8.count
    case .indexed(let index): "\u{1B}[38;5;\(index)m".utf8.count
    default: 0
    }
  }

  /// A skeleton redrawn whole, beside what is really written.
  static func skeletonGoal() throws -> Goal {
    let skeleton = try TerminalSkeleton(
      SkeletonScreen.feed.skeleton, size: .usual, capability: terminal(.trueColor))
    var screen = TerminalScreen(capability: terminal(.trueColor))
    _ = screen.begin()
    _ = screen.update(to: skeleton.grid(at: 0))
    var (whole, written) = (0, 0)
    let frames = Int((skeleton.waves.first?.period ?? 2) * TerminalDefaults.framesPerSecond)
    for frame in 0..<frames {
      let grid = skeleton.grid(at: Double(frame) / TerminalDefaults.framesPerSecond)
      whole += grid.text.utf8.count
      written += screen.update(to: grid).utf8.count
    }
    return Goal(
      name: "the screen `feed` in 80 × 24: bytes against all rows",
      figure: Double(whole) / Double(written), unit: "times fewer", bound: .atLeast(2),
      details: "; \(written / frames) bytes a frame instead of \(whole / frames)")
  }

  static func unchangedGoal() -> Goal {
    let line = TerminalLine("Fetching packages", width: 80)
    let capability = terminal(.trueColor)
    var screen = TerminalScreen(capability: capability)
    _ = screen.update(to: grid(line, at: 0.4, capability))
    let bytes = screen.update(to: grid(line, at: 0.4, capability)).utf8.count
    return Goal(
      name: "a frame in which nothing changes", figure: Double(bytes), unit: "bytes",
      bound: .atMost(0))
  }
}

import SheenCore
import SheenJSON
import SheenTerminal

/// Shows screens on the terminal: their placeholders, and below them a line that says which it is.
struct Player: Sendable {
  /// The colors that the terminal is taken to have, or nil: it is asked.
  let theme: TerminalTheme?
  let layoutDirection: SheenLayoutDirection
  let framesPerSecond: Double

  /// A screen and the light over it.
  struct Scene: Sendable {
    let screen: SkeletonScreen
    let style: ShimmerStyle

    /// What it shows, in words.
    var caption: String { "\(screen.name): \(screen.summary)" }
  }

  /// Moves a scene on the terminal; where nothing can move, prints it.
  ///
  /// - Parameter seconds: How long; infinite: until a signal ends the process.
  func show(_ scene: Scene, seconds: Double) async throws(CommandError) {
    let capability = TerminalOutput.standardOutput.capability
    if capability.isInteractive, !capability.isSpoken, #available(macOS 13, *) {
      try await play(scene, seconds: seconds)
    } else {
      try printStill(of: scene, size: nil, time: nil)
    }
  }

  /// Prints a scene that stands still, as text with escapes where there are colors; for a screen
  /// reader, what it shows.
  ///
  /// - Parameters:
  ///   - size: In points, or nil: the screen's own.
  ///   - time: In seconds, or nil: in the middle of the light's way.
  func printStill(of scene: Scene, size: SheenSize?, time: Double?) throws(CommandError) {
    let capability = themed(TerminalOutput.standardOutput.askedCapability())
    guard !capability.isSpoken else { return try Terminal.print(scene.caption.plain) }
    let skeleton = try skeleton(
      scene, TerminalSize(covering: size ?? scene.screen.size), capability)
    let middle = skeleton.waves.first.map { $0.sweepDuration / 2 }
    try Terminal.print(skeleton.grid(at: time ?? middle ?? 0).text)
  }

  @available(macOS 13, *)
  private func play(_ scene: Scene, seconds: Double) async throws(CommandError) {
    var drawn: TerminalSkeleton?
    try await playInTerminal(
      for: seconds, framesPerSecond: framesPerSecond, output: .standardOutput
    ) { frame throws(CommandError) in
      let capability = themed(frame.capability)
      let size = TerminalSize(columns: frame.size.columns, rows: frame.size.rows - 1)
      if drawn?.size != size { drawn = try skeleton(scene, size, capability) }
      let caption = TerminalShimmer.cells(
        TerminalLine(
          " \(scene.caption) (Ctrl-C ends)", width: size.columns,
          hasUnicode: capability.hasUnicode),
        at: frame.time, capability: capability)
      return (drawn?.grid(at: frame.time) ?? TerminalGrid(size: size)).above(caption)
    }
  }

  private func skeleton(
    _ scene: Scene, _ size: TerminalSize, _ capability: TerminalCapability
  ) throws(CommandError) -> TerminalSkeleton {
    do {
      return try TerminalSkeleton(
        scene.screen.skeleton, size: size, capability: capability, style: scene.style,
        layoutDirection: layoutDirection)
    } catch {
      throw .input("\(scene.screen.name): \(error.description)")
    }
  }

  private func themed(_ capability: TerminalCapability) -> TerminalCapability {
    var capability = capability
    capability.theme = theme ?? capability.theme
    return capability
  }
}

extension TerminalGrid {
  /// This grid with a row of cells below it.
  fileprivate func above(_ row: [TerminalCell]) -> TerminalGrid {
    var grid = TerminalGrid(
      size: TerminalSize(columns: size.columns, rows: size.rows + 1))
    for place in 0..<size.cellCount {
      grid[place % size.columns, place / size.columns] = cells[place]
    }
    for (column, cell) in row.enumerated() { grid[column, size.rows] = cell }
    return grid
  }
}

extension TerminalSize {
  /// The columns and rows that an area in points touches.
  fileprivate init(covering area: SheenSize) {
    func count(_ points: Double, _ step: Double) -> Int {
      Int(min((points / step).rounded(.up), Double(Self.maximumSide)))
    }
    self.init(
      columns: count(area.width, TerminalDefaults.columnWidth),
      rows: count(area.height, TerminalDefaults.rowHeight))
  }
}

public import SheenCore

/// A skeleton on a terminal: for each time the cells that show it.
///
/// A column is `TerminalDefaults.columnWidth` wide and a row `TerminalDefaults.rowHeight` high, so the
/// halves of a cell are squares of 8 points. Where the terminal has 256 colors or more and has told
/// its own, each half is a place of its own, drawn with ▀ and ▄, and round corners are smoothed. Elsewhere a cell
/// is one of ░ ▒ ▓, the brighter the denser, or of - = #. Rectangles are moved to whole halves or cells.
///
/// ```swift
/// let size = TerminalSize(columns: 80, rows: 24)
/// let skeleton = try TerminalSkeleton(
///   SkeletonScreen.list.skeleton, size: size, capability: capability)
/// skeleton.grid(at: 0.7).text  // 24 rows of text with escapes
/// ```
public struct TerminalSkeleton: Hashable, Sendable {
  /// The columns and rows that are drawn.
  public let size: TerminalSize

  /// The waves: one over the whole, or where the style's scope is `view`, one over each placeholder.
  /// None where nothing moves, because the terminal, its reader or the style wants no light.
  public var waves: [Wave] { lights.compactMap(\.self) }

  /// One for all placeholders, or one for each.
  private let lights: [Wave?]
  private let halves: HalfCells
  private let painter: CellPainter

  /// The cells without light. Most of a frame is dark, and need not be painted again.
  private let dark: TerminalGrid

  /// A skeleton laid out for a number of columns and rows.
  ///
  /// - Parameters:
  ///   - skeleton: The description.
  ///   - size: The columns and rows to fill; what reaches beyond is cut off. Without any, the grid is
  ///     empty.
  ///   - capability: What the terminal can do.
  ///   - style: How light looks and moves. Its scope `window` is the size.
  ///   - layoutDirection: The side at which leading is.
  /// - Throws: `SkeletonError` when the skeleton cannot be laid out.
  public init(
    _ skeleton: Skeleton, size: TerminalSize, capability: TerminalCapability,
    style: ShimmerStyle = .standard, layoutDirection: SheenLayoutDirection = .leftToRight
  ) throws(SkeletonError) {
    let layout =
      size.cellCount > 0
      ? try skeleton.layout(in: size.points, layoutDirection: layoutDirection)
      : SkeletonLayout(size: size.points, placeholders: [])
    self.init(
      layout, size: size, capability: capability, style: style, layoutDirection: layoutDirection)
  }

  /// A skeleton that has been laid out in points.
  ///
  /// - Parameters:
  ///   - layout: The placeholders, from the top left corner of the grid.
  ///   - size: The columns and rows that are drawn.
  ///   - capability: What the terminal can do.
  ///   - style: How light looks and moves. Its scope `window` is the size.
  ///   - layoutDirection: The side at which leading is.
  public init(
    _ layout: SkeletonLayout, size: TerminalSize, capability: TerminalCapability,
    style: ShimmerStyle = .standard, layoutDirection: SheenLayoutDirection = .leftToRight
  ) {
    self.size = size
    let painter = CellPainter(style, on: capability)
    let drawn = layout.moved(toColumns: TerminalDefaults.columnWidth, rows: painter.rowHeight)
    let halves = HalfCells(drawn, size: size)
    self.painter = painter
    self.halves = halves
    dark = TerminalGrid(size: size) { column, row in
      painter.cell(
        upper: CellPainter.Half(halves.coverage(column: column, row: row * 2)),
        lower: CellPainter.Half(halves.coverage(column: column, row: row * 2 + 1)))
    }
    let areas =
      style.scope == .view
      ? drawn.placeholders.map(\.frame) : [SheenRect(origin: .zero, size: size.points)]
    lights =
      capability.showsLight
      ? areas.map { style.resolved(in: $0, layoutDirection: layoutDirection).wave } : []
  }

  /// The cells at a time.
  ///
  /// - Parameter time: In seconds. A time that is not finite has no light.
  public func grid(at time: Double) -> TerminalGrid {
    let light = lights.map { $0.map { FrameLight($0, at: time) } }
    var grid = dark
    guard light.contains(where: { $0?.isDark == false }) else { return grid }
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let upper = half(column, row * 2, light)
        let lower = half(column, row * 2 + 1, light)
        guard upper.intensity + lower.intensity > 0 else { continue }
        grid[column, row] = painter.cell(upper: upper, lower: lower)
      }
    }
    return grid
  }

  private func half(_ column: Int, _ row: Int, _ lights: [FrameLight?]) -> CellPainter.Half {
    let coverage = halves.coverage(column: column, row: row)
    guard coverage > 0 else { return CellPainter.Half(0) }
    let light = lights[lights.count == 1 ? 0 : halves.owner(column: column, row: row)]
    let center = HalfCells.center(column: column, row: row)
    return CellPainter.Half(coverage, intensity: light?.intensity(at: center) ?? 0)
  }
}

/// The light of a wave at one time, found once for all places of its scope.
private struct FrameLight {
  private let direction: UnitVector
  private let band: Double

  /// Where the band's middle is, along the direction; nil where no light is in the scope.
  private let middle: Double?

  /// Whether there is no light anywhere in the scope.
  var isDark: Bool { middle == nil }

  init(_ wave: Wave, at time: Double) {
    direction = wave.sweep.direction
    band = wave.sweep.band
    let area = wave.sweep.area
    let ends = wave.gradient(in: area, at: time)
    let start = SheenPoint(x: ends.start.x + area.minX, y: ends.start.y + area.minY)
    middle = wave.isDark(at: time) ? nil : start.distance(along: direction) + band / 2
  }

  func intensity(at point: SheenPoint) -> Double {
    guard let middle else { return 0 }
    return ShimmerProfile.intensity(at: (point.distance(along: direction) - middle) / band)
  }
}

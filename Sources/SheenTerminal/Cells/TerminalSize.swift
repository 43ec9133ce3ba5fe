public import SheenCore

/// How many columns and rows a terminal has, or a part of it.
public struct TerminalSize: Hashable, Sendable {
  /// The columns, from 0 to `maximumSide`.
  public let columns: Int

  /// The rows, from 0 to `maximumSide`.
  public let rows: Int

  /// The most columns or rows that count: 1,000. A screen of 4K has fewer, in the smallest type.
  public static let maximumSide = 1_000

  /// A size; each side is held in 0…`maximumSide`.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.maximumSide)
    self.rows = min(max(rows, 0), Self.maximumSide)
  }

  /// The size of most terminals when nothing says how large they are: 80 × 24.
  public static let usual = TerminalSize(columns: 80, rows: 24)

  /// How many cells it has.
  public var cellCount: Int { columns * rows }

  /// The size in points, a column being `TerminalDefaults.columnWidth` wide and a row
  /// `TerminalDefaults.rowHeight` high.
  ///
  /// ```swift
  /// TerminalSize(columns: 80, rows: 24).points  // 640 × 384
  /// ```
  public var points: SheenSize {
    SheenSize(
      width: Double(columns) * TerminalDefaults.columnWidth,
      height: Double(rows) * TerminalDefaults.rowHeight)
  }
}

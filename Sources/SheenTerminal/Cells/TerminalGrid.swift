/// The cells of a part of a terminal, row by row: what a renderer returns.
public struct TerminalGrid: Hashable, Sendable {
  /// How many columns and rows there are.
  public let size: TerminalSize

  /// `size.cellCount` cells, row by row from the top.
  public private(set) var cells: [TerminalCell]

  /// A grid of blanks.
  public init(size: TerminalSize) {
    self.size = size
    cells = [TerminalCell](repeating: .blank, count: size.cellCount)
  }

  /// A grid of cells that are made one by one, row by row from the top.
  init(size: TerminalSize, cell: (_ column: Int, _ row: Int) -> TerminalCell) {
    self.size = size
    cells = (0..<size.rows).flatMap { row in (0..<size.columns).map { cell($0, row) } }
  }

  /// A grid of `size.cellCount` cells.
  init(size: TerminalSize, cells: [TerminalCell]) {
    self.size = size
    self.cells = cells
  }

  /// One row of cells, cut or filled with blanks to a number of columns.
  public init(row: [TerminalCell], columns: Int) {
    self.init(size: TerminalSize(columns: columns, rows: 1))
    for (column, cell) in row.prefix(size.columns).enumerated() { cells[column] = cell }
  }

  /// The cell at a place, which must be within the size; outside it is blank, and setting does
  /// nothing.
  public subscript(column: Int, row: Int) -> TerminalCell {
    get { contains(column, row) ? cells[row * size.columns + column] : .blank }
    set { if contains(column, row) { cells[row * size.columns + column] = newValue } }
  }

  /// The rows as text with escapes, joined by line ends; blanks at the end of a row are left out.
  ///
  /// For a picture that stands still. What moves is written by `TerminalScreen`.
  public var text: String {
    let rows = (0..<size.rows).map { row in
      let cells = self[row: row]
      let blanks = cells.reversed().prefix { $0 == .blank }.count
      return Self.text(of: cells.dropLast(blanks))
    }
    return rows.joined(separator: "\n")
  }

  /// The first rows of this grid, as many as there are.
  func first(rows: Int) -> TerminalGrid {
    let size = TerminalSize(columns: size.columns, rows: min(rows, size.rows))
    return TerminalGrid(size: size, cells: Array(cells.prefix(size.cellCount)))
  }

  /// The cells as text with escapes: equal looks share one, and the last is undone.
  static func text(of cells: some Sequence<TerminalCell>) -> String {
    var pen = TerminalPen()
    for cell in cells { pen.draw(cell) }
    pen.select(.plain)
    return pen.text
  }

  /// The cells of a row.
  subscript(row row: Int) -> ArraySlice<TerminalCell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < size.columns && row >= 0 && row < size.rows
  }
}

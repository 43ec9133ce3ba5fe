/// The shortest text we know that turns one grid of cells into another of the same size, from the top
/// left corner and back to it.
struct ScreenChanges {
  private let new: TerminalGrid
  private var pen = TerminalPen()
  private var row = 0
  /// Nil behind a character of uncertain width. Behind the last column it is the number of columns, of
  /// which no run is to the right: there terminals differ in where the cursor is.
  private var column: Int? = 0

  /// The text.
  var text: String { pen.text }

  /// How many rows differ.
  private(set) var rowCount = 0

  init(from old: TerminalGrid, to new: TerminalGrid) {
    self.new = new
    for row in 0..<new.size.rows {
      let runs = Self.runs(from: old[row: row], to: new[row: row])
      for run in runs { draw(run, inRow: row) }
      if !runs.isEmpty { rowCount += 1 }
    }
    pen.select(.plain)
    if !pen.text.isEmpty {
      pen.write(Escape.up(row))
      if column != 0 { pen.write("\r") }
    }
  }

  /// The columns that have to be written, from left to right.
  private static func runs(
    from old: ArraySlice<TerminalCell>, to new: ArraySlice<TerminalCell>
  ) -> [Range<Int>] {
    guard old != new else { return [] }
    // Behind a character of uncertain width the columns of the terminal may be other than ours.
    if old.contains(where: { !$0.hasCertainWidth }) || new.contains(where: { !$0.hasCertainWidth })
    {
      return [0..<new.count]
    }
    var runs: [Range<Int>] = []
    for (column, (before, after)) in zip(old, new).enumerated() where before != after {
      var run = column..<column + 1
      // The right half of a wide character comes with the left one.
      if new.dropFirst(run.upperBound).first?.text.isEmpty == true {
        run = run.lowerBound..<run.upperBound + 1
      }
      if let last = runs.last, joins(last, run, new) {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  /// Whether writing what is unchanged between two runs costs no more than jumping over it: a jump
  /// takes four bytes.
  private static func joins(
    _ run: Range<Int>, _ next: Range<Int>, _ cells: ArraySlice<TerminalCell>
  ) -> Bool {
    guard next.lowerBound > run.upperBound else { return true }
    guard next.lowerBound - run.upperBound <= 4 else { return false }
    let gap = cells.dropFirst(run.upperBound).prefix(next.lowerBound - run.upperBound)
    let ink = cells[cells.startIndex + run.upperBound - 1].ink
    let isAlike = gap.allSatisfy {
      $0.text == " " ? $0.ink.background == ink.background : $0.ink == ink
    }
    return isAlike && gap.reduce(0) { $0 + $1.text.utf8.count } <= 4
  }

  private mutating func draw(_ run: Range<Int>, inRow row: Int) {
    move(toColumn: run.lowerBound, row: row)
    let cells = new[row: row]
    let first = cells.startIndex
    var column = run.lowerBound
    // Blanks to the end of the row need no spaces.
    var end = run.upperBound
    if cells.dropFirst(end).allSatisfy({ $0 == .blank }) {
      end -= run.reversed().prefix { cells[first + $0] == .blank }.count
      if run.upperBound - end <= Escape.eraseRestOfLine.utf8.count { end = run.upperBound }
    }
    while column < end {
      pen.draw(cells[first + column])
      column += 1
    }
    if end < run.upperBound {
      pen.select(.plain)
      pen.write(Escape.eraseRestOfLine)
    }
    let isCertain = cells.prefix(end).allSatisfy(\.hasCertainWidth)
    self.column = isCertain ? end : nil
  }

  private mutating func move(toColumn target: Int, row targetRow: Int) {
    pen.write(Escape.down(targetRow - row))
    row = targetRow
    if let column, column <= target {
      pen.write(Escape.right(target - column))
    } else {
      pen.write("\r" + Escape.right(target))
    }
    column = target
  }
}

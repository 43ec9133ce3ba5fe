import SheenCore
import SheenTerminal
import Testing

struct TerminalScreenTests {
  private static let inks = [
    TerminalInk.plain, TerminalInk(weight: .dim), TerminalInk(weight: .bold),
    TerminalInk(foreground: .rgb(1, 2, 3)), TerminalInk(foreground: .indexed(240)),
    TerminalInk(foreground: .basic(9), background: .basic(12), weight: .bold),
    TerminalInk(background: .rgb(40, 50, 60)), TerminalInk(foreground: .basic(1)),
  ]

  /// A grid that differs from another one in some places.
  private func changed(_ grid: TerminalGrid, _ random: inout SeededRandom) -> TerminalGrid {
    var grid = grid
    for _ in 0..<random.index(below: 8) {
      let row = random.index(below: grid.size.rows)
      var column = random.index(below: grid.size.columns)
      let ink = Self.inks[random.index(below: Self.inks.count)]
      for _ in 0..<(1 + random.index(below: 12)) where column < grid.size.columns {
        let kind = random.index(below: 6)
        if kind == 0, column + 1 < grid.size.columns {
          clear(&grid, column, row)
          clear(&grid, column + 1, row)
          grid[column, row] = TerminalCell("中", ink: ink)
          grid[column + 1, row] = .continuation
          column += 2
        } else {
          clear(&grid, column, row)
          grid[column, row] =
            kind == 1 ? .blank : TerminalCell(["a", "b", "▀"][kind % 3], ink: ink)
          column += 1
        }
      }
    }
    return grid
  }

  /// Blanks a cell, and the other half of what was wide there.
  private func clear(_ grid: inout TerminalGrid, _ column: Int, _ row: Int) {
    if grid[column, row].text.isEmpty { grid[column - 1, row] = .blank }
    if grid[column + 1, row].text.isEmpty { grid[column + 1, row] = .blank }
    grid[column, row] = .blank
  }

  /// The first place at which a terminal shows something else than a grid.
  private func difference(
    _ terminal: FakeTerminal, fromRow top: Int, _ grid: TerminalGrid
  ) -> String? {
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let seen = visible(terminal.cells[top + row][column])
        let wanted = visible(grid[column, row])
        if seen != wanted { return "(\(column), \(row)): \(seen) instead of \(wanted)" }
      }
    }
    return nil
  }

  /// A space shows no ink but what is behind it, the right half of a wide character none of its own.
  private func visible(_ cell: TerminalCell) -> TerminalCell {
    switch cell.text {
    case " ": TerminalCell(" ", ink: TerminalInk(background: cell.ink.background))
    case "": .continuation
    default: TerminalCell(cell.text, ink: cell.ink)
    }
  }

  @Test("a terminal that is told the changes shows the grid", arguments: [1, 2, 5])
  func aTerminalShowsTheGrid(_ rows: Int) {
    var random = SeededRandom(seed: UInt64(rows))
    for _ in 0..<60 {
      let size = TerminalSize(columns: 1 + random.index(below: 30), rows: rows)
      var terminal = FakeTerminal(columns: size.columns, rows: 8)
      terminal.write("before\n")
      var screen = TerminalScreen(capability: fullTerminal)
      terminal.write(screen.begin())
      let start = terminal.row
      var grid = TerminalGrid(size: size)
      for _ in 0..<12 {
        grid = changed(grid, &random)
        let text = screen.update(to: grid)
        terminal.write(text)
        let top = min(start, 8 - rows)
        #expect(difference(terminal, fromRow: top, grid) == nil)
        #expect((terminal.row, terminal.column) == (top, 0))
        #expect(terminal.ink == .plain)
        #expect(!terminal.isSynchronizing)
        #expect(screen.update(to: grid) == "")
      }
      #expect(terminal.complaints.isEmpty)
    }
  }

  private func row(_ text: String, _ ink: TerminalInk = .plain) -> TerminalGrid {
    TerminalGrid(row: text.map { TerminalCell(String($0), ink: ink) }, columns: 20)
  }

  /// A screen without synchronized output that shows a row, and the text that changes it to another.
  private func change(_ before: TerminalGrid, _ after: TerminalGrid) -> String {
    var screen = TerminalScreen(capability: TerminalCapability(.trueColor))
    _ = screen.begin()
    _ = screen.update(to: before)
    return screen.update(to: after).shown
  }

  @Test("only what differs is written")
  func onlyWhatDiffersIsWritten() {
    #expect(change(row("Fetching"), row("Fetching")) == "")
    #expect(change(row("Fetching"), row("Fetchinx")) == "␛[7Cx\r")
    #expect(change(row("Fetching"), row("fetching")) == "f\r")
    // Two changes: a short gap is written again, a long one is jumped over.
    #expect(change(row("Fetching"), row("fetcHing")) == "fetcH\r")
    #expect(change(row("Fetching it"), row("fetching iT")) == "f␛[9CT\r")
    // A shorter text.
    #expect(change(row("Fetching it"), row("Fetch")) == "␛[5C␛[K\r")
    #expect(change(row("Fetch it"), row("Fetch i")) == "␛[7C \r")
    // Another color, and the color is undone at the end.
    let dim = TerminalInk(weight: .dim)
    #expect(change(row("ab"), row("ab", dim)) == "␛[2mab␛[m\r")
  }

  @Test("a period of light over a label takes a fifth of the bytes of one escape a cell")
  func aPeriodTakesFewBytes() {
    let line = TerminalLine("Fetching packages", width: 80)
    var screen = TerminalScreen(capability: fullTerminal)
    _ = screen.begin()
    var bytes = 0
    for frame in 0...40 {
      let cells = TerminalShimmer.cells(line, at: Double(frame) / 20, capability: fullTerminal)
      let text = screen.update(to: TerminalGrid(row: cells, columns: 80))
      // The first frame draws everything.
      if frame > 0 { bytes += text.utf8.count }
    }
    // A cell's color has at least 16 bytes, and its character one.
    let cellByCell = 40 * 17 * (16 + 1)
    #expect(bytes > 0 && bytes <= cellByCell / 5)
  }

  @Test("a change of a wide character writes it whole, and its neighbors stay")
  func aWideCharacterIsWrittenWhole() {
    func wide(_ text: String, _ ink: TerminalInk) -> TerminalGrid {
      TerminalGrid(
        row: [TerminalCell("a"), TerminalCell(text, ink: ink), .continuation, TerminalCell("b")],
        columns: 20)
    }
    let bold = TerminalInk(weight: .bold)
    #expect(change(wide("中", .plain), wide("中", bold)) == "␛[C␛[1m中␛[m\r")
    #expect(change(row("axyb"), wide("中", .plain)) == "␛[C中\r")
    #expect(change(wide("中", .plain), row("axyb")) == "␛[Cxy\r")
  }

  @Test("a row with a character of uncertain width is written from its start")
  func aRowOfUncertainWidthIsWrittenWhole() {
    func grid(_ last: String) -> TerminalGrid {
      let family = TerminalCell("👩‍👩‍👧", hasCertainWidth: false)
      return TerminalGrid(row: [family, .continuation, TerminalCell(last)], columns: 8)
    }
    #expect(change(grid("a"), grid("b")) == "👩‍👩‍👧b␛[K\r")
    #expect(change(grid("a"), grid("a")) == "")
  }

  @Test("what follows a character of uncertain width is where it should be")
  func whatFollowsAnUncertainWidth() {
    var terminal = FakeTerminal(columns: 8, rows: 4)
    var screen = TerminalScreen(capability: fullTerminal)
    terminal.write(screen.begin())
    // One column as we count, and three on this terminal.
    var grid = TerminalGrid(size: TerminalSize(columns: 8, rows: 2))
    grid[0, 0] = TerminalCell("xxx", hasCertainWidth: false)
    grid[4, 1] = TerminalCell("y")
    terminal.write(screen.update(to: grid))
    #expect(terminal.text == "xxx\n    y")
    grid[5, 1] = TerminalCell("z")
    terminal.write(screen.update(to: grid))
    #expect(terminal.text == "xxx\n    yz")
  }

  @Test("rows of our own are made below, and only once")
  func rowsAreMadeBelow() {
    var screen = TerminalScreen(capability: TerminalCapability(.trueColor))
    var grid = TerminalGrid(size: TerminalSize(columns: 4, rows: 3))
    grid[0, 2] = TerminalCell("x")
    #expect(screen.begin().shown == "␛[?25l␛[?7l")
    #expect(screen.update(to: grid).shown == "\r␛[J\n\n␛[2A␛[2Bx␛[2A\r")
    grid[1, 1] = TerminalCell("y")
    #expect(screen.update(to: grid).shown == "␛[B␛[Cy␛[A\r")
  }

  @Test("an update is synchronized where the terminal can do it")
  func anUpdateIsSynchronized() {
    var screen = TerminalScreen(capability: fullTerminal)
    _ = screen.begin()
    #expect(screen.update(to: row("a")).shown == "␛[?2026h\r␛[Ja\r␛[?2026l")
    #expect(screen.update(to: row("a")) == "")
  }

  @Test("another size is drawn from the start")
  func anotherSizeIsDrawnFromTheStart() {
    var terminal = FakeTerminal(columns: 40, rows: 5)
    var screen = TerminalScreen(capability: fullTerminal)
    terminal.write(screen.begin())
    for columns in [40, 20, 60, 1, 0, 30] {
      terminal.resize(columns: max(columns, 1), rows: 5)
      let line = TerminalLine("Fetching all packages", width: columns)
      let cells = line.clusters.map { TerminalCell($0.text) }
      terminal.write(screen.update(to: TerminalGrid(row: cells, columns: columns)))
      #expect(terminal.text == line.text)
    }
    #expect(terminal.complaints.isEmpty)
  }

  @Test("text is printed above the region, whole and once")
  func textIsPrintedAbove() {
    var terminal = FakeTerminal(columns: 10, rows: 4)
    var screen = TerminalScreen(capability: fullTerminal)
    terminal.write(screen.begin())
    terminal.write(screen.update(to: row("Fetching")))
    for text in ["one", "two\n", "a line that is longer", "\u{1B}[31mred"] {
      terminal.write(screen.print(text))
      terminal.write(screen.update(to: row("Fetching")))
    }
    #expect(
      terminal.history
        == "one\ntwo\na line tha\nt is longe\nr\nred\nFetching")
    #expect(terminal.ink == .plain)
    terminal.write(screen.end())
    #expect(terminal.history == "one\ntwo\na line tha\nt is longe\nr\nred")
  }

  @Test("the end brings back the cursor, the colors and the wrapping", arguments: [false, true])
  func theEndRestores(_ isAlternate: Bool) {
    var terminal = FakeTerminal(columns: 20, rows: 5)
    terminal.write("before\n")
    var screen = TerminalScreen(
      capability: fullTerminal, region: isAlternate ? .alternate : .inline)
    terminal.write(screen.begin())
    #expect(terminal.isAlternate == isAlternate)
    let ink = TerminalInk(foreground: .rgb(9, 9, 9))
    let update = screen.update(to: row("Fetching", ink))
    // Also when an update was cut off in the middle.
    terminal.write(Array(update.utf8.prefix(update.utf8.count - 12)))
    #expect(!terminal.isCursorVisible && !terminal.wraps && terminal.isSynchronizing)
    terminal.write(screen.end())
    #expect(terminal.isCursorVisible && terminal.wraps && !terminal.isSynchronizing)
    #expect(terminal.ink == .plain && !terminal.isAlternate)
    #expect(terminal.text == "before")
    #expect(terminal.complaints.isEmpty)
  }

  @Test("a text that is wider than we think cannot leave its row")
  func aTextThatIsTooWideStaysInItsRow() {
    var terminal = FakeTerminal(columns: 8, rows: 4)
    var screen = TerminalScreen(capability: fullTerminal)
    terminal.write(screen.begin())
    // Four columns as we count, and twelve on this terminal.
    let cells = ["xxx", "xxx", "xxx", "xxx"].map { TerminalCell($0, hasCertainWidth: false) }
    terminal.write(screen.update(to: TerminalGrid(row: cells, columns: 8)))
    #expect(terminal.row == 0)
    terminal.write(screen.end())
    #expect(terminal.history == "")
  }
}

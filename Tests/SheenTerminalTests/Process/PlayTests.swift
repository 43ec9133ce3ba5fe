#if canImport(Glibc)
import Glibc
import SheenCore
import SheenScreens
import SheenTerminal
import Testing

/// Real runs of `sheen play` and `sheen demo --terminal` under a pseudo-terminal.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct PlayTests {
  private let program = PseudoTerminal.product("sheen")

  /// The cells that a screen has in the terminal of these tests, without the line below it.
  private func grid(_ screen: SkeletonScreen, columns: Int, rows: Int) throws -> TerminalGrid {
    try TerminalSkeleton(
      screen.skeleton, size: TerminalSize(columns: columns, rows: rows - 1),
      capability: fullTerminal
    ).grid(at: 0)
  }

  /// Whether a terminal shows a grid, light apart: which halves of cells are covered. Light may be
  /// anywhere then, so that it does not matter which frames a slow machine leaves out.
  private func shows(_ terminal: FakeTerminal, _ grid: TerminalGrid) -> Bool {
    guard terminal.columns == grid.size.columns else { return false }
    return (0..<grid.size.rows).allSatisfy { row in
      (0..<grid.size.columns).allSatisfy { column in
        covered(terminal.cells[row][column]) == covered(grid[column, row])
      }
    }
  }

  /// The covered halves of a cell: 1 for the upper, 2 for the lower one.
  private func covered(_ cell: TerminalCell) -> Int {
    guard cell.ink.background == nil else { return 3 }
    return cell.text == "▀" ? 1 : (cell.text == "▄" ? 2 : 0)
  }

  /// How many different colors there are behind the cells of a row.
  private func backgrounds(_ terminal: FakeTerminal, row: Int) -> Int {
    Set(terminal.cells[row].compactMap(\.ink.background)).count
  }

  @Test("a screen is shown in every size, also while it is resized", arguments: [80, 40, 20])
  func aScreenIsShown(_ columns: Int) throws {
    // The article begins with a picture over the whole width.
    let run = try PseudoTerminal(
      program, ["play", "article", "--duration", "2", "--rest", "2"], columns: columns)
    let picture = try grid(.article, columns: columns, rows: 24)
    try run.wait { shows($0, picture) }
    #expect(run.terminal.isAlternate && !run.terminal.isCursorVisible)
    // The light comes, and goes. Keys that are pressed meanwhile leave no trace.
    run.type("keys")
    try run.wait { backgrounds($0, row: 2) > 4 }
    #expect(!run.terminal.text.contains("keys"))
    try run.wait { backgrounds($0, row: 2) == 1 }
    for (columns, rows) in [(40, 12), (20, 30), (80, 24), (1, 1), (60, 10)] {
      run.resize(columns: columns, rows: rows)
      let picture = try grid(.article, columns: columns, rows: rows)
      try run.wait { shows($0, picture) }
    }
    run.type("\u{3}")
    #expect(try run.end() == -SIGINT)
    #expect(run.terminal.leftovers == [])
    #expect(run.terminal.history.trimmed == "" || run.terminal.history.trimmed == "^C")
  }

  @Test("it ends by itself after a time, and what was there before is there again")
  func itEndsByItself() throws {
    let script = "echo before; \"$0\" play list --seconds 0.5; echo after"
    let run = try PseudoTerminal("/bin/sh", ["-c", script, program])
    try run.wait { $0.isAlternate }
    #expect(try run.end() == 0)
    #expect(run.terminal.text == "before\nafter")
    #expect(run.terminal.leftovers == [])
  }

  @Test("a termination leaves the terminal as it was")
  func aTerminationLeavesTheTerminalAsItWas() throws {
    let run = try PseudoTerminal(program, ["play", "feed"])
    try run.wait { $0.isAlternate && $0.text.contains("feed: ") }
    run.send(SIGTERM)
    #expect(try run.end() == -SIGTERM)
    #expect(run.terminal.leftovers == [])
  }

  @Test("after a stop the whole screen is drawn again")
  func afterAStopTheWholeScreenIsDrawnAgain() throws {
    let script = "set -m; \"$0\" play article; echo stopped; read -r x; fg >/dev/null"
    let run = try PseudoTerminal("/bin/sh", ["-c", script, program], columns: 40, rows: 10)
    let picture = try grid(.article, columns: 40, rows: 10)
    try run.wait { shows($0, picture) }
    run.type("\u{1A}")
    try run.wait { $0.text.contains("stopped") }
    #expect(run.terminal.leftovers == [])
    run.type("\n")
    try run.wait { $0.isAlternate && shows($0, picture) }
    run.type("\u{3}")
    _ = try run.end()
    #expect(run.terminal.leftovers == [])
  }

  @Test(
    "where nothing may move one picture stands still",
    arguments: [["SHEEN_REDUCED_MOTION": "1"], ["NO_COLOR": "1"]])
  func onePictureStandsStill(_ environment: [String: String]) throws {
    let run = try PseudoTerminal(
      program, ["play", "list", "--seconds", "1"], columns: 40, rows: 12,
      environment: environment)
    try run.wait { $0.isAlternate && $0.text.contains("list: ") }
    // Until the end nothing more is written but the end.
    let bytes = run.bytesWritten
    #expect(try run.end() == 0)
    #expect(run.bytesWritten - bytes < 60)
    #expect(run.terminal.leftovers == [])
  }

  @Test(
    "in the background nothing is drawn and nothing stops, and the picture comes back with the process"
  )
  func background() throws {
    let script =
      "set -m; \"$0\" play article; bg >/dev/null; echo typed; read -r x; fg >/dev/null"
    let run = try PseudoTerminal("/bin/sh", ["-c", script, program])
    let picture = try grid(.article, columns: 80, rows: 24)
    try run.wait { shows($0, picture) }
    run.type("\u{1A}")
    try run.wait { $0.text.contains("typed") }
    #expect(!run.terminal.isAlternate && run.terminal.isCursorVisible)
    let bytes = run.bytesWritten
    run.type("\n")
    try run.wait { $0.isAlternate }
    // The key that was typed, and the way back to the other screen.
    #expect(run.bytesWritten - bytes < 200)
    try run.wait { shows($0, picture) }
    run.type("\u{3}")
    _ = try run.end()
    #expect(run.terminal.leftovers == [])
  }

  @Test("the demo shows one screen after the other, and a key ends it")
  func theDemoShowsAllScreens() throws {
    let run = try PseudoTerminal(program, ["demo", "--terminal"])
    for screen in SkeletonScreen.all.prefix(2) {
      try run.wait { $0.text.contains(" \(screen.name): \(screen.summary)") }
    }
    // The terminal is asked once, and not for each screen.
    #expect(run.questionsAsked == ["]10;?", "]11;?", "[?2026$p", "[c"])
    run.type("\u{3}")
    #expect(try run.end() == -SIGINT)
    #expect(run.terminal.leftovers == [])
  }

  @Test(
    "into a pipe one picture is written, without an escape; a screen reader gets words",
    arguments: [
      (["TERM": "xterm-256color"], "\n  ░░░░░░░░░░░░░░░░\n\n        ░░░░"),
      (["CI": "1"], "\n  ░░░░░░░░░░░░░░░░\n\n        ░░░░"),
      (["LC_ALL": "C"], "\n  ----------------\n\n        ----"),
      (["SHEEN_SCREEN_READER": "1"], "bar-and-avatar: a bar and, below it, an avatar"),
    ])
  func intoAPipeOnePictureIsWritten(_ environment: [String: String], _ text: String) throws {
    let script = "\"$0\" play bar-and-avatar --size 160x64 2>&1 | cat"
    let run = try PseudoTerminal("/bin/sh", ["-c", script, program], environment: environment)
    #expect(try run.end() == 0)
    #expect(run.terminal.history == text)
    #expect(run.terminal.leftovers == [] && run.questionsAsked.isEmpty)
  }
}

extension String {
  fileprivate var trimmed: String { filter { !$0.isWhitespace } }
}
#endif

#if canImport(Glibc)
import Glibc
import SheenTerminal
import Testing

/// Real runs of `ShimmerRun` under a pseudo-terminal. Each run ends when its test lets go of a file that
/// its command reads from, and not after a time.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ShimmerRunTests {
  private let program = PseudoTerminal.product("ShimmerRun")

  /// A pipe with a name: a command that reads it prints the lines that a test writes, and ends when
  /// the test closes it.
  private final class NamedPipe {
    let path: String
    private let descriptor: Int32

    init() throws {
      var template = Array("/tmp/sheen-XXXXXX".utf8CString)
      guard let folder = mkdtemp(&template) else {
        throw PseudoTerminal.Failure.system("mkdtemp", errno)
      }
      path = String(cString: folder) + "/pipe"
      guard mkfifo(path, 0o600) == 0 else {
        throw PseudoTerminal.Failure.system("mkfifo", errno)
      }
      // Open for both, so that it doesn't wait for the other side.
      descriptor = open(path, O_RDWR | O_CLOEXEC)
    }

    deinit {
      unlink(path)
      rmdir(path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 })
      close(descriptor)
    }

    /// The command prints this line.
    func send(_ line: String) {
      _ = (line + "\n").withCString { write(descriptor, $0, strlen($0)) }
    }

    /// The arguments of a command that prints the lines until one is `end`.
    var command: [String] {
      ["sh", "-c", "while read -r l; do [ \"$l\" = end ] && exit 0; echo \"$l\"; done <\(path)"]
    }
  }

  @Test(
    "a label shimmers in any width",
    arguments: [
      (80, "Fetching all the packages"), (40, "Fetching all the packages"),
      (20, "Fetching all the pa…"),
    ])
  func aLabelShimmers(_ columns: Int, _ text: String) throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(
      program, ["Fetching all the packages"] + pipe.command, columns: columns,
      environment: ["SHEEN_SPINNER": "0"])
    try run.wait { $0.text == text }
    #expect(!run.terminal.isCursorVisible)
    // Light in the terminal's own colors: from gray on black to full white, and back.
    try run.wait { $0.cells[0][4].ink.foreground == .rgb(117, 117, 117) }
    try run.wait { terminal in
      if case .rgb(let red, _, _) = terminal.cells[0][4].ink.foreground { red > 160 } else { false }
    }
    try run.wait { $0.cells[0][4].ink.foreground == .rgb(117, 117, 117) }
    pipe.send("fetched one")
    try run.wait { $0.text == "fetched one\n" + text }
    pipe.send("end")
    #expect(try run.end() == 0)
    // The terminal breaks the outcome into lines where it is narrow.
    #expect(
      run.terminal.history.replacing("\n", with: "")
        == "fetched one✓ Fetching all the packages")
    #expect(run.terminal.leftovers == [])
    #expect(run.questionsAsked == ["]10;?", "]11;?", "[?2026$p", "[c"])
  }

  @Test("the line follows the window while it is resized")
  func theLineFollowsTheWindow() throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(
      program, ["Fetching all the packages"] + pipe.command,
      environment: ["SHEEN_SPINNER": "0"])
    try run.wait { $0.text == "Fetching all the packages" }
    for (columns, text) in [
      (40, "Fetching all the packages"), (20, "Fetching all the pa…"), (5, "Fetc…"),
      (80, "Fetching all the packages"),
    ] {
      run.resize(columns: columns, rows: 24)
      try run.wait { $0.text == text }
    }
    pipe.send("end")
    #expect(try run.end() == 0)
    #expect(run.terminal.text == "✓ Fetching all the packages")
    #expect(run.terminal.leftovers == [])
  }

  @Test(
    "an interrupt, a termination and a hang-up leave the terminal as it was",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalLeavesTheTerminalAsItWas(_ signal: Int32) throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(program, ["Fetching"] + pipe.command)
    try run.wait { !$0.isCursorVisible && $0.text.hasSuffix("Fetching") }
    pipe.send("one")
    try run.wait { $0.text.hasPrefix("one\n") }
    // The terminal's driver turns the key into the signal, for all programs in front.
    if signal == SIGINT { run.type("\u{3}") } else { run.send(signal) }
    pipe.send("end")
    #expect(try run.end() == -signal)
    // The driver shows the key as ^C where the cursor is.
    #expect(run.terminal.text == "one")
    #expect(run.terminal.leftovers == [])
  }

  @Test("a crash leaves the terminal as it was", arguments: [SIGABRT, SIGSEGV, SIGILL, SIGTRAP])
  func aCrashLeavesTheTerminalAsItWas(_ signal: Int32) throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(program, ["Fetching"] + pipe.command)
    try run.wait { !$0.isCursorVisible && $0.text.hasSuffix("Fetching") }
    run.send(signal)
    #expect(try run.end() == -signal)
    #expect(run.terminal.text == "")
    #expect(run.terminal.leftovers == [])
  }

  @Test("a crash is passed on to whoever reports it")
  func aCrashIsPassedOn() throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(
      program, ["Fetching"] + pipe.command, environment: ["SWIFT_BACKTRACE": "enable=yes"])
    try run.wait { !$0.isCursorVisible && $0.text.hasSuffix("Fetching") }
    // Sent from outside it does not come again, so Swift reports it and does not end.
    run.send(SIGSEGV)
    try run.wait { $0.history.contains("Program crashed") }
    #expect(run.terminal.isCursorVisible && run.terminal.wraps)
  }

  @Test(
    "in the background nothing is drawn, prints are plain lines, and the line comes back with the process"
  )
  func background() throws {
    let pipe = try NamedPipe()
    // `stty tostop` lets a process in the background be stopped by what it writes.
    let script = """
      stty tostop; set -m; "$0" "$@"; bg >/dev/null; echo typed; read -r x; fg >/dev/null; echo over
      """
    let run = try PseudoTerminal("/bin/sh", ["-c", script, program, "Fetching"] + pipe.command)
    try run.wait { !$0.isCursorVisible && $0.text.hasSuffix("Fetching") }
    run.type("\u{1A}")
    try run.wait { $0.text.contains("typed") }
    pipe.send("one")
    try run.wait { $0.text.contains("one") }
    #expect(run.terminal.isCursorVisible && !run.terminal.text.contains("Fetching"))
    #expect(run.terminal.leftovers == [])
    run.type("\n")
    try run.wait { !$0.isCursorVisible && $0.text.hasSuffix("Fetching") }
    pipe.send("two")
    try run.wait { $0.text.contains("two\n") && $0.text.hasSuffix("Fetching") }
    pipe.send("end")
    #expect(try run.end() == 0)
    #expect(run.terminal.text.hasSuffix("two\n✓ Fetching\nover"))
    #expect(run.terminal.leftovers == [])
  }

  @Test("a run that ends in the background says so in a plain line")
  func endsInBackground() throws {
    let pipe = try NamedPipe()
    let script = """
      set -m; "$0" "$@"; bg >/dev/null; echo typed; wait; echo over
      """
    let run = try PseudoTerminal("/bin/sh", ["-c", script, program, "Fetching"] + pipe.command)
    try run.wait { !$0.isCursorVisible && $0.text.hasSuffix("Fetching") }
    run.type("\u{1A}")
    try run.wait { $0.text.contains("typed") }
    pipe.send("end")
    #expect(try run.end() == 0)
    #expect(run.terminal.text.contains("typed\n✓ Fetching\n"))
    #expect(run.terminal.leftovers == [])
  }

  @Test("a stop gives the terminal back, and the line goes on after it")
  func aStopGivesTheTerminalBack() throws {
    let pipe = try NamedPipe()
    // A shell with job control: without one nothing is ever stopped.
    let script = """
      set -m; "$0" "$@"; echo stopped; read -r x; fg >/dev/null; echo over
      """
    let run = try PseudoTerminal("/bin/sh", ["-c", script, program, "Fetching"] + pipe.command)
    try run.wait { !$0.isCursorVisible && $0.text.hasSuffix("Fetching") }
    run.type("\u{1A}")
    try run.wait { $0.text.contains("stopped") }
    #expect(run.terminal.leftovers == [])
    #expect(!run.terminal.text.contains("Fetching"))
    run.type("\n")
    try run.wait { !$0.isCursorVisible }
    pipe.send("one")
    try run.wait { $0.text.contains("one\n") && $0.text.hasSuffix("Fetching") }
    pipe.send("end")
    #expect(try run.end() == 0)
    #expect(run.terminal.text.hasSuffix("one\n✓ Fetching\nover"))
    #expect(run.terminal.leftovers == [])
  }

  @Test("a command that fails passes its exit code on")
  func aCommandThatFails() throws {
    let run = try PseudoTerminal(program, ["Fetching", "sh", "-c", "echo no; exit 3"])
    #expect(try run.end() == 3)
    #expect(run.terminal.text == "no\n✗ Fetching")
    #expect(run.terminal.leftovers == [])
    // It was over before the line showed, so the terminal was not asked anything.
    #expect(run.questionsAsked.isEmpty)
  }

  @Test("a terminal that does not answer costs a moment, and gets dim and bold text")
  func aTerminalThatDoesNotAnswer() throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(
      program, ["Fetching"] + pipe.command, environment: ["SHEEN_SPINNER": "0"], theme: nil)
    try run.wait { $0.cells[0][4].ink == TerminalInk(weight: .dim) }
    try run.wait { $0.cells[0][4].ink == TerminalInk(weight: .bold) }
    pipe.send("end")
    #expect(try run.end() == 0)
    #expect(run.terminal.text == "✓ Fetching")
    #expect(run.questionsAsked.filter { $0 == "[c" }.count == 1)
  }

  @Test("nothing is asked where input is no terminal")
  func nothingIsAskedWhereInputIsNoTerminal() throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(
      program, ["Fetching"] + pipe.command, environment: ["SHEEN_SPINNER": "0"],
      input: "/dev/null")
    try run.wait { $0.cells[0][4].ink == TerminalInk(weight: .bold) }
    pipe.send("end")
    #expect(try run.end() == 0)
    #expect(run.questionsAsked.isEmpty)
  }

  @Test("what was typed ahead is left to be read")
  func whatWasTypedAheadIsLeft() throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(
      program, ["Fetching", "sh", "-c", "read -r go <\(pipe.path); read -r x; echo got $x"],
      environment: ["SHEEN_SPINNER": "0"])
    run.type("ahead\n")
    try run.wait { $0.text.contains("Fetching") }
    pipe.send("go")
    #expect(try run.end() == 0)
    #expect(run.terminal.text.contains("got ahead"))
    #expect(run.questionsAsked.isEmpty)
  }

  @Test(
    "nothing moves, and no color is written, where it is not wanted",
    arguments: [
      ["NO_COLOR": "1", "SHEEN_SPINNER": "0"], ["SHEEN_REDUCED_MOTION": "1"],
    ])
  func nothingMovesWhereItIsNotWanted(_ environment: [String: String]) throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(
      program, ["Fetching"] + pipe.command, environment: environment)
    try run.wait { $0.text == "Fetching" }
    let bytes = run.bytesWritten
    pipe.send("one")
    try run.wait { $0.text == "one\nFetching" }
    #expect(run.terminal.cells[1].allSatisfy { $0.ink == .plain })
    // The line once more, and nothing in between.
    #expect(run.bytesWritten - bytes < 80)
    pipe.send("end")
    #expect(try run.end() == 0)
    #expect(run.terminal.text == "one\n✓ Fetching")
  }

  @Test(
    "plain lines where nothing can be written over",
    arguments: [["TERM": "dumb"], ["CI": "true"]])
  func plainLines(_ environment: [String: String]) throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(
      program, ["Fetching"] + pipe.command, environment: environment)
    try run.wait { $0.text == "Fetching" }
    #expect(run.terminal.isCursorVisible)
    pipe.send("one")
    pipe.send("end")
    #expect(try run.end() == 0)
    #expect(run.terminal.text == "Fetching\none\n✓ Fetching")
    // 8 + 3 + 10 characters, of which one has three bytes, and the line ends of the terminal's driver.
    #expect(run.bytesWritten == 10 + 5 + 14)
    #expect(run.questionsAsked.isEmpty)
  }

  @Test("a screen reader hears each text once, in words")
  func aScreenReaderHearsWords() throws {
    let pipe = try NamedPipe()
    let run = try PseudoTerminal(
      program, ["Fetching"] + pipe.command, environment: ["SHEEN_SCREEN_READER": "1"])
    try run.wait { $0.text == "Fetching" }
    pipe.send("end")
    #expect(try run.end() == 0)
    #expect(run.terminal.text == "Fetching\nFetching: done")
    #expect(run.bytesWritten == 10 + 16)
  }

  @Test("piped output is one line for the label and one for the outcome, without an escape")
  func pipedOutput() throws {
    let pipe = try NamedPipe()
    let file = pipe.path + ".out"
    defer { unlink(file) }
    let run = try PseudoTerminal(program, ["Fetching"] + pipe.command, output: file)
    try waitForFile(file, "Fetching\n")
    pipe.send("one")
    pipe.send("end")
    #expect(try run.end() == 0)
    #expect(contents(file) == "Fetching\none\n✓ Fetching\n")
    #expect(run.bytesWritten == 0)
  }

  private func contents(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  private func waitForFile(_ path: String, _ text: String) throws {
    for _ in 0..<12_000 {
      if contents(path) == text { return }
      usleep(10_000)
    }
    throw PseudoTerminal.Failure.timeout(contents(path))
  }
}
#endif

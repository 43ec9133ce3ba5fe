#if canImport(Glibc)
import Glibc
import SheenTerminal

/// A program that runs on a pseudo-terminal, and a `FakeTerminal` that shows what it writes there.
final class PseudoTerminal {
  enum Failure: Error {
    /// The condition did not hold within the time; what the terminal showed.
    case timeout(String)
    case system(String, Int32)
  }

  private(set) var terminal: FakeTerminal
  private(set) var bytesWritten = 0
  private var unseen: ArraySlice<UInt8> = []
  /// Then the number of the process may be another one's.
  private var hasEnded = false
  private let master: Int32
  private let process: pid_t
  /// The colors that the terminal tells when it is asked, or nil: it answers nothing.
  private let theme: (foreground: String, background: String)?
  private(set) var questionsAsked: [String] = []

  /// How long a condition may take. Nothing waits for all of it but a test that fails.
  private static let patience = 120.0

  /// The path of an executable of this package, beside the tests' own.
  static func product(_ name: String) -> String {
    let path = CommandLine.arguments[0]
    return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/") + "/" + name
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - input: A file for standard input, or nil: the terminal.
  ///   - output: A file for standard output, or nil: the terminal.
  init(
    _ program: String, _ arguments: [String], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:],
    theme: (foreground: String, background: String)? = ("ffff/ffff/ffff", "0000/0000/0000"),
    input: String? = nil, output: String? = nil
  ) throws {
    self.theme = theme
    terminal = FakeTerminal(columns: columns, rows: rows)
    // Not by openpty: it would make the terminal ours where we have none, and its end would end us.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (unlock, number): (Int32, Int32) = (0, 0)
    guard master >= 0, ioctl(master, Self.setLock, &unlock) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { throw Failure.system("/dev/ptmx", errno) }
    let path = "/dev/pts/\(number)"
    var size = Self.size(columns, rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 2, path, O_RDWR, 0)
    posix_spawn_file_actions_addopen(&actions, 0, input ?? path, O_RDWR, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, output ?? path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)

    let usual = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "PATH": "/usr/bin:/bin",
      // Otherwise Swift's runtime handles SIGQUIT.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    let variables = usual.merging(environment) { $1 }
    var argv = ([program] + arguments).map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process = pid_t()
    let error = posix_spawn(
      &process, program, &actions, &attributes, &argv, &envp)
    guard error == 0 else { throw Failure.system("posix_spawn \(program)", error) }
    self.process = process
  }

  deinit {
    close(master)
    guard !hasEnded else { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Shows what the program writes, one control sequence after the other, until a condition holds. So
  /// no state is missed, however late this test is given time.
  func wait(until condition: (FakeTerminal) -> Bool) throws {
    let end = Self.now() + Self.patience
    while !condition(terminal) {
      if showNext() { continue }
      guard Self.now() < end, readMore() else {
        throw Failure.timeout(terminal.history + "\n" + terminal.complaints.joined(separator: "\n"))
      }
    }
  }

  /// Shows what the program writes until it ends, and returns its exit code, or minus the number of
  /// the signal that ended it.
  func end() throws -> Int32 {
    let deadline = Self.now() + Self.patience
    repeat {
      while showNext() {}
      guard Self.now() < deadline else { throw Failure.timeout(terminal.history) }
    } while readMore()
    return try exitCode()
  }

  /// Types.
  func type(_ text: String) {
    _ = text.withCString { Glibc.write(master, $0, strlen($0)) }
  }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { kill(process, signal) }

  /// Gives the terminal another size, and tells the program, as a window does.
  func resize(columns: Int, rows: Int) {
    terminal.resize(columns: columns, rows: rows)
    var size = Self.size(columns, rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  private func exitCode() throws -> Int32 {
    let end = Self.now() + Self.patience
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      guard Self.now() < end else { throw Failure.timeout(terminal.history) }
      usleep(5_000)
    }
    hasEnded = true
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// Reads what is there; false where no more can come.
  private func readMore() -> Bool {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 100) > 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    unseen += buffer[..<count]
    return true
  }

  /// Shows what was read up to the next escape, and answers what is asked; false where all is shown.
  private func showNext() -> Bool {
    guard !unseen.isEmpty else { return false }
    let next = unseen.dropFirst().firstIndex(of: 0x1B) ?? unseen.endIndex
    bytesWritten += next - unseen.startIndex
    terminal.write(Array(unseen[..<next]))
    unseen = unseen[next...]
    answer()
    return true
  }

  private func answer() {
    for question in terminal.takeQuestions() {
      questionsAsked.append(question)
      guard let theme else { continue }
      switch question {
      case "]10;?": type("\u{1B}]10;rgb:\(theme.foreground)\u{1B}\\")
      case "]11;?": type("\u{1B}]11;rgb:\(theme.background)\u{7}")
      case "[?2026$p": type("\u{1B}[?2026;2$y")
      case "[c": type("\u{1B}[?62;22c")
      default: break
      }
    }
  }

  private static func size(_ columns: Int, _ rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }

  /// `TIOCSPTLCK` and `TIOCGPTN`, which Swift does not import.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// `POSIX_SPAWN_SETSID`, which glibc hides from Swift: the program leads a session of its own.
  private static let newSession: Int16 = 0x80

  private static func now() -> Double {
    Double(time(nil))
  }
}
#endif

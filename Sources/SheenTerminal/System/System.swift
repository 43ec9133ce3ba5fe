import SheenCore

// Only this folder talks to the C library.
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
#error("SheenTerminal needs the terminal calls of POSIX: add this platform's C library here")
#endif

/// The calls of POSIX that a terminal takes, with Swift's types.
enum System {
  /// The variables of the given names that are set.
  static func environment(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { result, name in
      if let value = getenv(name) { result[name] = String(cString: value) }
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The size of a terminal, or nil where it is none or does not say.
  static func size(_ descriptor: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Whether the process may draw on a terminal: it is one of those in front, or the terminal is not the one
  /// that starts and stops it. Takes no memory, so that a signal's handler can call it.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// How the terminal that is standard input is set, or nil where that is none or belongs to another
  /// process now.
  static var inputSettings: termios? {
    var settings = termios()
    guard isTerminal(STDIN_FILENO), tcgetpgrp(STDIN_FILENO) == getpgrp(),
      tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    return settings
  }

  /// Sets the terminal that is standard input as it was, or for a picture over all of it; drops the keys
  /// that were pressed until now. Takes no memory, so that a signal's handler can call it.
  static func setInput(_ settings: termios?, forPicture: Bool) {
    guard var settings, isForeground(STDIN_FILENO) else { return }
    if forPicture {
      // Keys that are shown where the cursor is would destroy the picture, and so would one that
      // interrupts, by dropping the half of a control sequence that has not been sent yet.
      settings.c_lflag &= ~tcflag_t(ECHO)
      settings.c_lflag |= tcflag_t(NOFLSH)
    }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// Writes all of a text; gives up where nobody reads any more.
  static func writeAll(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = write(start, rest.count, to: descriptor)
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          _ = wait(for: POLLOUT, descriptor, milliseconds: -1)
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  /// Writes bytes once, and returns how many were written.
  static func write(_ start: UnsafeRawPointer, _ count: Int, to descriptor: Int32) -> Int {
    #if canImport(Darwin)
    Darwin.write(descriptor, start, count)
    #elseif canImport(Glibc)
    Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
    Musl.write(descriptor, start, count)
    #else
    Android.write(descriptor, start, count)
    #endif
  }

  /// Sends a terminal questions and returns all that it sends back until a condition holds or the time
  /// is over.
  ///
  /// - Returns: nil where it must not be asked: standard input is no terminal, belongs to another
  ///   process now, or holds what a user has typed already, which asking would swallow.
  static func ask(
    _ questions: String, _ descriptor: Int32, seconds: Double, isDone: ([UInt8]) -> Bool
  ) -> [UInt8]? {
    let input = STDIN_FILENO
    guard isTerminal(descriptor), var usual = inputSettings else { return nil }
    var raw = usual
    // Keys that send signals become bytes too: a process that ended now would leave a raw terminal.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(input, TCSANOW, &raw) == 0 else { return nil }
    var answer: [UInt8] = []
    defer {
      tcsetattr(input, TCSANOW, &usual)
      raiseSignals(of: answer, usual)
    }
    guard !wait(for: POLLIN, input, milliseconds: 0) else { return nil }
    writeAll(questions, to: descriptor)

    // Counted in short waits, so that no clock is needed; bytes that come cost none.
    var waits = Int(seconds.clamped(0, 10) * 100)
    var buffer = [UInt8](repeating: 0, count: 256)
    while !isDone(answer), answer.count < 4_096 {
      guard wait(for: POLLIN, input, milliseconds: 10) else {
        waits -= 1
        if waits > 0 { continue } else { break }
      }
      let count = read(input, &buffer, buffer.count)
      guard count > 0 else { break }
      answer += buffer[..<count]
    }
    return answer
  }

  /// Sends ourselves the signals whose keys were pressed while they were bytes.
  private static func raiseSignals(of bytes: [UInt8], _ settings: termios) {
    withUnsafeBytes(of: settings.c_cc) { keys in
      for (key, signal) in [(VINTR, SIGINT), (VQUIT, SIGQUIT), (VSUSP, SIGTSTP)]
      where keys[Int(key)] != 0 && bytes.contains(keys[Int(key)]) {
        kill(getpid(), signal)
      }
    }
  }

  /// Whether a descriptor is ready within a time; below 0: however long it takes.
  private static func wait(for event: Int32, _ descriptor: Int32, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}

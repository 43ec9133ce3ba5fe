#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Brings the terminal back to what it was when a signal ends or stops the process, or when it exits.
///
/// A request to end or to stop that the program handles or ignores is left to it. A crash is passed on
/// to whoever wants to report it. The handlers call nothing but what POSIX allows in one: `write`,
/// `tcsetattr`, `sigaction`, `signal`, `raise`, `sigprocmask`.
enum SignalGuard {
  fileprivate typealias Handler = @convention(c) (Int32) -> Void

  /// The descriptor whose terminal has a hidden cursor, or -1.
  ///
  /// Unsafe, because a handler can neither wait for a lock nor call an actor. It is a word that is
  /// written whole, by the one run that owns the terminal, before the handlers are set and after they
  /// are removed.
  nonisolated(unsafe) private static var descriptor: Int32 = -1

  /// Whether the terminal shows its other screen. Unsafe for the same reason.
  nonisolated(unsafe) private static var isAlternate = false

  /// How the terminal's input was set before, where the run shows all of the screen. Unsafe for the same
  /// reason.
  nonisolated(unsafe) private static var input: termios?

  /// Whether the process is about to end, and nothing may be drawn any more. Unsafe for the same reason.
  nonisolated(unsafe) private(set) static var isEnding = false

  /// How often the process has gone on after a stop: then the shell has written to the terminal.
  /// Unsafe for the same reason; who reads an old value learns of it with the next frame.
  nonisolated(unsafe) private(set) static var resumptions: Int32 = 0

  /// What each signal did before, by its number. Unsafe for the same reason; never freed.
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<sigaction>.allocate(
    capacity: 32)

  private static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let crashes = [SIGABRT, SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE]

  static func begin(_ device: TerminalDevice, _ region: TerminalScreen.Region) {
    isAlternate = region == .alternate
    descriptor = device.rawValue
    if isAlternate {
      input = System.inputSettings
      System.setInput(input, forPicture: true)
    }
    _ = exitHook
    for number in requests where isDefault(number) { set(number, restoreAndEnd) }
    for number in crashes { set(number, restoreAndPassOn) }
    if isDefault(SIGTSTP) { set(SIGTSTP, restoreAndStop) }
    // What is printed in the background, such as the outcome, doesn't stop the process.
    if isDefault(SIGTTOU) { set(SIGTTOU, ignore) }
  }

  /// Makes the terminal ready again after the process was in the background.
  static func returnToForeground() {
    if isAlternate, input == nil { input = System.inputSettings }
    resume()
  }

  static func end() {
    for number in requests where isHandled(number, by: restoreAndEnd) { reset(number) }
    for number in crashes where isHandled(number, by: restoreAndPassOn) { reset(number) }
    if isHandled(SIGTSTP, by: restoreAndStop) { reset(SIGTSTP) }
    if isHandled(SIGTTOU, by: ignore) { reset(SIGTTOU) }
    System.setInput(input, forPicture: false)
    input = nil
    descriptor = -1
  }

  /// A static constant, so that it is registered once.
  private static let exitHook = atexit { SignalGuard.restoreAtEnd() }

  /// Restores the terminal for good.
  fileprivate static func restoreAtEnd() {
    isEnding = descriptor >= 0
    restore()
  }

  fileprivate static func restore() {
    // In the background the terminal is somebody else's, and was restored before.
    guard descriptor >= 0, System.isForeground(descriptor) else { return }
    System.setInput(input, forPicture: false)
    write(Escape.restoration(isAlternate ? .alternate : .inline))
  }

  fileprivate static func resume() {
    resumptions &+= 1
    guard descriptor >= 0, System.isForeground(descriptor) else { return }
    System.setInput(input, forPicture: true)
    write(Escape.preparation(isAlternate ? .alternate : .inline))
  }

  private static func write(_ text: StaticString) {
    guard descriptor >= 0 else { return }
    _ = System.write(text.utf8Start, text.utf8CodeUnitCount, to: descriptor)
  }

  private static func isDefault(_ number: Int32) -> Bool {
    var action = sigaction()
    return sigaction(number, nil, &action) == 0 && handler(action) == nil
  }

  private static func isHandled(_ number: Int32, by ours: Handler) -> Bool {
    var action = sigaction()
    return sigaction(number, nil, &action) == 0
      && unsafeBitCast(handler(action), to: Int.self) == unsafeBitCast(ours, to: Int.self)
  }

  /// Sets a handler and remembers what was there.
  private static func set(_ number: Int32, _ ours: Handler) {
    guard sigaction(number, nil, before + Int(number)) == 0 else { return }
    var action = sigaction()
    // On a stack of its own where there is one: this one may be used up.
    action.sa_flags = SA_ONSTACK | SA_RESTART
    setHandler(&action, ours)
    sigaction(number, &action, nil)
  }

  fileprivate static func reset(_ number: Int32) {
    sigaction(number, before + Int(number), nil)
  }

  /// nil where the signal does what it does by default.
  private static func handler(_ action: sigaction) -> Handler? {
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
    action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
    action.__sa_handler.sa_handler
    #else
    action.sa_handler
    #endif
  }

  private static func setHandler(_ action: inout sigaction, _ ours: Handler) {
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = ours
    #elseif canImport(Glibc)
    action.__sigaction_handler.sa_handler = ours
    #elseif canImport(Musl)
    action.__sa_handler.sa_handler = ours
    #else
    action.sa_handler = ours
    #endif
  }
}

private let restoreAndEnd: SignalGuard.Handler = { number in
  SignalGuard.restoreAtEnd()
  SignalGuard.reset(number)
  // It is blocked as long as this runs, and ends the process when this returns.
  raise(number)
}

private let restoreAndPassOn: SignalGuard.Handler = { number in
  SignalGuard.restore()
  SignalGuard.reset(number)
  // When this returns, it meets what was there before us, at the place where it came from.
  raise(number)
}

private let restoreAndStop: SignalGuard.Handler = { number in
  SignalGuard.restore()
  signal(number, SIG_DFL)
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, number)
  sigprocmask(SIG_UNBLOCK, &set, nil)
  // The process stands still here until it is told to go on.
  raise(number)
  handleStops(number)
  SignalGuard.resume()
}

/// Does nothing. A signal that is ignored would stay so in programs that this one starts.
private let ignore: SignalGuard.Handler = { _ in }

/// A function, because a constant can't name itself.
private func handleStops(_ number: Int32) {
  signal(number, restoreAndStop)
}

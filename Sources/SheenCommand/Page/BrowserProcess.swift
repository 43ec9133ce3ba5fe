#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A Chromium without a window, and the two pipes over which it takes commands and gives answers.
///
/// It is a process group of its own, which ends with `end()`. Where this process ends without it, whatever
/// the reason, the pipe of commands is closed, and Chromium ends itself.
struct BrowserProcess {
  private let process: pid_t
  private let commands: Int32
  private let answers: Int32

  /// The folder of Chromium's profile, which goes away with it.
  private let folder: String

  /// The names that Chromium and its kin have, the first one that there is being used.
  static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ]

  init() throws(CommandError) {
    folder = try Self.makeFolder()
    var down: [Int32] = [-1, -1]
    var up: [Int32] = [-1, -1]
    guard Self.makePipe(&down), Self.makePipe(&up) else {
      let reason = Platform.lastError
      for descriptor in down + up where descriptor >= 0 { close(descriptor) }
      Self.removeFolder(folder)
      throw .input("can't start Chromium: \(reason)")
    }
    commands = down[1]
    answers = up[0]
    var started: pid_t?
    for name in Self.names where started == nil {
      started = Self.start(name, Self.arguments(folder), input: down[0], output: up[1])
    }
    close(down[0])
    close(up[1])
    guard let started else {
      close(commands)
      close(answers)
      Self.removeFolder(folder)
      throw .input(
        "a page is traced by Chromium, which is not there: on Debian and Ubuntu, install chromium")
    }
    process = started
  }

  private static func arguments(_ folder: String) -> [String] {
    // Chromium refuses to run with its sandbox where root starts it.
    (geteuid() == 0 ? ["--no-sandbox"] : []) + [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-dev-shm-usage", "--force-color-profile=srgb", "--force-device-scale-factor=1",
      "--window-size=2000,2000", "--remote-debugging-pipe", "--user-data-dir=\(folder)",
      "about:blank",
    ]
  }

  /// Ends Chromium and all that it has started, and removes its folder.
  func end() {
    close(commands)
    close(answers)
    // Time to end by itself, which closing the pipe asks for: only then does it remove what it has made outside
    // of its folder.
    for _ in 0..<500 where waitpid(process, nil, WNOHANG) == 0 {
      usleep(10_000)
    }
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
    Self.removeFolder(folder)
  }

  // MARK: Messages

  /// Sends a message.
  func send(_ text: String) throws(CommandError) {
    let bytes = Array(text.utf8) + [0]
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        throw .input("Chromium has ended before the page was traced")
      }
      try Interruption.check()
    }
  }

  /// The bytes that have come, after at most so many milliseconds; empty where none have.
  func receive(within milliseconds: Int32) throws(CommandError) -> [UInt8] {
    var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
    let count = poll(&waiting, 1, milliseconds)
    try Interruption.check()
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let length = read(answers, &bytes, bytes.count)
    guard length > 0 else {
      if length < 0, errno == EINTR { return [] }
      throw .input("Chromium has ended before the page was traced")
    }
    return Array(bytes[..<length])
  }

  // MARK: The system

  /// A pipe whose ends no other process gets, and are none of the files 0 to 4.
  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for index in 0..<2 {
      let low = ends[index]
      ends[index] = fcntl(low, F_DUPFD_CLOEXEC, 10)
      close(low)
      guard ends[index] >= 0 else { return false }
    }
    return true
  }

  private static func start(
    _ name: String, _ arguments: [String], input: Int32, output: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
    var files: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&files, input, 3)
    posix_spawn_file_actions_adddup2(&files, output, 4)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in Platform.interrupts + [SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(truncatingIfNeeded: Int(POSIX_SPAWN_SETPGROUP) | Int(POSIX_SPAWN_SETSIGDEF)))
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawnp(&process, name, &files, &attributes, words, environ)
    return code == 0 ? process : nil
  }

  private static func makeFolder() throws(CommandError) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/sheen-chromium-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .input("can't make a folder for Chromium in \(parent): \(Platform.lastError)")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func removeFolder(_ folder: String) {
    // What Chromium still writes while it ends can keep a folder from being empty.
    for _ in 0..<150 {
      guard let process = start("rm", ["-rf", folder], input: 0, output: 1) else { return }
      waitpid(process, nil, 0)
      if !Platform.exists(folder) { return }
      usleep(20_000)
    }
  }
}

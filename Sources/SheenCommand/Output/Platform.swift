#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import SheenJSON

/// What the command needs of the C library: the one place that knows which there is.
enum Platform {
  static let input: Int32 = 0
  static let output: Int32 = 1
  static let errors: Int32 = 2

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The system's words for the last failed call.
  static var lastError: String { String(cString: strerror(errno)) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Opens a file to read; nil where that fails.
  static func openFile(_ path: String) -> Int32? {
    // The system would take the path up to a zero byte for the whole.
    guard !path.utf8.contains(0) else {
      errno = ENOENT
      return nil
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  static func closeFile(_ descriptor: Int32) {
    close(descriptor)
  }

  /// Up to `limit` bytes, until there are no more; nil where reading fails.
  static func readAll(_ descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count == 0 { break }
      if count > 0 {
        bytes += chunk[..<count]
      } else if errno != EINTR {
        return nil
      }
    }
    return bytes
  }

  /// Writes all bytes, or says why not.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(CommandError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        throw .brokenPipe
      } else if errno != EINTR {
        let name = descriptor == output ? "the standard output" : "the error stream"
        throw .output("can't write to \(name): \(lastError)")
      }
    }
  }

  /// Makes a folder and those above it that are missing.
  static func makeFolder(_ path: String) throws(CommandError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw .output("can't make the folder \(path.quoted): it is no path")
    }
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += part
      if !made.isEmpty, mkdir(made, 0o777) != 0, errno != EEXIST {
        throw .output("can't make the folder \(made): \(lastError)")
      }
      made += "/"
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .output("can't make the folder \(path): there is a file of that name")
    }
  }

  static let interrupts: [Int32] = [SIGINT, SIGTERM, SIGHUP]

  /// Calls a function at the first signal of a kind; a second one ends the process.
  ///
  /// What the parent ignores stays ignored, as `nohup` asks for.
  static func handle(_ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
    let before = signal(number, SIG_DFL)
    guard !isIgnoring(before) else {
      signal(number, SIG_IGN)
      return
    }
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
    action.__sa_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(truncatingIfNeeded: Int(SA_RESETHAND)) | SA_RESTART
    sigaction(number, &action, nil)
  }

  /// Lets signals of a kind end the process, unless the parent ignores them.
  static func stopHandling(_ number: Int32) {
    let before = signal(number, SIG_DFL)
    if isIgnoring(before) { signal(number, SIG_IGN) }
  }

  /// Whether a path leads to a pipe or a device, where writing can wait for a reader.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// The path of a file from the root on, or nil where there is none.
  static func fullPath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let full = realpath(path, nil) else { return nil }
    defer { free(full) }
    return String(cString: full)
  }

  /// Lets writing to a pipe that nobody reads be an error, and not the end of the process.
  static func ignorePipeSignal() {
    signal(SIGPIPE, SIG_IGN)
  }

  static func restorePipeSignal() {
    signal(SIGPIPE, SIG_DFL)
  }

  /// Lets a file that outgrows its limit be an error with a reason, and not the end of the process.
  static func reportFileLimit() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process by a signal, so that whoever waits for it knows.
  static func end(bySignal number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }

  static func end(_ code: ExitCode) -> Never { exit(code.rawValue) }

  private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    // C compares the pointers; a function in Swift has no ==.
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

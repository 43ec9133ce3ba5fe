import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A command of the shell, whose output is read line by line.
enum ShellCommand {
  enum Event: Sendable {
    case line(String)
    case end(status: Int32)
  }

  /// Runs a command. Its two outputs are one, and its input is ours.
  static func run(_ command: String) -> AsyncStream<Event> {
    AsyncStream { continuation in
      // Reading blocks, so it has a thread of its own.
      DispatchQueue(label: "ShellCommand").async {
        guard let output = popen("{ \(command)\n} 2>&1", "r") else {
          continuation.yield(.line("the shell can't be started"))
          continuation.yield(.end(status: 127))
          return continuation.finish()
        }
        var buffer: UnsafeMutablePointer<CChar>?
        var capacity = 0
        while getline(&buffer, &capacity, output) >= 0 {
          if let buffer { continuation.yield(.line(String(cString: buffer))) }
        }
        free(buffer)
        let status = pclose(output)
        // The exit code is in the second byte; a command that a signal ended has the signal's number.
        continuation.yield(
          .end(status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F))
        continuation.finish()
      }
    }
  }

  /// A word as the shell takes it literally.
  static func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  static func exit(with status: Int32) {
    #if canImport(Darwin)
    Darwin.exit(status)
    #elseif canImport(Glibc)
    Glibc.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #endif
  }
}

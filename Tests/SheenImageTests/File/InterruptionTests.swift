// Values are captured by tests of an exit from Swift 6.3 on.
#if compiler(>=6.3)
import Foundation
import Testing

@testable import SheenImage

/// What is left when a process that writes comes to an end, each in a process of its own.
@Suite struct InterruptionTests {
  #if os(Linux)
  @Test func aKillLeavesNothing() async throws {
    let folder = try Folder()
    let old = try folder.write([9], as: "old")
    let new = folder.path("new")
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [old = old as String, new = new as String] in
      for path in [old, new] {
        var file = try AtomicFile(path: path)
        try file.write([UInt8](repeating: 1, count: 100_000))
        if path == new { kill(getpid(), SIGKILL) }
        try file.commit()
      }
    }
    #expect(try folder.names == ["old"])
    #expect(try folder.read("old").count == 100_000)
  }
  #endif

  @Test func aFullDiskIsAnErrorAndLeavesNothing() async throws {
    let folder = try Folder()
    let old = try folder.write([9], as: "old")
    let new = folder.path("new")
    await #expect(processExitsWith: .success) { [old = old as String, new = new as String] in
      // A limit on the size of files stands in for the disk; the signal it sends would be a kill.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
      setrlimit(limitOfFileSize, &limit)
      for path in [old, new] {
        for unnamed in [true, false] {
          #expect(throws: ImageError.file(path: path, reason: "File too large")) {
            var file = try AtomicFile(path: path, allowsUnnamed: unnamed)
            try file.write([UInt8](repeating: 1, count: 4000))
            try file.write([UInt8](repeating: 1, count: 4000))
            try file.commit()
          }
        }
      }
    }
    #expect(try folder.names == ["old"])
    #expect(try folder.read("old") == [9])
  }
}

#if os(Linux)
private let limitOfFileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
private let limitOfFileSize = RLIMIT_FSIZE
#endif
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// What the module needs of the C library: the one place that knows which there is.
///
/// The calls throw the system's reason as text, and repeat what a signal interrupted.
enum System {
  /// Why a call failed.
  struct Failure: Error {
    let code: Int32

    /// The system's words for it, or ours.
    let reason: String

    static var last: Failure { Failure(errno) }
    static var isFolder: Failure { Failure(EISDIR) }
    static var hasZeroByte: Failure {
      Failure(code: EINVAL, reason: "a path can't contain a zero byte")
    }

    var isAlreadyThere: Bool { code == EEXIST }

    private init(_ code: Int32) {
      self.init(code: code, reason: String(cString: strerror(code)))
    }

    private init(code: Int32, reason: String) {
      self.code = code
      self.reason = reason
    }
  }

  /// What a path leads to, symbolic links followed.
  enum Kind {
    case nothing
    case file(permissions: UInt32)
    case folder
    /// A device, a pipe or a socket.
    case stream
  }

  static func isEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard a.count == b.count else { return false }
    guard let first = a.baseAddress, let second = b.baseAddress else { return a.isEmpty }
    return memcmp(first, second, a.count) == 0
  }

  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  static var processID: Int { Int(getpid()) }

  static func kind(of path: String) throws(Failure) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return .nothing }
      throw .last
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(permissions: UInt32(status.st_mode & 0o777))
    case S_IFDIR: return .folder
    default: return .stream
    }
  }

  /// The path without symbolic links, or itself where it leads to nothing.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Opens what is there, to write.
  static func openExisting(_ path: String) throws(Failure) -> Int32 {
    try repeating { open(path, O_WRONLY | O_CLOEXEC) }
  }

  /// Makes a file that must not be there yet.
  static func createNew(_ path: String) throws(Failure) -> Int32 {
    try repeating { open(path, O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, 0o666) }
  }

  /// Makes a file in a folder that has no name until `name` gives it one; nil where the system or
  /// its file system can't.
  static func createUnnamed(inFolder folder: String) -> Int32? {
    #if os(Linux)
    // The name is given through /proc, which may not be there.
    guard access("/proc/self/fd", F_OK) == 0 else { return nil }
    // O_TMPFILE, which Swift doesn't import: this bit and O_DIRECTORY, on every Linux.
    let unnamed = 0o20_000_000 | O_DIRECTORY
    return try? repeating { open(folder, O_WRONLY | O_CLOEXEC | unnamed, 0o666) }
    #else
    return nil
    #endif
  }

  /// Gives a name to an unnamed file; there must be nothing of that name.
  static func name(_ descriptor: Int32, _ path: String) throws(Failure) {
    _ = try repeating {
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW)
    }
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    let failure: Failure? = bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(descriptor, part.baseAddress, part.count)
        if count < 0, errno != EINTR { return .last }
        rest = rest.dropFirst(max(0, count))
      }
      return nil
    }
    if let failure { throw failure }
  }

  static func setPermissions(_ permissions: UInt32, of descriptor: Int32) throws(Failure) {
    _ = try repeating { fchmod(descriptor, mode_t(permissions)) }
  }

  /// Waits until the disk has what was written.
  static func synchronize(_ descriptor: Int32) throws(Failure) {
    _ = try repeating { fsync(descriptor) }
  }

  /// Renames a file, in place of what had the other name.
  static func move(_ path: String, to target: String) throws(Failure) {
    _ = try repeating { rename(path, target) }
  }

  static func remove(_ path: String) {
    unlink(path)
  }

  /// Closes a file; some file systems say only now that it could not be written.
  static func closeFile(_ descriptor: Int32) throws(Failure) {
    // After an interrupt the descriptor is closed all the same, and may be another file's already.
    if close(descriptor) != 0, errno != EINTR { throw .last }
  }

  private static func repeating(_ call: () -> Int32) throws(Failure) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }
}

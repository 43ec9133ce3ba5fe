/// A file that appears under its name complete or not at all.
///
/// On Linux the bytes go to a file without a name, which gets its name in ``commit()``: whatever ends
/// the process before that, even a kill or a power cut, leaves nothing. To replace a file it is named
/// ".sheen-PROCESS-NUMBER" beside it for the moment until it is renamed. Where files without a name
/// don't exist, it has such a name from the start, see ``temporaryPath``. Symbolic links are followed,
/// and permissions of a replaced file are kept. A device or a pipe (`/dev/stdout`) can't be
/// replaced, and is written to directly.
///
///     var file = try AtomicFile(path: "feed.gif")
///     try file.write(bytes)
///     try file.commit()  // only now there is a feed.gif
///
/// A value that goes away without a commit takes its file with it.
public struct AtomicFile: ~Copyable {
  /// The path that was asked for.
  public let path: String

  /// The name that an interrupt would leave behind, for a program that cleans up on a signal; nil
  /// where nothing would be left.
  public var temporaryPath: String? {
    if case .named(let temporary) = stage { temporary } else { nil }
  }

  private enum Stage {
    case unnamed
    case named(String)
    case stream
    case done
  }

  private let target: String
  private let descriptor: Int32
  /// Those of the file to be replaced, if there is one.
  private let permissions: UInt32?
  private var stage: Stage

  /// Begins a file; nothing can be seen yet.
  ///
  /// - Throws: ``ImageError/file(path:reason:)`` when nothing can be written there.
  public init(path: String) throws(ImageError) {
    try self.init(path: path, allowsUnnamed: true)
  }

  init(path: String, allowsUnnamed: Bool) throws(ImageError) {
    let (target, permissions, isStream) = try reporting(path) {
      () throws(System.Failure) in try AtomicFile.examine(path)
    }
    let (descriptor, stage) = try reporting(path) { () throws(System.Failure) in
      isStream
        ? (try System.openExisting(target), Stage.stream)
        : try AtomicFile.create(for: target, allowsUnnamed: allowsUnnamed)
    }
    self.path = path
    self.target = target
    self.descriptor = descriptor
    self.permissions = permissions
    self.stage = stage
  }

  deinit {
    if case .done = stage { return }
    try? System.closeFile(descriptor)
    if case .named(let temporary) = stage { System.remove(temporary) }
  }

  /// Adds bytes.
  ///
  /// - Throws: ``ImageError/file(path:reason:)``, for instance when the disk is full.
  public mutating func write(_ bytes: [UInt8]) throws(ImageError) {
    try reporting(path) { () throws(System.Failure) in
      try System.writeAll(bytes, to: descriptor)
    }
  }

  /// Puts the file under its name, in place of an older one.
  ///
  /// - Throws: ``ImageError/file(path:reason:)``; then the older file is untouched and nothing else
  ///   is left.
  public consuming func commit() throws(ImageError) {
    let path = path
    do throws(System.Failure) {
      if case .stream = stage {
        stage = .done
        try System.closeFile(descriptor)
      } else {
        // The disk has the bytes before they get their name, so closing can't fail them any more.
        try place()
        stage = .done
        try? System.closeFile(descriptor)
      }
    } catch {
      throw .file(path: path, reason: error.reason)
    }
  }

  /// Writes a whole file.
  ///
  /// - Throws: ``ImageError/file(path:reason:)``; then an older file is untouched and nothing else is
  ///   left.
  public static func write(_ bytes: [UInt8], to path: String) throws(ImageError) {
    var file = try AtomicFile(path: path)
    try file.write(bytes)
    try file.commit()
  }

  private mutating func place() throws(System.Failure) {
    if let permissions { try System.setPermissions(permissions, of: descriptor) }
    try System.synchronize(descriptor)
    if case .unnamed = stage {
      if permissions == nil, try nameDirectly() { return }
      let descriptor = descriptor
      let (temporary, _) = try AtomicFile.firstFree(beside: target) {
        name throws(System.Failure) in try System.name(descriptor, name)
      }
      stage = .named(temporary)
    }
    guard case .named(let temporary) = stage else { return }
    try System.move(temporary, to: target)
  }

  /// Whether the name was still free.
  private func nameDirectly() throws(System.Failure) -> Bool {
    do throws(System.Failure) {
      try System.name(descriptor, target)
      return true
    } catch {
      if error.isAlreadyThere { return false }
      throw error
    }
  }

  private static func examine(
    _ path: String
  ) throws(System.Failure) -> (target: String, permissions: UInt32?, isStream: Bool) {
    // The system would take the path up to there for the whole.
    guard !path.utf8.contains(0) else { throw .hasZeroByte }
    switch try System.kind(of: path) {
    case .nothing: return (path, nil, false)
    case .file(let permissions): return (System.resolved(path), permissions, false)
    case .folder: throw .isFolder
    case .stream: return (path, nil, true)
    }
  }

  private static func create(
    for target: String, allowsUnnamed: Bool
  ) throws(System.Failure) -> (descriptor: Int32, stage: Stage) {
    if allowsUnnamed, let unnamed = System.createUnnamed(inFolder: folder(of: target)) {
      return (unnamed, .unnamed)
    }
    let (name, descriptor) = try firstFree(beside: target) { name throws(System.Failure) in
      try System.createNew(name)
    }
    return (descriptor, .named(name))
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Tries temporary names in turn until one isn't taken.
  private static func firstFree<Result>(
    beside path: String, _ make: (String) throws(System.Failure) -> Result
  ) throws(System.Failure) -> (name: String, Result) {
    var number = 0
    while true {
      let name = "\(folder(of: path))/.sheen-\(System.processID)-\(number)"
      do throws(System.Failure) {
        return (name, try make(name))
      } catch {
        guard error.isAlreadyThere, number < 10_000 else { throw error }
        number += 1
      }
    }
  }
}

private func reporting<Result>(
  _ path: String, _ call: () throws(System.Failure) -> Result
) throws(ImageError) -> Result {
  do throws(System.Failure) {
    return try call()
  } catch {
    throw .file(path: path, reason: error.reason)
  }
}

import Foundation

/// A folder of its own for one test, gone when the test lets go of it.
final class Folder {
  let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  func write(_ bytes: [UInt8], as name: String) throws -> String {
    try Data(bytes).write(to: root.appendingPathComponent(name))
    return path(name)
  }

  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(name)))
  }

  /// Everything in the folder, hidden files too, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() }
  }
}

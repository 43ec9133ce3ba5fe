import Foundation

/// A folder of its own for a test, which goes away with it.
final class Folder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sheen-pages-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func size(of name: String) throws -> Int { try Data(contentsOf: url.appending(path: name)).count }
}

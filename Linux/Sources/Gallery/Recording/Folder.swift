import Foundation
import SheenImage

/// Where the pictures go.
struct Folder {
  let url: URL

  init(_ path: String) throws {
    url = URL(filePath: path, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// - Parameter name: The file's name, behind folders in this one, which need not be there.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try AtomicFile.write(bytes, to: file.path)
  }
}

import Foundation
import SheenImage

/// Where the pictures go.
struct Folder {
  let url: URL

  init(_ path: String) throws {
    url = URL(filePath: path, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try AtomicFile.write(bytes, to: url.appending(path: name).path)
  }
}

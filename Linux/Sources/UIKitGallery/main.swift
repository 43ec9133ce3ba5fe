import Foundation
import SheenImage

// Writes moving pictures of UIKit screens, light, dark and from right to left, and a page that shows
// them.
do {
  guard CommandLine.arguments.count == 2, let path = CommandLine.arguments.last else {
    throw GalleryError.usage
  }
  let folder = URL(filePath: path, directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  func write(_ bytes: [UInt8], to name: String) throws {
    try AtomicFile.write(bytes, to: folder.appending(path: name).path)
  }

  for recording in Recording.all {
    try write(recording.movie(), to: recording.name + ".webp")
    try write(recording.still(), to: recording.name + ".png")
  }
  try write(Array(Page.html.utf8), to: "index.html")
  print("\(Screen.all.count) UIKit screens, and a page that shows them: \(path)/index.html")
} catch {
  FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
  exit(1)
}

enum GalleryError: Error, CustomStringConvertible {
  case usage

  var description: String { "usage: UIKitGallery FOLDER" }
}

import Foundation

// Writes the gallery into a folder; and, where the page of the demo is named, a way from each to the
// other. Renderers are recorded by processes of their own, since a stage is for the main thread alone.
do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  switch arguments.first {
  case "--record" where arguments.count == 3:
    guard let renderer = Renderer.recorded.first(where: { $0.rawValue == arguments[1] }) else {
      throw GalleryError.usage
    }
    try Gallery.record(renderer, to: arguments[2])
  case "--sheets" where arguments.count == 2: try ContactSheet.writeAll(to: Folder(arguments[1]))
  case "--page" where arguments.count == 2: try Gallery.writePage(to: arguments[1])
  case .some(let path) where arguments.count <= 2 && !path.hasPrefix("-"):
    let demo = arguments.dropFirst().first
    try Gallery.write(to: path, demo: demo.map { URL(filePath: $0) })
    print("The gallery, every screen by every renderer: \(path)/\(Gallery.page)")
    if let demo { print("The demo, every screen in every format:      \(demo)") }
  default: throw GalleryError.usage
  }
} catch {
  FileHandle.standardError.write(Data("gallery: \(error)\n".utf8))
  exit(1)
}

import Foundation
import Sheen

/// The source of a screen that has a name, with what it uses of its own file.
enum ScreenSource {
  private static let folder = "Sources/SheenScreens"

  /// Where a screen is described.
  ///
  /// - Throws: ``GalleryError`` where no file describes it.
  static func place(of screen: SkeletonScreen) throws -> CodePlace {
    let start = "public static let \(identifier(screen.name)) = SkeletonScreen("
    let top = CodePlace.repository
    let files = try FileManager.default.contentsOfDirectory(
      atPath: top.appending(path: folder).path
    ).sorted().map { "\(folder)/\($0)" }
    for file in files {
      let source = try SourceLines(file: file, in: top)
      guard var text = try? source.declaration(start) else { continue }
      var starts = [start]
      for helper in source.privateDeclarations where mentions(text, helper.name) {
        starts.append(helper.start)
        text += "\n" + (try source.declaration(helper.start))
      }
      return CodePlace(file, starts)
    }
    throw GalleryError.declaration(start, file: folder)
  }

  /// The name in Swift: `photo-grid` is `photoGrid`.
  private static func identifier(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  private static func mentions(_ text: String, _ name: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber) }.contains { $0 == name }
  }
}

import Foundation
import Testing

/// What the front-end's sources must not have, whatever else they do.
struct SourceTests {
  private func sources() throws -> [(name: String, text: String)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/SheenUIKit").standardizedFileURL.resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  @Test(
    "no method is exchanged, nothing is associated, and no setting is kept",
    arguments: [
      "method_exchange", "method_setImplementation", "class_addMethod", "objc_",
      "import ObjectiveC",
      "#selector", "UserDefaults", "UIScreen.main", "extension UIColor", "extension NSObject",
      "@unchecked", "nonisolated(unsafe)",
    ])
  func absent(word: String) throws {
    let sources = try sources()
    #expect(sources.count > 20)
    #expect(sources.filter { $0.text.contains(word) }.map(\.name).isEmpty)
  }

  @Test("controllers get the two names that they are promised, and no others")
  func controllers() throws {
    let extensions = try sources().filter { $0.text.contains("extension UIViewController") }
    #expect(extensions.map(\.name) == ["UIViewController+ShimmerAnimation.swift"])
    let names = extensions[0].text.split(separator: "\n").compactMap { line in
      line.contains("public func ") || line.contains("public var ")
        ? line.split(separator: "(").first?.split(separator: " ").last : nil
    }
    #expect(names == ["startShimmerAnimation", "stopShimmerAnimation"])
  }

  @Test("every Objective-C name that a view gains begins with sheen_, and so is no other library's")
  func selectors() throws {
    var count = 0
    for source in try sources() where source.text.contains("extension UIView") {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.hasPrefix("  @IBInspectable") {
        count += 1
        #expect(lines[index - 2].hasPrefix("  @objc(sheen_"), "\(source.name): \(line)")
      }
    }
    #expect(count == 6)
  }
}

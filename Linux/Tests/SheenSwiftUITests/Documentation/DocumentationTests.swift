import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private var repository: URL {
  var root = URL(fileURLWithPath: #filePath)
  for _ in 0..<5 { root.deleteLastPathComponent() }
  return root
}

@MainActor struct DocumentationTests {
  @Test("the front-end's source has nothing that its promises forbid")
  func promises() throws {
    let folder = repository.appendingPathComponent("Sources/SheenSwiftUI")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.count > 20)
    for name in names {
      let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      // UserDefaults would need a reason in a privacy manifest; an extension of UIColor would be seen
      // by everyone who imports the module.
      for word in [
        "repeatForever", "withAnimation", "AnyView", "UIScreen", "UserDefaults",
        "extension UIColor",
        "Linux",
      ] {
        #expect(!source.contains(word), "\(word) in \(name)")
      }
    }
  }

  @Test("every snippet of the documentation runs, and SwiftUI finds no fault with it")
  func run() throws {
    for view in [
      AnyView(Guide.Snippets()), AnyView(MigratingSnippets()), AnyView(Readme.Snippets()),
    ] {
      let stage = try Stage(view, size: CGSize(width: 390, height: 2000), scale: 1)
      stage.advance(to: 1)
      _ = try stage.picture()
      #expect(stage.problems.isEmpty)
    }
  }
}

import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

/// The Swift code of a page, block by block, each line without its indentation.
private func snippets(of page: String) throws -> [[String]] {
  try file("Documentation/\(page)").components(separatedBy: "```swift\n").dropFirst()
    .map { lines($0.components(separatedBy: "```")[0]) }
}

private var repository: URL {
  var root = URL(fileURLWithPath: #filePath)
  for _ in 0..<5 { root.deleteLastPathComponent() }
  return root
}

private func file(_ path: String) throws -> String {
  try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
}

private func lines(_ text: String) -> [String] {
  text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty }
}

@MainActor struct DocumentationTests {
  @Test(
    "every snippet of the documentation is compiled as it stands",
    arguments: [
      ("Guides/SwiftUI.md", ["SheenSwiftUITests/Documentation/GuideSnippets.swift"]),
      (
        "Migrating.md",
        [
          "SheenSwiftUITests/Documentation/MigratingSnippets.swift",
          "SheenUIKitTests/Documentation/MigratingSnippets.swift",
        ]
      ),
    ])
  func compiled(page: String, sources: [String]) throws {
    let code = try sources.flatMap { lines(try file("Linux/Tests/" + $0)) }.joined(separator: "\n")
    let snippets = try snippets(of: page)
    #expect(snippets.count > 5)
    for snippet in snippets {
      #expect(code.contains(snippet.joined(separator: "\n")), "\(snippet.joined(separator: "\n"))")
    }
  }

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
    for view in [AnyView(Guide.Snippets()), AnyView(MigratingSnippets())] {
      let stage = try Stage(view, size: CGSize(width: 390, height: 2000), scale: 1)
      stage.advance(to: 1)
      _ = try stage.picture()
      #expect(stage.problems.isEmpty)
    }
  }
}

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

private func file(_ path: String) throws -> String {
  var root = URL(fileURLWithPath: #filePath)
  for _ in 0..<5 { root.deleteLastPathComponent() }
  return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
}

private func lines(_ text: String) -> [String] {
  text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.isEmpty }
}

@MainActor struct DocumentationTests {
  @Test(
    "every snippet of the documentation is compiled as it stands",
    arguments: [
      ("Guides/SwiftUI.md", "GuideSnippets.swift"),
      ("Migrating.md", "MigratingSnippets.swift"),
    ])
  func compiled(page: String, source: String) throws {
    let folder = "Linux/Tests/SheenSwiftUITests/Documentation/"
    let code = lines(try file(folder + source)).joined(separator: "\n")
    let snippets = try snippets(of: page)
    #expect(snippets.count > 5)
    for snippet in snippets {
      #expect(code.contains(snippet.joined(separator: "\n")), "\(snippet.joined(separator: "\n"))")
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

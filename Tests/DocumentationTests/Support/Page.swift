import Foundation
import Testing

/// A page of the documentation: a file of Markdown.
struct Page: Sendable, CustomTestStringConvertible {
  let path: String
  let text: String

  init(path: String) throws {
    self.path = path
    text = try Repository.text(path)
  }

  var testDescription: String { path }

  /// Every page that teaches: the readme, the documentation, and the first pages of the modules.
  static let all: [Page] = {
    let paths =
      ["README.md", "CONTRIBUTING.md"] + Repository.files(below: "Documentation", ending: ".md")
      + Repository.files(below: "Sources", ending: ".md")
    return paths.compactMap { try? Page(path: $0) }
  }()

  /// The Swift code of the page, block by block.
  var snippets: [Snippet] { blocks(of: "swift").map(Snippet.init) }

  /// The lines of shell code that begin with a command, with their comments taken off.
  func commands(of name: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("    \(name) ") }.map { line in
      line.components(separatedBy: " # ")[0].trimmingCharacters(in: .whitespaces)
    }
  }

  /// The paths from the root of the repository of what the page links to within it.
  var links: [String] { targets.map(\.path) }

  /// What the page links to within the repository: a path from its root, and a place in that file.
  var targets: [(path: String, place: String?)] {
    let folder = URL(filePath: "/\(path)").deletingLastPathComponent()
    return text.matches(of: /\]\(([^()\s]+)\)/).map { String($0.1) }
      .filter { !$0.contains("://") && !$0.hasPrefix("mailto:") }
      .map { link in
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let file = parts[0].isEmpty ? URL(filePath: "/\(path)") : folder.appending(path: parts[0])
        return (
          String(file.standardizedFileURL.path.dropFirst()), parts.count > 1 ? parts[1] : nil
        )
      }
  }

  /// The names by which links reach the headings of the page: small letters, digits and hyphens.
  var places: Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
        line.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      })
  }

  private func blocks(of language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }
}

/// Swift code of a page.
struct Snippet: Sendable {
  /// What it imports, line by line.
  let imports: [String]

  /// The rest, as ``lines(_:)`` has it.
  let code: String

  init(_ text: String) {
    let lines = Snippet.lines(text)
    imports = lines.filter { $0.hasPrefix("import ") }
    code = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
  }

  /// Lines without indentation, blank ones left out: a page need not indent as a test has to.
  static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

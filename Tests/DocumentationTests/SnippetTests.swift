import Testing

@Suite struct SnippetTests {
  /// The sources that are compiled with the tests, of this package and of the front-ends'.
  private static let sources: [Source] = {
    let paths =
      Repository.files(below: "Tests/SnippetTests", ending: ".swift")
      + Repository.files(below: "Linux/Tests", ending: ".swift").filter {
        $0.contains("/Documentation/")
      }
    return paths.compactMap { try? Source(path: $0) }
  }()

  private struct Source: Sendable {
    let imports: Set<String>
    let code: String

    init(path: String) throws {
      let lines = Snippet.lines(try Repository.text(path))
      imports = Set(lines.filter { $0.hasPrefix("import ") })
      code = "\n" + lines.joined(separator: "\n") + "\n"
    }

    func has(_ snippet: Snippet) -> Bool {
      code.contains("\n\(snippet.code)\n") && imports.isSuperset(of: snippet.imports)
    }
  }

  @Test("every Swift snippet of every page is compiled as it stands", arguments: Page.all)
  func compiled(page: Page) {
    for snippet in page.snippets {
      #expect(Self.sources.contains { $0.has(snippet) }, "not in a test: \(snippet)")
    }
  }

  @Test("the pages and the sources with their snippets are found")
  func found() throws {
    #expect(Page.all.count > 20)
    #expect(Self.sources.count > 10)
    #expect(Page.all.reduce(0) { $0 + $1.snippets.count } > 60)
    #expect(try Page(path: "README.md").snippets.count == 6)
  }
}

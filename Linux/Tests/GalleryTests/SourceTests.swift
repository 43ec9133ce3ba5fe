import Foundation
import Sheen
import SheenScreens
import Testing

@testable import Gallery

/// The code on the page, which is read from the sources.
@MainActor struct SourceTests {
  private let source = SourceLines(
    """
    extension Thing {
      /// A part.
      static let part = Part(
        size: 3)

      private static func helper(
        _ size: Int
      ) -> Part {
        let whole = Part(size: size)

        return whole
      }
    }

    let last = 1
    """, file: "Thing.swift")

  @Test("a declaration goes on as far as its indentation, closing brackets among it")
  func declarations() throws {
    #expect(try source.declaration("static let part") == "static let part = Part(\n  size: 3)")
    #expect(
      try source.declaration("private static func helper(") == """
        private static func helper(
          _ size: Int
        ) -> Part {
          let whole = Part(size: size)

          return whole
        }
        """)
    #expect(try source.declaration("let last") == "let last = 1")
    #expect(try source.declaration("extension Thing").hasSuffix("  }\n}"))
  }

  @Test("a body is what is between the braces; where there are none, it is the whole")
  func bodies() throws {
    #expect(
      try source.declaration("private static func helper(", isBody: true)
        == "let whole = Part(size: size)\n\nreturn whole")
    #expect(try source.declaration("let last", isBody: true) == "let last = 1")
    #expect(source.privateDeclarations.map(\.name) == ["helper"])
  }

  @Test("what is missing is an error that names the file and what was looked for")
  func missing() {
    #expect(throws: GalleryError.declaration("static let whole", file: "Thing.swift")) {
      try source.declaration("static let whole")
    }
    let error = GalleryError.declaration("static let whole", file: "Thing.swift")
    #expect(
      error.description.contains("Thing.swift") && error.description.contains("static let whole"))
    #expect(throws: GalleryError.source(file: "Sources/Nowhere.swift")) {
      try CodePlace("Sources/Nowhere.swift", ["let a"]).text()
    }
    #expect(GalleryError.source(file: "a/b.swift").description.contains("a/b.swift"))
    let unknown = SkeletonScreen(name: "not-there", summary: "", skeleton: Skeleton {})
    #expect(throws: GalleryError.self) { try ScreenSource.place(of: unknown) }
  }

  /// Every place of which the page shows code.
  static let places: [CodePlace] = {
    let examples = GalleryScreen.examples + GalleryScreen.controllers
    let screens = SkeletonScreen.all.compactMap { try? ScreenSource.place(of: $0) }
    return Renderer.allCases.map(\.code) + examples.flatMap(\.code) + screens
  }()

  @Test("all code on the page stands in its file, line by line and in one piece")
  func excerpts() throws {
    #expect(Self.places.count == 5 + 6 + 4 + SkeletonScreen.all.count)
    for place in Self.places {
      let file = try String(
        contentsOf: CodePlace.repository.appending(path: place.file), encoding: .utf8)
      let lines = file.split(separator: "\n").map { $0.drop { $0 == " " } }
      let text = try place.text()
      for declaration in place.declarations where !place.isBody {
        #expect(text.contains(declaration), "\(place)")
      }
      let shown = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(!shown.isEmpty)
      // Where a place has one declaration, its lines follow each other in the file as well.
      if place.declarations.count == 1 { #expect(lines.contains(shown), "\(place)") }
      #expect(shown.allSatisfy(lines.contains), "\(place)")
      #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count, "\(place)")
    }
  }

  @Test("a screen is shown with what it uses of its file, and nothing else")
  func helpers() throws {
    #expect(
      try ScreenSource.place(of: .feed).declarations == [
        "public static let feed = SkeletonScreen(", "private static let post",
      ])
    #expect(
      try ScreenSource.place(of: .logo).declarations.map { $0.split(separator: " ").last } == [
        "SkeletonScreen(", "mark", "points",
      ])
    #expect(try ScreenSource.place(of: .card).declarations.count == 1)
    #expect(
      try ScreenSource.place(of: .photoGrid).file == "Sources/SheenScreens/PhotoGrid.swift")
  }

  @Test(
    "code is marked and stays the same text",
    arguments: [
      ("let a = Box(in: 0..<3)", "let a = Box(in: 0..<3)"),
      ("\"a < \\\"b\\\"\" // c & d", "&quot;a &lt; \\&quot;b\\&quot;&quot; // c &amp; d"),
      ("\"never ends", "&quot;never ends"), ("", ""), ("@State x_1 = 1.5", "@State x_1 = 1.5"),
    ])
  func markup(code: String, text: String) {
    let html = CodeMarkup(code).html
    #expect(html.replacing(/<[^>]*>/, with: "") == text.replacing("<3", with: "&lt;3"))
  }

  @Test("words of the language, types, texts, numbers and comments are told apart")
  func marks() {
    #expect(
      CodeMarkup("let a = B(in: 1.5, \"x\") // y").html == """
        <span class="keyword">let</span> a = <span class="type">B</span>(in: \
        <span class="number">1.5</span>, <span class="text">&quot;x&quot;</span>) \
        <span class="comment">// y</span>
        """)
    #expect(
      CodeMarkup("a.shimmering(b)", marksSheen: true).html
        == "a.<span class=\"sheen-word\">shimmering</span>(b)")
    #expect(CodeMarkup("a.shimmering(b)").html == "a.shimmering(b)")
  }
}

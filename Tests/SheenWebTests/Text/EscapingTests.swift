import SheenCore
import Testing

@testable import SheenWeb

@Suite struct EscapingTests {
  @Test("the five characters with a meaning are named, and what no page may hold is replaced")
  func characters() {
    #expect(
      #"<a href="x">'&'</a>"#.escaped == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;")
    #expect("tab\tend\nπ🙂".escaped == "tab\tend\nπ🙂")
    #expect("\u{0}\u{1B}\u{FFFE}\u{7F}".escaped == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test(
    "an id is a name of ASCII that is safe everywhere",
    arguments: ["a", "feed", "feed-2", "Feed_2", String(repeating: "x", count: 64)])
  func ids(text: String) throws {
    #expect(try WebID(text).text == text)
  }

  @Test(
    "what could mean something else is no id",
    arguments: [
      "", "2a", "-a", "_a", "a b", "a\"", "a'", "a>b", "a)b", "a;b", "a{b", "é", "a\u{301}", "a\n",
      String(repeating: "x", count: 65),
    ])
  func noIDs(text: String) {
    #expect(throws: WebError.id(text)) { try WebID(text) }
    #expect(WebError.id(text).description.contains("must begin with a letter"))
  }

  /// Texts that are made to break out of where they are put.
  static let attacks = [
    "\"><script>alert(1)</script>", "'><img src=x onerror=alert(1)>", "</style><script>", "-->",
    "]]><x>", "</title><script>alert(1)</script>", "\" onload=\"alert(1)", "*/}body{display:none}",
    "&lt;", "&#x3c;", "\u{0}<", "</template><script>", "{{x}}", "\u{2028}", "javascript:alert(1)",
  ]

  @Test("nothing that a caller passes becomes a tag or an attribute")
  func attack() throws {
    var random = SeededRandom(seed: 1)
    var texts = Self.attacks
    let pieces = Array("<>\"'&;:{}()/*-!=\\ abc\n\u{0}é".unicodeScalars)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<(1 + random.next() % 12) {
        text.unicodeScalars.append(pieces[Int(random.next() % UInt64(pieces.count))])
      }
      texts.append(text)
    }
    var plain = SkeletonMarkup()
    plain.label = "x"
    let skeleton = Skeleton.circle(20)
    func shape(_ html: String) -> String { html.filter { "<>\"".contains($0) } }
    let page = try SkeletonPage(skeleton, markup: plain, title: "x").html()
    let drawing = SkeletonDrawing(skeleton, size: SheenSize(width: 9, height: 9), label: "x")
    let stream = try WebStream(.script)
    for text in texts {
      var markup = plain
      markup.label = text
      // The same tags and quotes as with a harmless text means that it is nothing but text.
      #expect(shape(try SkeletonPage(skeleton, markup: markup, title: text).html()) == shape(page))
      var labelled = drawing
      labelled.label = text
      #expect(shape(try labelled.svg()) == shape(try drawing.svg()))
      #expect(
        shape(stream.replacement(id: .standard, content: "", label: text))
          == shape(stream.replacement(id: .standard, content: "", label: "x")))
      if let id = try? WebID(text) {
        #expect(id.text.utf8.allSatisfy { $0 < 128 && !"<>\"'&;:{}() ".utf8.contains($0) })
      }
      if let stream = try? WebStream(.slots, styleSheets: [text]) {
        let other = try WebStream(.slots, styleSheets: ["x"])
        #expect(shape(stream.opening) == shape(other.opening))
        #expect(!text.hasPrefix("javascript:"))
      }
      var other = SkeletonPage(skeleton, title: "x")
      other.language = text
      if let html = try? other.html() { #expect(shape(html) == shape(page)) }
    }
  }

  @Test(
    "a language is a tag, and an address is one that a style sheet can have",
    arguments: [
      ("en", "/sheen.css"), ("pt-BR", "sheen.css?a=1"), ("zh-Hant-TW", "https://a.example/b.css"),
    ])
  func languageAndAddress(language: String, address: String) throws {
    let page = SkeletonPage(.circle(20), language: language)
    #expect(try page.html().contains("<html lang=\"\(language)\" dir=\"ltr\">"))
    #expect(try WebStream(.slots, styleSheets: [address]).opening.contains("href=\"\(address)\""))
  }

  @Test(
    "no language and no address is said to be none",
    arguments: ["", "e", "e n", "-en", "en-", "\u{E9}n"])
  func noLanguage(language: String) {
    let page = SkeletonPage(.circle(20), language: language)
    #expect(throws: WebError.language(language)) { try page.html() }
  }

  @Test(
    "an address that could be a script is refused",
    arguments: ["", "javascript:x", "data:text/css,x", "a b", "x\n"])
  func noAddress(address: String) {
    #expect(throws: WebError.address(address)) { try WebStream(.slots, styleSheets: [address]) }
  }
}

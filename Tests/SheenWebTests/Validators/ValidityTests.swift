import SheenCore
import SheenScreens
import SheenWeb
import Testing

@Suite struct ValidityTests {
  /// Styles that make every part of a style sheet.
  static let styles = [
    ShimmerStyle.standard, .tilted, .calm, .glint, .falling,
    ShimmerStyle(easing: .ease, bounces: true, count: 3, reducedMotion: .fade(3)),
    ShimmerStyle(scope: .group, colors: .fixed(.init(foreground: .black, background: .clear))),
    ShimmerStyle(speed: .duration(.nan)),
  ]

  @Test("a page is HTML without errors")
  func page() throws {
    var pages: [String] = []
    for screen in SkeletonScreen.all {
      for backdrop in [WebBackdrop.color, .anything] {
        for styling in [WebStyling.attributes, .classes] {
          var markup = SkeletonMarkup()
          markup.backdrop = backdrop
          markup.styling = styling
          pages.append(
            try SkeletonPage(screen.skeleton, markup: markup, title: "A <b> & \"c\"").html())
        }
      }
    }
    try expectValid("html", pages)
  }

  @Test("a style sheet is CSS without errors")
  func styleSheet() throws {
    try expectValid("css", Self.styles.flatMap { [$0.styleSheet(), $0.styleSheet(for: .dark)] })
  }

  @Test("the rules of classes are CSS without errors")
  func rules() throws {
    var markup = SkeletonMarkup()
    markup.styling = .classes
    try expectValid("css", SkeletonScreen.all.map { try $0.skeleton.rules(markup) })
  }

  @Test("a drawing is XML without errors")
  func drawing() throws {
    for screen in SkeletonScreen.all {
      for style in [ShimmerStyle.tilted, .glint] {
        let drawing = SkeletonDrawing(
          screen.skeleton, size: screen.size, style: style, label: "A <b> & \"c\"")
        let outcome = try Tool.run("xmllint", ["--noout", "-"], input: drawing.svg())
        #expect(outcome.status == 0, "\(screen.name): \(outcome.text)")
      }
    }
  }

  @Test("the validators find what is wrong")
  func validatorsWork() throws {
    let html = try Tool.problems("html", in: ["<!DOCTYPE html><p></p>", "<!DOCTYPE html></div>"])
    #expect(html.map(\.isEmpty) == [true, false])
    let css = try Tool.problems("css", in: ["a { color: red }", "a { color: red; b } c) { }"])
    #expect(css.map(\.isEmpty) == [true, false])
    let xml = try Tool.run("xmllint", ["--noout", "-"], input: "<svg><rect></svg>")
    #expect(xml.status != 0)
  }

  @Test("a stream is HTML without errors")
  func stream() throws {
    let markup = SkeletonMarkup()
    let pages = try [WebStream.Delivery.slots, .script].map { delivery in
      let stream = try WebStream(delivery, styleSheets: ["/sheen.css?a=1&b=2"])
      return "<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body>"
        + stream.opening + (try stream.placeholder(for: SkeletonScreen.card.skeleton, markup))
        + stream.middle + stream.replacement(id: markup.id, content: "<p>here</p>")
        + stream.closing + "</body></html>"
    }
    try expectValid("html", pages)
  }

  private func expectValid(_ kind: String, _ texts: [String]) throws {
    let problems = try Tool.problems(kind, in: texts)
    try #require(problems.count == texts.count)
    for (text, problems) in zip(texts, problems) {
      #expect(problems.isEmpty, "\(problems) in \(text.prefix(200))")
    }
  }
}

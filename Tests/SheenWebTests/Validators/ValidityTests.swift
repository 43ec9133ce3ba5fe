import SheenCore
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

  @Test("a page is HTML without errors", arguments: SkeletonScreen.all)
  func page(screen: SkeletonScreen) throws {
    for backdrop in [WebBackdrop.color, .anything] {
      for styling in [WebStyling.attributes, .classes] {
        var markup = SkeletonMarkup()
        markup.backdrop = backdrop
        markup.styling = styling
        let html = try SkeletonPage(screen.skeleton, markup: markup, title: "A <b> & \"c\"").html()
        let outcome = try Tool.validate("html", html)
        #expect(outcome.status == 0, "\(outcome.text)")
      }
    }
  }

  @Test("a style sheet is CSS without errors", arguments: styles)
  func styleSheet(style: ShimmerStyle) throws {
    for appearance in [nil, ShimmerAppearance.dark] {
      let outcome = try Tool.validate("css", style.styleSheet(for: appearance))
      #expect(outcome.status == 0, "\(outcome.text)")
    }
  }

  @Test("the rules of classes are CSS without errors")
  func rules() throws {
    var markup = SkeletonMarkup()
    markup.styling = .classes
    for screen in SkeletonScreen.all {
      let outcome = try Tool.validate("css", screen.skeleton.rules(markup))
      #expect(outcome.status == 0, "\(outcome.text)")
    }
  }

  @Test("a drawing is XML without errors", arguments: SkeletonScreen.all)
  func drawing(screen: SkeletonScreen) throws {
    for style in [ShimmerStyle.tilted, .glint] {
      let drawing = SkeletonDrawing(
        screen.skeleton, size: screen.size, style: style, label: "A <b> & \"c\"")
      let outcome = try Tool.run("xmllint", ["--noout", "-"], input: drawing.svg())
      #expect(outcome.status == 0, "\(outcome.text)")
    }
  }

  @Test("the validators find what is wrong")
  func validatorsWork() throws {
    let html = try Tool.validate("html", "<!DOCTYPE html><p></div>")
    #expect(html.text.contains("end-tag-too-early"))
    let css = try Tool.validate("css", "a { color: red; b } c) { }")
    #expect(css.text.contains("Unmatched )"))
    let xml = try Tool.run("xmllint", ["--noout", "-"], input: "<svg><rect></svg>")
    #expect(xml.status != 0)
  }

  @Test("a stream is HTML without errors", arguments: [WebStream.Delivery.slots, .script])
  func stream(delivery: WebStream.Delivery) throws {
    let stream = try WebStream(delivery, styleSheets: ["/sheen.css?a=1&b=2"])
    let markup = SkeletonMarkup()
    let page =
      "<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body>" + stream.opening
      + (try stream.placeholder(for: SkeletonScreen.card.skeleton, markup)) + stream.middle
      + stream.replacement(id: markup.id, content: "<p>here</p>") + stream.closing
      + "</body></html>"
    let outcome = try Tool.validate("html", page)
    #expect(outcome.status == 0, "\(outcome.text)")
  }
}

import SheenCore
import SheenScreens
import SheenWeb
import Testing

/// What Documentation/Guides/Web.md and the first page of SheenWeb show.
@Suite struct WebSnippets {
  @Test("the style sheet, the HTML and the SVG of the guide are written")
  func written() throws {
    let sheet = ShimmerStyle.tilted.styleSheet()  // serve it as /sheen.css

    var options = SkeletonMarkup()
    options.id = try WebID("feed")
    options.label = "Loading posts"
    let html = try SkeletonScreen.feed.skeleton.html(options)  // put it where the posts will be

    #expect(sheet.contains("--sheen-angle"))
    #expect(html.contains("Loading posts"))
    try elementsOfYourOwn(options)

    let drawing = SkeletonDrawing(SkeletonScreen.card.skeleton, size: SkeletonScreen.card.size)
    let svg = try drawing.svg()

    #expect(svg.hasPrefix("<svg"))
  }

  private func elementsOfYourOwn(_ options: SkeletonMarkup) throws {
    let mock = "<h2 class=\"sheen-placeholder\">A title of two lines</h2>"
    let html = options.group(around: mock)  // busy, inert, hidden from screen readers

    #expect(html.contains(mock))
    #expect(html.contains("aria-busy"))
  }
}

import SheenCore
import SheenScreens
import SheenWeb
import Testing

@Suite struct FlowTests {
  /// The boxes of a skeleton, without the group around them.
  private func boxes(
    _ skeleton: Skeleton, _ change: (inout SkeletonMarkup) -> Void = { _ in }
  ) throws -> String {
    var options = SkeletonMarkup()
    change(&options)
    let html = try skeleton.html(options)
    let start = try #require(html.firstRange(of: "place-items:start\">")).upperBound
    return String(html[start...].dropLast("</div></div></div></div>".count))
  }

  @Test("shapes of a fixed size")
  func fixed() throws {
    #expect(
      try boxes(.circle(48))
        == #"<div class="sheen-shape sheen-capsule" style="width:48px;height:48px"></div>"#)
    #expect(
      try boxes(Skeleton.roundedRectangle(radius: 8).frame(height: 20))
        == #"<div class="sheen-shape" style="justify-self:stretch;height:20px;border-radius:8px"></div>"#
    )
  }

  @Test("a row of a fixed part, a spacer and a fraction")
  func row() throws {
    let skeleton = Skeleton.row(spacing: 12) {
      Skeleton.circle(20)
      Skeleton.spacer(minimum: 5)
      Skeleton.bar(10, width: .fraction(0.25))
    }
    #expect(
      try boxes(skeleton)
        == """
        <div class="sheen-row" style="justify-self:stretch;gap:12px;align-items:center">\
        <div class="sheen-shape sheen-capsule" style="flex:none;width:20px;height:20px"></div>\
        <div style="flex:1 1 0;min-width:5px"></div>\
        <div class="sheen-shape sheen-capsule" style="flex:none;width:25%;height:10px"></div></div>
        """)
  }

  @Test("corners follow the side at which text begins")
  func corners() throws {
    let corners = SkeletonCorners(
      topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4)
    let html = try boxes(Skeleton.roundedRectangle(corners).frame(width: 9, height: 9))
    #expect(
      html.contains(
        "border-start-start-radius:1px;border-start-end-radius:2px;"
          + "border-end-end-radius:3px;border-end-start-radius:4px"))
  }

  @Test("a path is a polygon by the even-odd rule, its contours joined there and back")
  func path() throws {
    func points(_ pairs: (Double, Double)...) -> [SheenPoint] {
      pairs.map { SheenPoint(x: $0.0, y: $0.1) }
    }
    let path = SkeletonPath(contours: [
      points((0, 0), (1, 0), (0, 1)), points((0.2, 0.2), (0.4, 0.2), (0.2, 0.4)),
    ])
    let html = try boxes(Skeleton.path(path).frame(width: 10, height: 10))
    #expect(
      html.contains(
        "clip-path:polygon(evenodd,0% 0%,100% 0%,0% 100%,0% 0%,"
          + "20% 20%,40% 20%,20% 40%,20% 20%,0% 0%)"))
  }

  @Test("lines have the widths of the core, whose seed goes on from text to text")
  func lines() throws {
    let html = try boxes(Skeleton.text(lines: 3, seed: 9).repeated(2))
    for occurrence in 0..<2 {
      for width in SkeletonLines(count: 3, seed: 9).widths(occurrence: occurrence) {
        #expect(html.contains("width:\(width.percentText);height:12px"))
      }
    }
  }

  @Test("what fills gets enough copies for the largest page, in a box that hides the rest")
  func fill() throws {
    let html = try boxes(Skeleton(spacing: 10) { Skeleton.bar(40).repeatedToFill() }) {
      $0.height = .container
      $0.largest = SheenSize(width: 500, height: 500)
    }
    #expect(html.contains(#"<div class="sheen-fill sheen-column" style="flex:1 1 0;"#))
    #expect(html.components(after: "sheen-shape").count == 11)
    let content = try boxes(Skeleton(spacing: 10) { Skeleton.bar(40).repeatedToFill() })
    #expect(content.components(after: "sheen-shape").count == 1)
  }

  @Test("equal boxes share a class, and the rules hold what the attributes would have held")
  func classes() throws {
    let skeleton = Skeleton.row { Skeleton.circle(20).repeated(3) }
    var options = SkeletonMarkup()
    options.styling = .classes
    options.id = try WebID("a")
    let html = try skeleton.html(options)
    #expect(!html.contains("style="))
    #expect(html.components(after: "sheen-capsule a-2").count == 3)
    #expect(
      try skeleton.rules(options) == """
        .a-0{--sheen-on: ;--sheen-holes:url(#a-holes);place-items:start}
        .a-1{gap:8px;align-items:center}
        .a-2{flex:none;width:20px;height:20px}

        """)
  }

  @Test("the same skeleton gives the same bytes")
  func deterministic() throws {
    for screen in SkeletonScreen.all {
      #expect(try screen.skeleton.html() == screen.skeleton.html())
    }
  }

  @Test("what can't be laid out is said, and nothing stops the program")
  func failures() throws {
    let wrong = Skeleton.bar(.nan)
    #expect(throws: WebError.self) { try wrong.html() }
    #expect(throws: WebError.self) {
      try SkeletonDrawing(wrong, size: SheenSize(width: 9, height: 9)).svg()
    }
    #expect(throws: WebError.skeleton(.size(.zero))) {
      try SkeletonDrawing(.circle(3), size: .zero).svg()
    }
    var options = SkeletonMarkup()
    options.height = .container
    let tiny = Skeleton(spacing: 0) { Skeleton.bar(0.001).repeatedToFill() }
    #expect(throws: WebError.skeleton(.parts)) { try tiny.html(options) }
    for number in [0, -1, Double.nan, .infinity, 1e300] {
      options.largest = SheenSize(width: number, height: number)
      options.narrowest = number
      _ = try? SkeletonScreen.feed.skeleton.html(options)
    }
  }
}

extension Double {
  fileprivate var percentText: String {
    let value = (self * 100 * 100_000).rounded() / 100_000
    return "\(value)%".replacing(".0%", with: "%")
  }
}

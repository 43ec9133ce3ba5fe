import Foundation
import SheenCore
import SheenRaster
import SheenScreens
import SheenWeb
import Testing

@Suite struct DrawingTests {
  @Test("a drawing of one circle, word for word")
  func text() throws {
    let palette = ShimmerPalette(background: .white, base: .black, highlight: .white)
    let style = ShimmerStyle(colors: .fixed(palette))
    let svg = try SkeletonDrawing(
      .circle(20), size: SheenSize(width: 100, height: 50), style: style,
      id: try WebID("a"), label: "Wait", hasBackground: false
    ).svg()
    #expect(
      svg.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" id="a" width="100" height="50" \
        viewBox="0 0 100 50" role="img" aria-label="Wait"><style>#a .background{fill:#ffffff}\
        #a .base{fill:#000000}#a .stop0{stop-color:#000000}
        """.dropLast(0)))
    #expect(
      svg.contains(
        "@media (prefers-reduced-motion:no-preference){#a .light0{animation:a-move 2s linear infinite}}"
          + "@keyframes a-move{0%{transform:translate(0,0)}100%{transform:translate(780px,0)}}"))
    #expect(
      svg.contains(
        """
        <clipPath id="a-shapes"><path d="M10 0L10 0A10 10 0 0 1 20 10L20 10A10 10 0 0 1 10 20\
        L10 20A10 10 0 0 1 0 10L0 10A10 10 0 0 1 10 0Z"/></clipPath>\
        <linearGradient id="a-gradient" gradientUnits="userSpaceOnUse" x1="-40" y1="25" x2="0" y2="25">
        """))
    #expect(
      svg.contains(
        """
        <g clip-path="url(#a-shapes)"><rect class="light0" x="-781" y="-1" width="882" height="52" \
        fill="url(#a-gradient)"/></g></svg>
        """))
    #expect(!svg.contains("<rect class=\"background\""))
  }

  @Test("the same drawing gives the same bytes, and every id begins with its own")
  func deterministic() throws {
    for screen in SkeletonScreen.all {
      let drawing = SkeletonDrawing(
        screen.skeleton, size: screen.size, style: .glint, id: try WebID("x"))
      let svg = try drawing.svg()
      #expect(try svg == drawing.svg())
      for name in svg.ranges(of: " id=\"") { #expect(svg[name.upperBound...].hasPrefix("x")) }
      for link in svg.ranges(of: "url(") { #expect(svg[link.upperBound...].hasPrefix("#x-")) }
    }
  }
}

extension InChromium {
  @Suite struct DrawingInChromiumTests {
    @Test(
      "librsvg draws the reference renderer's picture, still and at any time",
      arguments: [nil, 0.7])
    func librsvg(time: Double?) async throws {
      for screen in [SkeletonScreen.profile, .logo, .player, .dashboard] {
        for layoutDirection in SheenLayoutDirection.allCases {
          let drawing = SkeletonDrawing(
            screen.skeleton, size: screen.size, style: .tilted, layoutDirection: layoutDirection,
            time: time)
          let outcome = try Tool.run("rsvg-convert", [], input: drawing.svg())
          #expect(outcome.status == 0)
          let frame = try screen.skeleton.rasterFrame(
            in: screen.size, style: .tilted, at: time ?? .nan, layoutDirection: layoutDirection)
          let coverage = try Likeness.coverage(
            of: screen.skeleton, in: screen.size, layoutDirection: layoutDirection)
          let png = outcome.output.base64EncodedString()
          let likeness = try await PictureComparison(edgesOf: coverage)
            .likeness(of: png, to: frame)
          #expect(likeness.largest <= 2, "\(screen.name): \(likeness)")
        }
      }
    }

    @Test(
      "Chromium moves a drawing as the reference renderer does",
      arguments: [
        ShimmerStyle.tilted, .glint, .falling, ShimmerStyle(direction: .angle(195)),
        ShimmerStyle(easing: .ease, bounces: true), ShimmerStyle(bounces: true, count: 3),
      ])
    func moves(style: ShimmerStyle) async throws {
      let size = SheenSize(width: 240, height: 300)
      for screen in [SkeletonScreen.profile, .logo] {
        let drawing = SkeletonDrawing(screen.skeleton, size: size, style: style)
        let coverage = try Likeness.coverage(of: screen.skeleton, in: size)
        let layout = try screen.skeleton.layout(in: size)
        let svg = try drawing.svg()
        let comparison = try await PictureComparison(edgesOf: coverage)
        try await Tab.with(.init(width: Int(size.width), height: Int(size.height))) { tab in
          try await tab.show(svg, name: "drawing.svg")
          let shapes = style.scope == .view ? layout.placeholders.count : 1
          #expect(try await tab.animations().count == shapes)
          for time in [0, 0.45, 0.9, 1.6, 2.7, 4.1] {
            let _: Bool = try await tab.value(
              """
              (document.getAnimations().forEach(a => {
                a.pause(); a.currentTime = \(time * 1000) }), true)
              """)
            var renderer = try SkeletonRenderer(layout: layout, style: style)
            renderer.paint(at: time)
            let likeness = try await comparison.likeness(
              of: tab.screenshot(), to: renderer.frame)
            #expect(likeness.largest <= 2, "\(screen.name) at \(time) s: \(likeness)")
          }
        }
      }
    }

    @Test("where the reader asked for reduced motion a drawing has no animation")
    func reducedMotion() async throws {
      let svg = try SkeletonDrawing(.rectangle, size: SheenSize(width: 390, height: 40)).svg()
      for (motion, count) in [("no-preference", 1), ("reduce", 0)] {
        try await Tab.with(.init(media: ["prefers-reduced-motion": motion])) { tab in
          try await tab.show(svg, name: "drawing.svg")
          #expect(try await tab.animations().count == count)
        }
      }
    }
  }
}

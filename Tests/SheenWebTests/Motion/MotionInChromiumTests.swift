import Foundation
import SheenCore
import SheenWeb
import Testing

extension InChromium {
  /// What moves in a browser, and what stands still.
  @Suite struct MotionInChromiumTests {
    /// A page of a number of placeholders.
    static func page(
      _ count: Int, _ style: ShimmerStyle = .tilted, backdrop: WebBackdrop = .color
    ) throws -> String {
      let skeleton = Skeleton(spacing: 4) {
        Skeleton.row(spacing: 8) {
          Skeleton.roundedRectangle(radius: 4).frame(width: .flexible, height: 16).repeated(5)
        }
        .repeated(count / 5)
      }
      var markup = SkeletonMarkup()
      markup.backdrop = backdrop
      return try SkeletonPage(skeleton, style: style, markup: markup).html()
    }

    @Test("one layer moves, whatever the number of placeholders", arguments: [5, 20, 200])
    func oneLayer(count: Int) async throws {
      try await Tab.with { tab in
        try await tab.show(Self.page(count))
        let shapes: Int = try await tab.value("document.querySelectorAll('.sheen-shape').length")
        #expect(shapes == count)
        #expect(try await tab.animations().count == 1)
      }
    }

    @Test("the animation is the core's wave: its period, its way, at one speed")
    func wave() async throws {
      let size = SheenSize(width: 820, height: 1180)
      let resolved = ShimmerStyle.tilted.resolved(in: SheenRect(origin: .zero, size: size))
      let wave = try #require(resolved.wave)
      try await Tab.with(.init(width: 820, height: 1180)) { tab in
        try await tab.show(Self.page(20))
        let animation = try #require(try await tab.animations().first)
        #expect((animation.duration / 1000 - wave.period).magnitude < 1e-3)
        #expect(animation.easing == "linear")
        #expect(animation.properties == ["transform"])
        let ways = animation.transforms.compactMap { text in
          text.components(after: "translateX(").first.flatMap { Double($0.prefix { $0 != "p" }) }
        }
        #expect(ways.count == 2)
        #expect((ways[0] + wave.sweep.travel / 2).magnitude < 0.01)
        #expect((ways[1] - ways[0] - wave.wavelength).magnitude < 0.01)
      }
    }

    @Test(
      "with reduced motion there is no animation, and every placeholder is the flat base",
      arguments: [WebBackdrop.color, .anything])
    func reducedMotion(backdrop: WebBackdrop) async throws {
      let media = ["prefers-reduced-motion": "reduce"]
      try await Tab.with(.init(width: 390, height: 300, media: media)) { tab in
        try await tab.show(Self.page(5, backdrop: backdrop))
        #expect(try await tab.animations().isEmpty)
        let picture = try await tab.picture()
        for x in 4..<70 { #expect(picture[x, 8] == .init(0xFFE0_E0E0)) }
      }
    }

    @Test("a reader who changes the setting while a page is open gets what it says at once")
    func settingChanges() async throws {
      try await Tab.with(.init(media: ["prefers-reduced-motion": "no-preference"])) { tab in
        try await tab.show(Self.page(5))
        #expect(try await tab.animations().count == 1)
        try await tab.set(.init(media: ["prefers-reduced-motion": "reduce"]))
        #expect(try await tab.animations().isEmpty)
        try await tab.set(.init(media: ["prefers-reduced-motion": "no-preference"]))
        #expect(try await tab.animations().count == 1)
      }
    }

    @Test("a fade that was asked for is all that remains with reduced motion")
    func fade() async throws {
      let media = ["prefers-reduced-motion": "reduce"]
      try await Tab.with(.init(media: media)) { tab in
        try await tab.show(Self.page(20, ShimmerStyle(reducedMotion: .fade(1))))
        let animations = try await tab.animations()
        #expect(animations.count == 1)
        #expect(animations.first?.properties == ["opacity"])
        #expect(animations.first?.duration == 2000)
      }
    }

    @Test("in print and in forced colors nothing moves", arguments: ["print", "forced"])
    func still(medium: String) async throws {
      let media = medium == "forced" ? ["forced-colors": "active"] : [:]
      try await Tab.with(.init(width: 390, height: 300, media: media)) { tab in
        if medium == "print" {
          try await tab.send("Emulation.setEmulatedMedia", ["media": "print"])
        }
        try await tab.show(Self.page(5))
        #expect(try await tab.animations().isEmpty)
        let colors: [String] = try await tab.value(
          """
          [...document.querySelectorAll(".sheen-shape")].map(e => getComputedStyle(e))
            .map(s => s.backgroundColor + " " + s.outlineStyle + " " + s.outlineColor)
          """)
        for color in colors {
          // The outline has the color of text, which stands out from any background.
          let expected = medium == "print" ? "rgb(224, 224, 224) none" : "rgb(255, 255, 255) solid"
          #expect(color.hasPrefix(expected))
          if medium == "forced" { #expect(color.hasSuffix("rgb(0, 0, 0)")) }
        }
      }
    }

    @Test(
      "the colors are the palette's for each appearance",
      arguments: [ShimmerAppearance.Scheme.light, .dark],
      [ShimmerAppearance.Contrast.standard, .increased])
    func colors(scheme: ShimmerAppearance.Scheme, contrast: ShimmerAppearance.Contrast) async throws
    {
      let palette = ShimmerColors.automatic.palette(for: .init(scheme, contrast: contrast))
      let media = [
        "prefers-color-scheme": scheme == .dark ? "dark" : "light",
        "prefers-contrast": contrast == .increased ? "more" : "no-preference",
        "prefers-reduced-motion": "reduce",
      ]
      try await Tab.with(.init(width: 390, height: 300, media: media)) { tab in
        try await tab.show(Self.page(5))
        let picture = try await tab.picture()
        #expect(picture[30, 8] == .init(palette.base))
        #expect(picture[200, 200] == .init(palette.background))
      }
    }

    @Test("a page themes colors, angle, speed and band by custom properties")
    func themed() async throws {
      let theme = """
        <style>.sheen { --sheen-base: #ff0000; --sheen-highlight: #00ff00;
          --sheen-background: #0000ff; --sheen-angle: 90deg; --sheen-speed: 1000px;
          --sheen-band: 77px; --sheen-play: paused; }</style>
        """
      try await Tab.with(.init(width: 400, height: 200)) { tab in
        try await tab.show(Self.page(5).replacing("</head>", with: theme + "</head>"))
        let animation = try #require(try await tab.animations().first)
        #expect(animation.duration == 2000)
        // 200 of the window's height and 77 of the band, at 1,000 points a second for 2 seconds.
        #expect(animation.transforms.first == "rotate(90deg) translateX(-138.5px)")
        #expect(animation.transforms.last == "rotate(90deg) translateX(1861.5px)")
        let band: Double = try await tab.value(
          "document.querySelector('.sheen-band').offsetWidth")
        #expect(band == 77)
        let picture = try await tab.picture()
        let (placeholder, gap) = (picture[200, 8], picture[77, 8])
        #expect(placeholder == .init(0xFFFF_0000))
        #expect(gap == .init(0xFF00_00FF))
      }
    }

    @Test("a counted light ends, and everything is dark and still")
    func counted() async throws {
      let style = ShimmerStyle(speed: .duration(0.05), rest: .seconds(0), count: 2)
      try await Tab.with { tab in
        try await tab.show(Self.page(5, style))
        let _: Bool = try await tab.value(
          "Promise.all(document.getAnimations().map(a => a.finished)).then(() => true)")
        #expect(try await tab.animations().isEmpty)
        let picture = try await tab.picture()
        for x in 4..<70 { #expect(picture[x, 8] == .init(0xFFE0_E0E0)) }
      }
    }

    /// What a browser does for a frame that it can't just move.
    static let work = ["Layout", "UpdateLayoutTree", "Paint", "PrePaint", "Commit", "RasterTask"]

    @Test(
      "the browser's own trace has no layout, style or paint while 200 placeholders move for 5 s")
    func trace() async throws {
      try await Tab.with(.init(width: 1280, height: 900), isNew: true) { tab in
        try await tab.show(Self.page(200))
        let counts = try await tab.trace(milliseconds: 5000) { counts in
          Self.work.allSatisfy { counts[$0, default: 0] == 0 }
        }
        for name in Self.work { #expect(counts[name, default: 0] == 0, "\(name)") }
        #expect(counts["DirectRenderer::DrawFrame", default: 0] > 1)
      }
    }

    @Test("the trace has all of that where something else than a transform moves")
    func traceSees() async throws {
      let page = """
        <!DOCTYPE html><style>@keyframes grow { to { width: 300px; background: #000 } }
        p { width: 9px; background: #eee; animation: grow 2s infinite }</style><p>moves</p>
        """
      try await Tab.with { tab in
        try await tab.show(page)
        let counts = try await tab.trace(milliseconds: 500) { counts in
          Self.work.allSatisfy { counts[$0, default: 0] > 0 }
        }
        for name in Self.work { #expect(counts[name, default: 0] > 0, "\(name)") }
      }
    }

    @Test("a tab that is not seen draws nothing")
    func hiddenTab() async throws {
      try await Tab.with(isNew: true) { tab in
        try await tab.show(Self.page(200))
        try await Tab.with(isNew: true) { other in
          try await other.send("Page.bringToFront")
          let isHidden: Bool = try await tab.value(
            """
            new Promise(done => {
              const check = () => document.hidden && done(true);
              document.addEventListener("visibilitychange", check);
              check();
            })
            """)
          #expect(isHidden)
          let counts = try await other.trace(milliseconds: 1000) {
            $0["DirectRenderer::DrawFrame", default: 0] == 0
          }
          #expect(counts["DirectRenderer::DrawFrame", default: 0] == 0)
        }
      }
    }
  }
}

/// An animation that runs in a page.
struct RunningAnimation: Decodable {
  let name: String
  let duration: Double
  let easing: String
  let transforms: [String]
  let properties: [String]
  let startTime: Double?
  let currentTime: Double?
}

extension Tab {
  func animations() async throws -> [RunningAnimation] {
    try await value(
      """
      document.getAnimations().map(a => {
        const frames = a.effect.getKeyframes();
        const properties = new Set(frames.flatMap(Object.keys));
        for (const k of ["offset", "computedOffset", "easing", "composite"]) properties.delete(k);
        return {
          name: a.animationName, duration: a.effect.getTiming().duration,
          easing: frames[0].easing, transforms: frames.map(f => f.transform || ""),
          properties: [...properties].sort(), startTime: a.startTime, currentTime: a.currentTime };
      })
      """)
  }

  /// A trace that is what it should be, or the last of five.
  ///
  /// On a busy machine what loading has begun takes its time; what is done for each frame never ends.
  func trace(
    milliseconds: Int, until isQuiet: ([String: Int]) -> Bool
  ) async throws -> [String: Int] {
    // This spares the first trace as a rule, and nothing depends on it.
    let _: Bool = try await value("new Promise(done => setTimeout(() => done(true), 300))")
    var counts: [String: Int] = [:]
    for _ in 0..<5 {
      counts = try await trace(milliseconds: milliseconds)
      if isQuiet(counts) { break }
    }
    return counts
  }

  /// How often each event of the browser's trace happens in this page's process, and
  /// `DirectRenderer::DrawFrame` in any, while the page waits for a time.
  func trace(milliseconds: Int) async throws -> [String: Int] {
    struct Collected: Decodable {
      struct Event: Decodable { let name: String, ph: String, pid: Int }
      let value: [Event]
    }
    let categories = [
      "devtools.timeline", "disabled-by-default-devtools.timeline", "cc", "viz",
      "blink.user_timing",
    ]
    let configuration: [String: any Sendable] = [
      "includedCategories": categories, "recordMode": "recordAsMuchAsPossible",
    ]
    try await browser.send("Tracing.start", ["traceConfig": configuration])
    let _: Bool = try await value(
      """
      (performance.mark("sheen-page"),
        new Promise(done => setTimeout(() => done(true), \(milliseconds))))
      """)
    try await browser.send("Tracing.end")
    _ = try await browser.event("Tracing.tracingComplete", session: nil)
    var events: [Collected.Event] = []
    for event in await browser.takeEvents("Tracing.dataCollected", session: nil) {
      events += try event.parameters(as: Collected.self).value
    }
    // The browser's other pages, those of its own window among them, have processes of their own.
    guard let page = events.first(where: { $0.name == "sheen-page" })?.pid else {
      throw Chromium.Failure(description: "the page is not in the trace")
    }
    var counts: [String: Int] = [:]
    for event in events where "XBIb".contains(event.ph) {
      guard event.pid == page || event.name == "DirectRenderer::DrawFrame" else { continue }
      counts[event.name, default: 0] += 1
    }
    return counts
  }
}

extension Picture.Pixel {
  /// A color.
  init(_ color: ShimmerColor) {
    let (red, green, blue, alpha) = color.bytes
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A color as alpha, red, green and blue, from the highest byte.
  init(_ color: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: color >> 16), green: UInt8(truncatingIfNeeded: color >> 8),
      blue: UInt8(truncatingIfNeeded: color), alpha: UInt8(truncatingIfNeeded: color >> 24))
  }
}

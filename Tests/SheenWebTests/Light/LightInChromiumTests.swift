import SheenCore
import SheenRaster
import SheenScreens
import SheenWeb
import Testing

extension InChromium {
  /// A browser shows the light that the reference renderer draws.
  @Suite struct LightInChromiumTests {
    static let angles = [0.0, 15, 45, 90, 110, 195]
    static let appearances = [ShimmerAppearance.light, .dark]

    /// The dark first frame, a way in, the middle, the end, and the rest.
    static let phases = [0.0, 0.2, 0.35, 0.5, 0.9]

    /// Shows a page of each way in which light is made at several times, and compares.
    static func compare(
      _ skeleton: Skeleton, _ style: ShimmerStyle, _ size: SheenSize,
      layoutDirection: SheenLayoutDirection = .leftToRight, appearance: ShimmerAppearance = .light,
      backdrop: WebBackdrop = .color, times: [Double]
    ) async throws {
      var markup = SkeletonMarkup()
      markup.backdrop = backdrop
      var page = SkeletonPage(
        skeleton, style: style, markup: markup, layoutDirection: layoutDirection,
        appearance: appearance,
        time: 0)
      page.markup.height = .container
      let html = try page.html()
      let coverage = try Likeness.coverage(of: skeleton, in: size, layoutDirection: layoutDirection)
      let layout = try skeleton.layout(in: size, layoutDirection: layoutDirection)
      let renderer = try SkeletonRenderer(
        layout: layout, style: style, layoutDirection: layoutDirection, appearance: appearance)
      let comparison = try await PictureComparison(edgesOf: coverage)
      try await Tab.with(.init(width: Int(size.width), height: Int(size.height))) { tab in
        try await tab.show(html)
        var renderer = renderer
        for time in times {
          try await tab.hold(time)
          renderer.paint(at: time)
          let likeness = try await comparison.likeness(
            of: tab.screenshot(), to: renderer.frame)
          #expect(likeness.largest <= 2, "at \(time) s: \(likeness)")
          #expect(likeness.compared > likeness.edges)
        }
      }
    }

    /// The times of the phases of a style's wave in an area.
    static func times(
      _ style: ShimmerStyle, _ size: SheenSize, _ layoutDirection: SheenLayoutDirection
    ) -> [Double] {
      let area = SheenRect(origin: .zero, size: size)
      let period = style.resolved(in: area, layoutDirection: layoutDirection).wave?.period ?? 1
      return phases.map { $0 * period }
    }

    @Test(
      "the light is the reference renderer's, at every angle, in both directions and appearances",
      arguments: angles, SheenLayoutDirection.allCases)
    func everyAngle(angle: Double, layoutDirection: SheenLayoutDirection) async throws {
      let size = SheenSize(width: 240, height: 300)
      let style = ShimmerStyle(direction: .tilted(angle))
      for appearance in Self.appearances {
        try await Self.compare(
          SkeletonScreen.profile.skeleton, style, size, layoutDirection: layoutDirection,
          appearance: appearance,
          times: Self.times(style, size, layoutDirection))
      }
    }

    @Test("every named style has its light", arguments: ShimmerStyle.named.map(\.name))
    func namedStyle(name: String) async throws {
      let style = try #require(ShimmerStyle.named.first { $0.name == name }).style
      let size = SheenSize(width: 300, height: 200)
      try await Self.compare(
        SkeletonScreen.placeholderCell.skeleton, style, size,
        times: Self.times(style, size, .leftToRight) + [1.1])
    }

    @Test(
      "windows over anything show the same light as a stencil",
      arguments: [ShimmerScope.window, .group, .view])
    func windowsShow(scope: ShimmerScope) async throws {
      let size = SheenSize(width: 300, height: 240)
      for screen in [SkeletonScreen.card, .logo, .barAndAvatar] {
        let style = ShimmerStyle(direction: .tilted(20), scope: scope)
        try await Self.compare(
          screen.skeleton, style, size, backdrop: .anything,
          times: Self.times(style, size, .leftToRight))
      }
    }

    @Test(
      "a gap lies over all that is behind it, clipped or not",
      arguments: [ShimmerScope.window, .view], [WebBackdrop.color, .anything])
    func gap(scope: ShimmerScope, backdrop: WebBackdrop) async throws {
      let size = SheenSize(width: 161, height: 101)
      let style = ShimmerStyle(direction: .tilted(20), scope: scope)
      for behind in [Skeleton.rectangle, .circle] {
        let skeleton = Skeleton.overlay {
          behind.frame(width: .flexible, height: .flexible)
          Skeleton.roundedRectangle(radius: 9).frame(width: 61, height: 41).separated(by: 10)
        }
        try await Self.compare(
          skeleton, style, size, backdrop: backdrop, times: Self.times(style, size, .leftToRight))
      }
    }

    @Test(
      "speeds, bands, rests, easings, bounces and counts are the core's",
      arguments: [
        ShimmerStyle(speed: .pointsPerSecond(900), rest: .seconds(0)),
        ShimmerStyle(speed: .duration(1.5), band: .points(300)),
        ShimmerStyle(direction: .topToBottom, band: .fraction(0.7), rest: .seconds(3)),
        ShimmerStyle(direction: .angle(33), easing: .easeInOut),
        ShimmerStyle(direction: .angle(180)), ShimmerStyle(direction: .angle(270)),
        ShimmerStyle(easing: .easeIn, bounces: true),
        ShimmerStyle(bounces: true, count: 3, scope: .group),
        ShimmerStyle(count: 2),
      ])
    func metrics(style: ShimmerStyle) async throws {
      let size = SheenSize(width: 320, height: 240)
      try await Self.compare(
        SkeletonScreen.card.skeleton, style, size,
        times: [0, 0.3, 0.75, 1.3, 2.2, 3.1, 4.6, 7.7, 31])
    }

    @Test(
      "a large scope has faster light, a small one a narrow band",
      arguments: [
        SheenSize(width: 60, height: 40), SheenSize(width: 700, height: 120),
        SheenSize(width: 1600, height: 200),
      ])
    func scopeOf(size: SheenSize) async throws {
      let style = ShimmerStyle.tilted
      try await Self.compare(
        Skeleton.rectangle, style, size, times: Self.times(style, size, .leftToRight))
    }
  }
}

extension Tab {
  /// Holds the light of a page that stands still at another time.
  func hold(_ time: Double) async throws {
    let _: Bool = try await value(
      """
      (() => {
        document.documentElement.style.setProperty("--sheen-time", "\(time)s");
        return true;
      })()
      """)
  }
}

import SheenCore
import Testing

@testable import SheenRaster

@Suite("Light")
struct LightTests {
  @Test(
    "Inside placeholders every pixel is the core's light at its middle, to one level",
    arguments: 0..<20)
  func agreesWithTheCore(group: UInt64) throws {
    for seed in group * 3..<group * 3 + 3 {
      let scene = Scene(seed: seed)
      // One rectangle over everything: all pixels are inside.
      let size = scene.layout.size
      let layout = layout(
        size.width, size.height, [box(-10, -7, size.width + 20, size.height + 30)])
      var renderer = try SkeletonRenderer(
        layout: layout, style: scene.style, scale: scene.scale,
        layoutDirection: scene.layoutDirection,
        epoch: scene.epoch, background: scene.background)
      let area =
        scene.style.scope == .view
        ? layout.placeholders[0].frame : SheenRect(origin: .zero, size: size)
      let shimmer = scene.resolved(area)
      let wave = try #require(shimmer.wave)
      for time in scene.times + [.nan, .infinity] {
        renderer.paint(at: time)
        let worst = worstDifference(renderer.frame, scale: scene.scale) { point in
          shimmer.palette.color(at: wave.intensity(at: point, time: time)).over(scene.backdrop)
        }
        #expect(worst <= 1, "seed \(seed) at \(time)")
      }
    }
  }

  private func worstDifference(
    _ frame: RasterFrame, scale: Double, _ expected: (SheenPoint) -> ShimmerColor
  ) -> Int {
    var worst = 0
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let point = SheenPoint(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        worst = max(worst, difference(frame.channels(x, y), channels(expected(point))))
      }
    }
    return worst
  }

  @Test(
    "A wave of a smaller area repeats over the rest of the layout", arguments: [0, 20, 90, 200])
  func repeatedBands(degrees: Double) throws {
    for side in [0.01, 0.4, 3, 30, 300] {
      let style = ShimmerStyle(
        direction: .angle(degrees), speed: .pointsPerSecond(50), band: .fraction(0.7),
        rest: .seconds(0)
      ).colored(.strong)
      let shimmer = style.resolved(in: SheenRect(x: 5, y: -3, width: side, height: side))
      let wave = try #require(shimmer.wave)
      var renderer = try SkeletonRenderer(
        layout: layout(90, 50, [box(0, 0, 90, 50)]), shimmer: shimmer)
      for time in [0, 0.11, 3.7] {
        renderer.paint(at: time)
        let worst = worstDifference(renderer.frame, scale: 1) { point in
          shimmer.palette.color(at: wave.intensity(at: point, time: time))
        }
        // Where bands are narrower than a pixel, rounding alone decides which pixel has light.
        #expect(worst <= (side < 0.1 ? 8 : 1), "\(side) at \(time)")
      }
    }
  }

  @Test("Outside the band placeholders are exactly the base, and gaps exactly the background")
  func baseAndGaps() throws {
    let style = ShimmerStyle(
      direction: .angle(0), speed: .pointsPerSecond(100), band: .points(20))
    var renderer = try SkeletonRenderer(
      layout: layout(100, 30, [box(10, 5, 60, 20, radius: 8)]), style: style)
    renderer.paint(at: 0.6)  // The band's middle is 60 − 10 = 50.
    let palette = ShimmerColors.automatic.palette(for: .light)
    let frame = renderer.frame
    for x in 18..<62 {
      let isLit = frame[x, 15] != palette.base.pixel
      #expect(isLit ? (41...58).contains(x) : !(43...56).contains(x))
    }
    #expect(frame.channels(49, 15) == channels(palette.highlight))
    for y in 0..<30 {
      for x in 0..<100 where !(10..<70).contains(x) || !(5..<25).contains(y) {
        #expect(frame[x, y] == 0xFFFF_FFFF)
      }
    }
  }

  @Test("Edges are the light's color over the background, as opaque as they are covered")
  func edges() throws {
    for seed in 0..<UInt64(60) {
      let scene = Scene(seed: seed &+ 1000)
      let size = scene.layout.size
      // Every row and column of the first 6 pixels is half covered or whole: a quarter at corners.
      let half = 0.5 / scene.scale
      let shape = box(half, half, 5 / scene.scale, 5 / scene.scale)
      let layout = layout(max(size.width, 12), max(size.height, 12), [shape])
      var renderer = try SkeletonRenderer(
        layout: layout, style: scene.style, scale: scene.scale,
        layoutDirection: scene.layoutDirection,
        epoch: scene.epoch, background: scene.background)
      let area =
        scene.style.scope == .view ? shape.frame : SheenRect(origin: .zero, size: layout.size)
      let shimmer = scene.resolved(area)
      let wave = try #require(shimmer.wave)
      for time in scene.times {
        renderer.paint(at: time)
        for y in 0..<6 {
          for x in 0..<6 {
            let coverage = [0, 5].contains(x) ? 0.5 : 1
            let point = SheenPoint(
              x: (Double(x) + 0.5) / scene.scale, y: (Double(y) + 0.5) / scene.scale)
            let color = shimmer.palette.color(at: wave.intensity(at: point, time: time))
            let expected = color.opacity(coverage * ([0, 5].contains(y) ? 0.5 : 1))
              .over(scene.backdrop)
            let found = renderer.frame.channels(x, y)
            #expect(
              difference(found, channels(expected)) <= 1,
              "seed \(seed) at \(time): \(x), \(y): \(found), not \(channels(expected))")
          }
        }
      }
    }
  }

  @Test("Each placeholder has its own sweep where the scope is the view")
  func ownLight() throws {
    let style = ShimmerStyle(
      direction: .angle(0), speed: .duration(1), band: .fraction(0.5), rest: .seconds(0),
      scope: .view
    ).colored(.strong)
    let layout = layout(60, 50, [box(0, 0, 20, 20), box(20, 20, 40, 20), box(5, 45, 0, 5)])
    var renderer = try SkeletonRenderer(layout: layout, style: style)
    renderer.paint(at: 0.5)
    // Half-way each band is in the middle of its own placeholder.
    #expect(renderer.frame.channels(9, 5)[0] > 240)
    #expect(renderer.frame.channels(39, 25)[0] > 250)
    #expect(renderer.frame.channels(1, 5)[0] == 0)
    #expect(renderer.frame.channels(25, 25)[0] == 0)
    // A placeholder without a width has no light, and that is said.
    #expect(renderer.notices == [])
  }

  @Test("A still style draws the base, and says why")
  func still() throws {
    var style = ShimmerStyle.standard
    style.speed = .pointsPerSecond(.nan)
    for scope in ShimmerScope.allCases {
      style.scope = scope
      var renderer = try SkeletonRenderer(
        layout: layout(9, 9, [box(1, 1, 4, 4), box(5, 5, 3, 3)]), style: style)
      #expect(renderer.notices.count == 1)
      let before = renderer.frame
      #expect(renderer.paint(at: 0.7) == 0)
      #expect(renderer.frame == before)
      #expect(renderer.frame.channels(2, 2) == [0xE0, 0xE0, 0xE0, 255])
    }
  }

  @Test("A time that is no number has no light", arguments: [Double.nan, .infinity, -.infinity])
  func noTime(time: Double) throws {
    var renderer = try SkeletonRenderer(
      layout: layout(90, 9, [box(1, 1, 84, 4)]), style: .standard)
    let dark = renderer.frame
    renderer.paint(at: 0.15)
    #expect(renderer.frame != dark)
    renderer.paint(at: time)
    #expect(renderer.frame == dark)
    renderer.repaint(at: time)
    #expect(renderer.frame == dark)
  }

  @Test("Colors that differ by nothing in eight bits need no painting")
  func noSteps() throws {
    let style = ShimmerStyle.standard.colored(.ink)
    var renderer = try SkeletonRenderer(layout: layout(90, 9, [box(1, 1, 84, 4)]), style: style)
    #expect(renderer.paint(at: 0.5) == 0)
  }
}

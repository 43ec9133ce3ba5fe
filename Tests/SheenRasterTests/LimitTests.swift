import SheenCore
import Testing

@testable import SheenRaster

@Suite("Limits")
struct LimitTests {
  private let one = layout(10, 10, [box(1, 1, 4, 4)])

  @Test(
    "A scale that is no positive number is refused",
    arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
  func badScale(scale: Double) throws {
    let error = #expect(throws: RasterError.self) {
      try SkeletonRenderer(layout: one, style: .standard, scale: scale)
    }
    guard case .scale = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.contains("must be finite and above 0") == true)
  }

  @Test("A picture of more than 16,383 pixels a side is refused, and one as large drawn")
  func largest() throws {
    let wide = layout(16_383, 1, [box(0, 0, 16_383, 1)])
    let renderer = try SkeletonRenderer(layout: wide, style: .standard)
    #expect(renderer.frame.width == 16_383)
    for (size, scale) in [(wide.size, 1.001), (one.size, 1e9), (one.size, 1e308)] {
      let error = #expect(throws: RasterError.self) {
        try SkeletonRenderer(
          layout: SkeletonLayout(size: size, placeholders: []), style: .standard, scale: scale)
      }
      #expect(error == .area(size, scale: scale))
      #expect(error?.description.contains("1 to 16383 pixels") == true)
    }
  }

  @Test(
    "A layout without a size is refused",
    arguments: [0, -4, .nan, .infinity, -.infinity] as [Double])
  func noSize(side: Double) {
    for size in [SheenSize(width: side, height: 5), SheenSize(width: 5, height: side)] {
      #expect(throws: RasterError.self) {
        try SkeletonRenderer(
          layout: SkeletonLayout(size: size, placeholders: []), style: .standard)
      }
    }
  }

  @Test("A side that comes to a part of a pixel gets all of it, and rounding gets none")
  func partsOfPixels() throws {
    func size(_ width: Double, _ scale: Double) throws -> Int {
      try SkeletonRenderer(
        layout: layout(width, 1, []), style: .standard, scale: scale
      ).frame.width
    }
    #expect(try size(375, 0.5) == 188)
    #expect(try size(100, 1.1) == 110)
    #expect(try size(0.001, 1) == 1)
    #expect(try size(1e-300, 1) == 1)
    #expect(try size(393, 3) == 1179)
  }

  @Test("A placeholder with a number that is none is refused by its place")
  func badPlaceholders() {
    let bad: [Placeholder] = [
      box(.nan, 0, 1, 1), box(0, .infinity, 1, 1), box(0, 0, .nan, 1), box(0, 0, 1, -1),
      box(0, 0, -.infinity, 1), box(0, 0, 1, 1, separation: .nan),
      box(0, 0, 1, 1, separation: -1), path(0, 0, 1, 1, [[(0, 0), (.nan, 0), (1, 1)]]),
    ]
    for placeholder in bad {
      let error = #expect(throws: RasterError.self) {
        try SkeletonRenderer(
          layout: layout(5, 5, [box(0, 0, 1, 1), placeholder]), style: .standard)
      }
      guard case .placeholder(index: 1, _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(error?.description.hasPrefix("placeholder 1 can't be drawn") == true)
    }
  }

  @Test("Placeholders of any finite place and size are drawn as far as they are in the picture")
  func farPlaceholders() throws {
    let all = box(-1e300, -1e308, 1e308, 1.5e308)
    let shapes = [
      box(1e308, 0, 1e308, 5), box(-1e308, -1e308, 1e300, 1e300), box(1e17, 3, 4, 4),
      circle(-1e9, 5, radius: 1e6), box(3, 3, 1e-300, 1e-300), all,
      path(-1e300, -1e300, 1e301, 1e301, [[(0, 0), (1, 0), (1, 1), (0, 1)]]),
      path(0, 0, 10, 10, [[(-1e300, 1e300), (1e300, 1e300), (0.5, -1e300)]]),
      path(0, 0, 10, 10, []), path(0, 0, 10, 10, [[], [(0.5, 0.5)], [(0, 0), (1, 1)]]),
    ]
    for shape in shapes {
      for scale in [1, 1e-3, 20] {
        _ = try SkeletonRenderer(
          layout: layout(12, 12, [shape]), style: .standard, scale: scale)
      }
    }
    let covers = try ink(layout(10, 10, [all]))
    #expect(covers.pixels.allSatisfy { $0 == ShimmerColor.black.pixel })
  }

  @Test("A placeholder partly outside is cut off at the edge of the picture")
  func partlyOutside() throws {
    let whole = try ink(layout(40, 40, [circle(20, 20, radius: 9.3)]))
    for (dx, dy) in [(-15, 0), (15, 3), (2, -14), (-13, 16)] {
      let moved = try ink(
        layout(40, 40, [circle(20 + Double(dx), 20 + Double(dy), radius: 9.3)]))
      for y in 0..<40 {
        for x in 0..<40 where (0..<40).contains(x - dx) && (0..<40).contains(y - dy) {
          #expect(moved[x, y] == whole[x - dx, y - dy])
        }
      }
    }
  }

  @Test("A layout without placeholders is all background, and a picture can be one pixel")
  func smallest() throws {
    let empty = try SkeletonRenderer(layout: layout(1, 1, []), style: .standard)
    #expect(empty.frame.pixels == [0xFFFF_FFFF])
    var full = try SkeletonRenderer(layout: layout(1, 1, [box(0, 0, 1, 1)]), style: .standard)
    #expect(full.frame.channels(0, 0) == [0xE0, 0xE0, 0xE0, 255])
    for step in 0..<200 { full.paint(at: Double(step) / 1000) }
    let middle = try Skeleton.rectangle.rasterFrame(
      in: SheenSize(width: 1, height: 1), style: ShimmerStyle(rest: .seconds(0)),
      at: 12.5 / 390)
    #expect(middle.channels(0, 0) == [0xEC, 0xEC, 0xEC, 255])
  }

  @Test("Any wave that a style can make is drawn")
  func anyWave() throws {
    let numbers = [1e-300, 1e-9, 1, 1e9, 1e300]
    for speed in numbers {
      for band in numbers {
        for degrees in [0, 90, 90.000_000_000_000_1, 33] {
          let style = ShimmerStyle(
            direction: .angle(degrees), speed: .pointsPerSecond(speed), band: .points(band),
            rest: .seconds(0))
          var renderer = try SkeletonRenderer(
            layout: layout(20, 12, [box(1, 1, 18, 10), circle(6, 6, radius: 4)]), style: style)
          for time in [0.3, 1e15, -1e300] {
            renderer.paint(at: time)
            renderer.repaint(at: time)
          }
        }
      }
    }
  }

  @Test("A hundred thousand placeholders over each other are planned as fast as their edges")
  func pile() throws {
    let pile = Array(repeating: box(1, 1, 300, 200), count: 100_000)
    let renderer = try SkeletonRenderer(layout: layout(302, 202, pile), style: .standard)
    #expect(renderer.frame.channels(5, 5) == [0xE0, 0xE0, 0xE0, 255])
  }

  @Test("What is wrong with a skeleton is told by one call")
  func convenience() throws {
    let size = SheenSize(width: 20, height: 10)
    #expect(throws: RasterError.layout(.number("a corner's radius", -1, .length))) {
      try Skeleton.roundedRectangle(radius: -1).rasterFrame(in: size, at: 0)
    }
    #expect(throws: RasterError.scale(0)) {
      try Skeleton.circle.rasterFrame(in: size, at: 0, scale: 0)
    }
    let dark = try Skeleton.rectangle.rasterFrame(in: size, at: .nan, scale: 2, appearance: .dark)
    #expect(dark.width == 40)
    #expect(dark.height == 20)
    let palette = ShimmerColors.automatic.palette(for: .dark)
    #expect(dark.pixels.allSatisfy { $0 == palette.base.pixel })
    let clear = try Skeleton.circle.rasterFrame(in: size, at: 0, background: .transparent)
    #expect(clear.channels(0, 0) == [0, 0, 0, 0])
    #expect(clear.channels(10, 5) == [0xE0, 0xE0, 0xE0, 255])
  }
}

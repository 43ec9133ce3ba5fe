import SheenCore
import Testing

@testable import SheenRaster

/// The area that a plan covers, in pixels.
private func area(of layout: SkeletonLayout, scale: Double = 1) throws -> Double {
  let canvas = try RasterCanvas(layout, scale: scale)
  let palette = PixelPalette(.ink, over: .white)
  let plan = canvas.plan(lights: layout.placeholders.map { _ in -1 }, palette)
  var area = 0.0
  for row in plan.rows {
    for span in plan.spans[Int(row.first)..<Int(row.end)] {
      if span.edge < 0 {
        area += Double(span.end - span.start)
      } else {
        let edges = plan.edgeCoverage[Int(span.edge)..<Int(span.edge + span.end - span.start)]
        area += edges.reduce(0) { $0 + Double($1) / 65_535 }
      }
    }
  }
  return area
}

@Suite("Coverage")
struct CoverageTests {
  @Test(
    "A circle's area is right to 0.1 % at any place between two pixels",
    arguments: [0.3, 0.5, 0.77, 1, 1.5, 2.4, 5, 12.3, 24, 60.7, 200])
  func circleArea(radius: Double) throws {
    var random = SeededRandom(seed: 7)
    let side = (radius * 2 + 4).rounded(.up)
    for _ in 0..<(radius < 30 ? 40 : 4) {
      let x = radius + 1 + random.nextUnit()
      let y = radius + 1 + random.nextUnit()
      let found = try area(of: layout(side, side, [circle(x, y, radius: radius)]))
      let expected = Double.pi * radius * radius
      #expect(abs(found - expected) < expected / 1000, "at \(x), \(y): \(found)")
    }
  }

  @Test("A rounded rectangle lacks four corners", arguments: [0.4, 1, 3.7, 10])
  func roundedArea(radius: Double) throws {
    let found = try area(of: layout(60, 40, [box(3.3, 4.6, 41.5, 21.25, radius: radius)]))
    let expected = 41.5 * 21.25 - (4 - Double.pi) * radius * radius
    #expect(abs(found - expected) < 0.01)
  }

  @Test("Four different radii each round their own corner")
  func fourRadii() throws {
    let frame = SheenRect(x: 2, y: 2, width: 30, height: 20)
    let radii = CornerRadii(
      topLeft: 0, topRight: 4, bottomRight: 8, bottomLeft: 10, in: frame.size)
    let shape = Placeholder(frame: frame, outline: .rounded(radii))
    let found = try area(of: layout(40, 30, [shape]))
    let lacking = (1 - Double.pi / 4) * (16 + 64 + 100)
    #expect(abs(found - (600 - lacking)) < 0.01)
    let frame1 = try ink(layout(40, 30, [shape]))
    #expect(darkness(frame1, 2, 2) == 255)
    #expect(darkness(frame1, 31, 2) < 128)
    #expect(darkness(frame1, 31, 21) == 0)
    #expect(darkness(frame1, 2, 21) == 0)
  }

  @Test("A rectangle that ends in the middle of pixels covers them by half, exactly")
  func halfPixels() throws {
    let frame = try ink(layout(6, 5, [box(1.5, 1.5, 3, 2)]))
    // Half of 255 is 127.5; the background shows with the other half.
    let corner = 64
    let side = 127...128
    #expect(side.contains(darkness(frame, 1, 2)))
    #expect(side.contains(darkness(frame, 2, 1)))
    #expect(side.contains(darkness(frame, 4, 2)))
    #expect(side.contains(darkness(frame, 2, 3)))
    #expect(darkness(frame, 1, 1) == corner)
    #expect(darkness(frame, 4, 3) == corner)
    #expect(darkness(frame, 2, 2) == 255)
    #expect(darkness(frame, 0, 2) == 0)
    #expect(darkness(frame, 5, 4) == 0)
  }

  @Test("A rectangle thinner than a pixel covers as much as it is wide")
  func thin() throws {
    let frame = try ink(layout(4, 4, [box(1.25, 0, 0.25, 4)]))
    #expect(darkness(frame, 1, 1) == 64)
    #expect(abs(try area(of: layout(4, 4, [box(1.25, 0.5, 0.25, 2.125)])) - 0.53125) < 1e-4)
  }

  @Test("A triangle covers half of its frame, and its slanted edge runs through half pixels")
  func triangle() throws {
    let shape = path(1, 1, 8, 8, [[(0, 0), (1, 1), (0, 1)]])
    #expect(abs(try area(of: layout(10, 10, [shape])) - 32) < 0.001)
    let frame = try ink(layout(10, 10, [shape]))
    for step in 1..<9 {
      #expect((127...128).contains(darkness(frame, step, step)))
      #expect(darkness(frame, step, step - 1) == 0)
    }
    #expect(darkness(frame, 1, 8) == 255)
  }

  @Test("A contour within another is a hole, whichever way round it runs")
  func hole() throws {
    let outer = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)]
    let inner = [(0.25, 0.25), (0.75, 0.25), (0.75, 0.75), (0.25, 0.75)]
    for hole in [inner, inner.reversed()] {
      let shape = path(0.5, 0.5, 20, 20, [outer, hole])
      #expect(abs(try area(of: layout(22, 22, [shape])) - 300) < 0.001)
      #expect(darkness(try ink(layout(22, 22, [shape])), 10, 10) == 0)
    }
  }

  @Test("A ring thinner than a pixel is still a ring")
  func thinRing() throws {
    let ring = path(
      1, 1, 10, 10,
      [
        [(0, 0), (1, 0), (1, 1), (0, 1)], [(0.02, 0.02), (0.98, 0.02), (0.98, 0.98), (0.02, 0.98)],
      ])
    #expect(abs(try area(of: layout(12, 12, [ring])) - (100 - 96.0 * 96 / 100)) < 0.01)
  }

  @Test("A contour that crosses itself is inside where an odd number of turns is around a place")
  func star() throws {
    // The pentagram's middle is surrounded twice. Its five points are what is left.
    let points = (0..<5).map { index -> (Double, Double) in
      let place = UnitVector(degrees: -90 + Double(index) * 144)
      return (0.5 + place.dx / 2, 0.5 + place.dy / 2)
    }
    let shape = path(0.3, 0.7, 100, 100, [points])
    // Of a pentagram of radius R: all 1.12257 R², its middle 0.34687 R² (each by the golden ratio).
    let expected = (1.122_569_9 - 0.346_893_3) * 2500
    #expect(abs(try area(of: layout(102, 102, [shape])) - expected) < 0.5)
    #expect(darkness(try ink(layout(102, 102, [shape])), 50, 50) == 0)
  }

  @Test("Rows with more corners than strips are still right to a hundredth of a pixel")
  func comb() throws {
    var points: [(Double, Double)] = [(0, 1)]
    for tooth in 0..<600 {
      points += [(Double(tooth) / 600, 0.1), ((Double(tooth) + 0.5) / 600, 0.9)]
    }
    points += [(1, 0.1), (1, 1)]
    let shape = path(1, 1, 40, 1, [points])
    #expect(abs(try area(of: layout(42, 4, [shape])) - 20) < 0.4)
  }

  @Test("Every pixel of an arc's edge is right to one level", arguments: [0.7, 3.3, 9.1, 31.4])
  func arcPixels(radius: Double) throws {
    let (x, y) = (radius + 1.3, radius + 1.6)
    let side = Int(radius * 2) + 4
    let frame = try ink(layout(Double(side), Double(side), [circle(x, y, radius: radius)]))
    for row in 0..<side {
      for column in 0..<side {
        let expected = 255 * covered(column, row, x, y, radius)
        #expect(abs(Double(darkness(frame, column, row)) - expected) <= 1, "\(column), \(row)")
      }
    }
  }

  /// How much of a pixel a circle covers, by its chords at 2,000 heights.
  private func covered(
    _ column: Int, _ row: Int, _ x: Double, _ y: Double, _ radius: Double
  ) -> Double {
    let heights = 2000
    var sum = 0.0
    for index in 0..<heights {
      let dy = Double(row) + (Double(index) + 0.5) / Double(heights) - y
      let square = radius * radius - dy * dy
      guard square > 0 else { continue }
      let half = square.squareRoot()
      sum += max(0, min(Double(column + 1), x + half) - max(Double(column), x - half))
    }
    return sum / Double(heights)
  }

  @Test("A radius of thousands of pixels is followed where the picture shows it")
  func hugeRadius() throws {
    // A circle of 50,000 around (−49,990, 20): at the picture's middle row it ends at x = 10.
    let frame = try ink(layout(40, 40, [circle(-49_990, 20, radius: 50_000)]))
    #expect(darkness(frame, 9, 19) == 255)
    #expect(darkness(frame, 10, 19) < 3)
    // 20 rows away, 20² / 100,000 = 0.004 less.
    #expect((253...255).contains(darkness(frame, 9, 0)))
  }
}

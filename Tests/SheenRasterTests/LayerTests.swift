import SheenCore
import Testing

@testable import SheenRaster

@Suite("Layers")
struct LayerTests {
  @Test("Where placeholders lie over each other, the base is no darker")
  func overlap() throws {
    let palette = ShimmerPalette(
      background: .white, base: .black.opacity(0.3), highlight: .black.opacity(0.2))
    let shapes = [box(0, 0, 6, 6), box(3, 3, 6, 6), box(3, 3, 6, 6)]
    let renderer = try SkeletonRenderer(
      layout: layout(10, 10, shapes), style: ShimmerStyle.standard.colored(palette))
    let base = channels(ShimmerColor.black.opacity(0.3).over(.white))
    for place in [(1, 1), (4, 4), (7, 7)] {
      #expect(renderer.frame.channels(place.0, place.1) == base)
    }
  }

  @Test("Two edges in one pixel cover 1 − (1 − a)(1 − b) of it")
  func edgesOverEachOther() throws {
    let frame = try ink(layout(4, 4, [box(0, 0, 1.5, 4), box(1.25, 0, 2.75, 4)]))
    // 1 − 0.5 · 0.25 = 0.875 of 255.
    #expect(darkness(frame, 1, 2) == 223)
  }

  @Test("A separation shows the background around a placeholder, as wide as it says")
  func separation() throws {
    let frame = try ink(
      layout(40, 40, [box(0, 0, 40, 40), circle(20, 20, radius: 8, separation: 4)]))
    #expect(darkness(frame, 20, 20) == 255)
    for (x, expected) in [(26, 255), (28, 0), (31, 0), (32, 255), (39, 255)] {
      #expect(abs(darkness(frame, x, 20) - expected) < 9, "\(x)")
    }
    // What is drawn is the square less the ring.
    let covered = (0..<40).reduce(0) { sum, y in
      (0..<40).reduce(sum) { $0 + darkness(frame, $1, y) }
    }
    let expected = 255 * (1600 - Double.pi * (144 - 64))
    #expect(abs(Double(covered) - expected) < 60)
  }

  @Test("The limit of a separation has no corners, around rectangles and around paths alike")
  func roundCorners() throws {
    let square = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)]
    let around = [
      box(10.3, 10.6, 12, 9, separation: 5),
      path(10.3, 10.6, 12, 9, [square], separation: 5),
    ]
    let frames = try around.map { try ink(layout(36, 34, [box(0, 0, 36, 34), $0])) }
    for frame in frames {
      #expect(darkness(frame, 7, 12) == 0)
      #expect(darkness(frame, 12, 7) == 0)
      // Within the square around, but further than 5 from its corner.
      #expect(darkness(frame, 6, 6) > 250)
    }
    for y in 0..<34 {
      for x in 0..<36 {
        let both = frames.map { darkness($0, x, y) }
        #expect(abs(both[0] - both[1]) <= 12, "\(x), \(y): \(both)")
      }
    }
  }

  @Test("A separation hides nothing that lies before, and what it hides stays hidden in light")
  func separationOrder() throws {
    let style = ShimmerStyle(
      direction: .angle(0), speed: .pointsPerSecond(10), band: .points(30)
    ).colored(.strong)
    let shapes = [circle(10, 10, radius: 4, separation: 3), box(0, 8, 20, 4)]
    var renderer = try SkeletonRenderer(layout: layout(20, 20, shapes), style: style)
    #expect(renderer.frame.channels(4, 10) == [0, 0, 0, 255])
    #expect(renderer.frame.channels(10, 10) == [0, 0, 0, 255])
    renderer = try SkeletonRenderer(layout: layout(20, 20, shapes.reversed()), style: style)
    let background = channels(ShimmerPalette.strong.background)
    #expect(renderer.frame.channels(4, 10) == background)
    renderer.paint(at: 2.5)
    #expect(renderer.frame.channels(4, 10) == background)
    #expect(renderer.frame.channels(10, 10)[0] > 100)
    #expect(renderer.frame.channels(1, 10)[0] > 10)
  }

  @Test("A separation that is wider than the picture hides all that lies behind")
  func hugeSeparation() throws {
    for separation in [1e3, 1e6, 1e300] {
      for shape in [
        box(4, 4, 2, 2, separation: separation),
        path(4, 4, 2, 2, [[(0, 0), (1, 0), (1, 1), (0, 1)]], separation: separation),
      ] {
        let frame = try ink(layout(20, 10, [box(0, 0, 20, 10), shape]))
        let dark = (0..<200).filter { darkness(frame, $0 % 20, $0 / 20) > 0 }
        #expect(dark == [84, 85, 104, 105])
      }
    }
  }

  @Test("A placeholder without an area draws nothing, and keeps no gap")
  func noArea() throws {
    let frame = try ink(
      layout(
        9, 9,
        [
          box(1, 1, 7, 7), box(3, 3, 0, 4, separation: 2), box(3, 3, 4, 0, separation: 2),
          path(4, 4, 0, 0, [[(0, 0), (1, 0), (1, 1)]], separation: 2), box(9, 9, 0, 0),
        ]))
    #expect((0..<81).filter { darkness(frame, $0 % 9, $0 / 9) == 255 }.count == 49)
  }

  @Test("The light of a shared pixel is that of the placeholder that shows most in it")
  func sharedPixels() throws {
    let style = ShimmerStyle(
      direction: .angle(0), speed: .duration(1), band: .fraction(0.5), rest: .seconds(0),
      scope: .view
    ).colored(.strong)
    // The nearer one covers a quarter of column 10 and all of the next.
    var renderer = try SkeletonRenderer(
      layout: layout(40, 10, [box(0, 0, 20, 10), box(10.75, 0, 29.25, 10)]), style: style)
    renderer.paint(at: 0.5)
    #expect(renderer.frame.channels(10, 5)[0] > 240)
    #expect(renderer.frame.channels(11, 5)[0] == 0)
  }
}

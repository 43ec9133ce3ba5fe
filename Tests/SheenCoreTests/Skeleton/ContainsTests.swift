import SheenCore
import Testing

struct ContainsTests {
  private func rounded(_ frame: SheenRect, _ radius: Double) -> Placeholder {
    Placeholder(frame: frame, outline: .rounded(CornerRadii(radius, in: frame.size)))
  }

  private let square = SheenRect(x: 0, y: 0, width: 20, height: 20)

  @Test(
    "a circle contains what is nearer to its middle than its radius",
    arguments: [
      (10.0, 1.0, 0.0, true), (1, 1, 0, false), (1, 1, 3, true), (3, 3, 0, true), (10, 10, 0, true),
      (-1, 10, 0, false), (-1, 10, 1.5, true), (10, 21, 1.5, true), (.nan, 10, 0, false),
      (10, .infinity, 5, false), (10, 10, .nan, false),
    ])
  func circle(_ x: Double, _ y: Double, _ distance: Double, _ expected: Bool) {
    let circle = rounded(square, 10)
    #expect(circle.contains(SheenPoint(x: x, y: y), within: distance) == expected)
  }

  @Test("each corner has its own radius")
  func eachCornerHasItsOwnRadius() {
    let radii = CornerRadii(
      topLeft: 0, topRight: 4, bottomRight: 8, bottomLeft: 0, in: square.size)
    let shape = Placeholder(frame: square, outline: .rounded(radii))
    func contains(_ x: Double, _ y: Double) -> Bool { shape.contains(SheenPoint(x: x, y: y)) }
    #expect(contains(0.5, 0.5) && contains(0.5, 19.5))
    #expect(!contains(19.5, 0.5) && contains(18, 2))
    #expect(!contains(18, 18) && contains(16, 16))
  }

  @Test("of two that touch each other one has the edge between them")
  func oneHasTheEdge() {
    let left = rounded(square, 0)
    let right = rounded(SheenRect(x: 20, y: 0, width: 20, height: 20), 0)
    let edge = SheenPoint(x: 20, y: 10)
    #expect(!left.contains(edge) && right.contains(edge))
  }

  @Test("a path contains what an odd number of contours is around")
  func path() {
    func box(_ from: Double, _ to: Double) -> [SheenPoint] {
      [(from, from), (to, from), (to, to), (from, to)].map { SheenPoint(x: $0.0, y: $0.1) }
    }
    let ring = Placeholder(frame: square, outline: .path([box(0, 1), box(0.25, 0.75)]))
    func contains(_ x: Double, _ y: Double, _ distance: Double = 0) -> Bool {
      ring.contains(SheenPoint(x: x, y: y), within: distance)
    }
    #expect(contains(2, 2) && contains(10, 18))
    #expect(!contains(10, 10) && !contains(25, 10))
    #expect(contains(7, 10, 3) && !contains(10, 10, 3) && contains(22, 10, 3))
    let empty = Placeholder(frame: square, outline: .path([[], [.zero]]))
    #expect(!empty.contains(SheenPoint(x: 0, y: 0)))
  }
}

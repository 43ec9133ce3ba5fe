import Testing

@testable import SheenCore

struct OutlineTests {
  private func outline(
    _ skeleton: Skeleton, _ width: Double, _ height: Double,
    layoutDirection: SheenLayoutDirection = .leftToRight
  ) throws -> Placeholder {
    let layout = try skeleton.layout(
      in: SheenSize(width: width, height: height), layoutDirection: layoutDirection)
    return try #require(layout.placeholders.first)
  }

  @Test("a circle is the largest in the middle of its space")
  func circle() throws {
    let placeholder = try outline(.circle, 100, 40)
    #expect(placeholder.frame == SheenRect(x: 30, y: 0, width: 40, height: 40))
    #expect(placeholder.outline == .rounded(CornerRadii(20, in: placeholder.frame.size)))
  }

  @Test("a capsule's shorter sides are half circles")
  func capsule() throws {
    let flat = try outline(.capsule, 100, 40)
    #expect(flat.outline == .rounded(CornerRadii(20, in: flat.frame.size)))
    let tall = try outline(.capsule, 10, 40)
    #expect(tall.outline == .rounded(CornerRadii(5, in: tall.frame.size)))
  }

  @Test("radii that are too long shrink together, as in CSS")
  func overlap() {
    let size = SheenSize(width: 100, height: 40)
    let all = CornerRadii(50, in: size)
    #expect(all.topLeft == 20 && all.bottomRight == 20)
    let mixed = CornerRadii(topLeft: 60, topRight: 20, bottomRight: 0, bottomLeft: 20, in: size)
    #expect(mixed.topLeft == 30 && mixed.topRight == 10 && mixed.bottomLeft == 10)
    let bad = CornerRadii(
      topLeft: -1, topRight: .nan, bottomRight: .infinity, bottomLeft: 0, in: size)
    #expect(bad.topLeft == 0 && bad.topRight == 0 && isClose(bad.bottomRight, 40))
    #expect(CornerRadii(5, in: .zero).areSharp)
    #expect(CornerRadii(5, in: SheenSize(width: .nan, height: 10)).topLeft == 0)
  }

  @Test("leading corners are right where text runs from right to left")
  func corners() throws {
    let bubble = Skeleton.roundedRectangle(
      SkeletonCorners(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4))
    let size = SheenSize(width: 100, height: 40)
    #expect(
      try outline(bubble, 100, 40).outline
        == .rounded(
          CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4, in: size)))
    #expect(
      try outline(bubble, 100, 40, layoutDirection: .rightToLeft).outline
        == .rounded(
          CornerRadii(topLeft: 2, topRight: 1, bottomRight: 4, bottomLeft: 3, in: size)))
  }

  @Test("a path is mirrored only where it asks for it")
  func path() throws {
    let triangle = [SheenPoint(x: 0, y: 0), SheenPoint(x: 0.25, y: 1), SheenPoint(x: 0, y: 1)]
    let logo = Skeleton.polygon(triangle)
    #expect(try outline(logo, 10, 10).outline == .path([triangle]))
    #expect(try outline(logo, 10, 10, layoutDirection: .rightToLeft).outline == .path([triangle]))
    let arrow = Skeleton.path(SkeletonPath(contours: [triangle], mirrors: true))
    let mirrored = triangle.map { SheenPoint(x: 1 - $0.x, y: $0.y) }
    #expect(try outline(arrow, 10, 10, layoutDirection: .rightToLeft).outline == .path([mirrored]))
  }
}

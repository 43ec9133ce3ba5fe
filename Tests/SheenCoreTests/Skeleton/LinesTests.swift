import Testing

@testable import SheenCore

struct LinesTests {
  @Test("text has the defaults")
  func defaults() {
    let lines = SkeletonLines(count: 3)
    #expect(lines.lineHeight == 12)
    #expect(lines.spacing == 8)
    #expect(lines.lastLine == 0.65)
    #expect(lines.variation == 0.12)
    #expect(lines.alignment == .leading)
    #expect(lines.height == 52)
  }

  @Test(
    "a single line has the full width, the last of several is shorter",
    arguments: [
      (-1, 0), (0, 0), (1, 1), (2, 2), (50, 50), (.min, 0),
      (.max, SkeletonLimits.parts),
    ])
  func counts(count: Int, expected: Int) {
    let widths = SkeletonLines(count: count).widths()
    #expect(widths.count == expected)
    if count == 1 { #expect(widths == [1]) }
    if count > 1 {
      #expect(widths.last == 0.65)
      #expect(widths.dropLast().allSatisfy { 0.76...1 ~= $0 })
    }
  }

  @Test("widths are seeded: the same on every machine, others for other texts")
  func seeded() {
    let lines = SkeletonLines(count: 4)
    #expect(lines.widths() == SkeletonLines(count: 4).widths())
    #expect(lines.widths(occurrence: 1) != lines.widths())
    #expect(SkeletonLines(count: 4, seed: 7).widths() != lines.widths())
    #expect(SkeletonLines(count: 3, variation: 0).widths() == [1, 1, 0.65])
    var random = SeededRandom(seed: 1)
    #expect(random.next() == 10_451_216_379_200_822_465)
    let expected = [0.97199, 0.86357, 0.76634, 0.65]
    for (width, expected) in zip(lines.widths(), expected) {
      #expect(isClose(width, expected, within: 0.00001))
    }
  }

  @Test("lines are bars with round ends, one below the other")
  func layout() throws {
    let text = Skeleton.text(lines: 3, lineHeight: 10, spacing: 5, lastLine: 0.5, variation: 0)
    let bars = try text.layout(width: 100).placeholders
    #expect(bars.map(\.frame.minY) == [0, 15, 30])
    #expect(bars.map(\.frame.width) == [100, 100, 50])
    #expect(bars.allSatisfy { $0.outline == .rounded(CornerRadii(5, in: $0.frame.size)) })
  }

  @Test(
    "lines align at a side or in the middle",
    arguments: [
      (SkeletonAlignment.Horizontal.leading, SheenLayoutDirection.leftToRight, 0.0),
      (.center, .leftToRight, 25), (.trailing, .leftToRight, 50), (.leading, .rightToLeft, 50),
      (.center, .rightToLeft, 25), (.trailing, .rightToLeft, 0),
    ])
  func alignment(
    alignment: SkeletonAlignment.Horizontal, layoutDirection: SheenLayoutDirection, x: Double
  ) throws {
    let text = Skeleton.text(lines: 2, lastLine: 0.5, variation: 0, alignment: alignment)
    let bars = try text.layout(width: 100, layoutDirection: layoutDirection).placeholders
    #expect(bars[1].frame.minX == x)
  }

  @Test("repeated rows do not look stamped")
  func repeated() throws {
    let rows = Skeleton { Skeleton.text(lines: 2).repeated(3) }
    let widths = try rows.layout(width: 100).placeholders.map(\.frame.width)
    #expect(Set([widths[0], widths[2], widths[4]]).count == 3)
  }
}

import SheenCore
import SheenJSON
import SheenScreens
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: SkeletonScreen.all.map(\.name))
  func namedScreensComeBack(name: String) throws {
    let file = try SkeletonFile(screen: #require(SkeletonScreen.named(name)))
    let again = try SkeletonFile(json: file.json)
    #expect(again == file)
    #expect(again.json == file.json)
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func randomFilesComeBack(seed: UInt64) throws {
    var values = RandomValues(seed: seed)
    for _ in 0..<60 {
      let screen = SkeletonScreen(
        name: values.one(of: ["a", "é\"\n\0"]), summary: values.one(of: ["", "b"]),
        size: SheenSize(width: values.positive(), height: values.positive()),
        skeleton: values.skeleton(levels: 1 + values.below(7)))
      let file = try SkeletonFile(screen: screen, style: values.bool() ? values.style() : nil)
      let again = try SkeletonFile(json: file.json)
      #expect(again == file)
    }
  }

  @Test func theDeepestSkeletonComesBack() throws {
    var skeleton = Skeleton.path(
      SkeletonPath(contours: [[.zero, SheenPoint(x: 1, y: 0), SheenPoint(x: 0, y: 1)]]))
    for _ in 1..<SkeletonLimits.depth {
      let inner = skeleton
      skeleton = .row { inner }
    }
    let file = try SkeletonFile(
      screen: SkeletonScreen(name: "deep", summary: "", skeleton: skeleton))
    #expect(try SkeletonFile(json: file.json) == file)
  }
}

@Suite struct UnwritableScreenTests {
  private func reason(
    width: Double = 1, height: Double = 1, skeleton: Skeleton = .circle,
    style: ShimmerStyle? = nil
  ) -> String {
    do {
      _ = try SkeletonFile(
        screen: SkeletonScreen(
          name: "s", summary: "", size: SheenSize(width: width, height: height),
          skeleton: skeleton), style: style)
      return "written"
    } catch {
      return error.description
    }
  }

  @Test func aScreenWithAFailureIsRefusedWithItsReason() {
    #expect(
      reason(skeleton: .row { Skeleton.circle(-1).padding(2) })
        == "s: width can't be -1.0; it must be a number of points from 0 to 1000000")
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1_000_001])
  func aSizeThatIsNoneIsRefused(side: Double) {
    let expected = "is \(side); expected a number of points above 0 and up to 1000000"
    #expect(reason(width: side) == "s: the width \(expected)")
    #expect(reason(height: side) == "s: the height \(expected)")
  }

  @Test(arguments: [
    (
      ShimmerStyle(direction: .tilted(.nan)),
      "s: the direction is nan; expected a number of degrees"
    ),
    (
      ShimmerStyle(direction: .angle(.infinity)),
      "s: the direction is inf; expected a number of degrees"
    ),
    (
      ShimmerStyle(speed: .pointsPerSecond(0)),
      "s: the speed is 0.0; expected a number of points per second above 0 and up to 1000000"
    ),
    (
      ShimmerStyle(speed: .duration(.nan)),
      "s: the duration is nan; expected a number of seconds from 0.001 to 86400"
    ),
    (
      ShimmerStyle(band: .points(-1)),
      "s: the band is -1.0; expected a number of points above 0 and up to 1000000"
    ),
    (
      ShimmerStyle(band: .fraction(0)),
      "s: the band is 0.0; expected a percentage above 0% and up to 100000%"
    ),
    (
      ShimmerStyle(rest: .seconds(-1)),
      "s: the rest is -1.0; expected a number of seconds from 0 to 86400"
    ),
    (
      ShimmerStyle(easing: ShimmerEasing(x1: 0, y1: 1e300, x2: 1, y2: 0)),
      "s: the easing's y1 is 1e+300; expected a number from -1000000 to 1000000"
    ),
    (
      ShimmerStyle(count: 2_000_000),
      "s: the count is 2000000.0; expected a whole number from 0 (no end) to 1000000"
    ),
    (
      ShimmerStyle(reducedMotion: .fade(1)),
      "s: the fade is 1.0; expected a number of seconds from 2 to 86400"
    ),
  ])
  func aStyleThatCanNotBeReadIsRefused(style: ShimmerStyle, expected: String) {
    #expect(reason(style: style) == expected)
  }

  @Test func aScreenThatWouldBeTooLongIsRefused() {
    let bars = (0..<40_000).map { _ in
      Skeleton.text(lines: 2, lineHeight: 1.0 / 3, spacing: 1.0 / 7, lastLine: 1.0 / 9)
    }
    #expect(reason(skeleton: .row { bars }).hasSuffix("at most 4194304 are read"))
  }
}

import Foundation
import Testing

@testable import SheenCore

struct DirectionTests {
  @Test(
    "a direction is an angle in each layout",
    arguments: [
      (ShimmerDirection.leftToRight, 0.0, 0.0), (.rightToLeft, 180, 180), (.topToBottom, 90, 90),
      (.bottomToTop, 270, 270), (.leadingToTrailing, 0, 180), (.trailingToLeading, 180, 0),
      (.tilted(20), 20, 160), (.tilted(-20), 340, 200), (.angle(-15), 345, 345),
      (.angle(735), 15, 15), (.angle(.nan), 0, 0), (.tilted(.infinity), 0, 0),
    ])
  func aDirectionIsAnAngleInEachLayout(
    direction: ShimmerDirection, left: Double, right: Double
  ) {
    #expect(direction.degrees(layoutDirection: .leftToRight) == left)
    #expect(direction.degrees(layoutDirection: .rightToLeft) == right)
  }

  @Test("a tilted band in a mirrored layout is the mirror image")
  func aTiltedBandInAMirroredLayoutIsTheMirrorImage() {
    for tilt in stride(from: -350.0, through: 350, by: 17) {
      let left = ShimmerDirection.tilted(tilt).vector(layoutDirection: .leftToRight)
      let right = ShimmerDirection.tilted(tilt).vector(layoutDirection: .rightToLeft)
      #expect(isClose(left.dx, -right.dx, within: 1e-15))
      #expect(isClose(left.dy, right.dy, within: 1e-15))
    }
  }

  @Test("right angles are exact")
  func rightAnglesAreExact() {
    let expected: [(Double, Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    for turn in -8...8 {
      for (quarter, vector) in expected.enumerated() {
        let unit = UnitVector(degrees: Double(turn * 360 + quarter * 90))
        #expect(unit.dx == vector.0)
        #expect(unit.dy == vector.1)
      }
    }
  }

  @Test("sine and cosine are as good as the system's")
  func sineAndCosineAreAsGoodAsTheSystemS() {
    var worst = 0.0
    for step in -7_200...7_200 {
      let degrees = Double(step) / 10
      let (s, c) = sinCos(degrees: degrees)
      // The system's functions see the angle in radians, whose rounding is theirs alone, so they are
      // asked for the reduced angle.
      let reduced = degrees.remainder(dividingBy: 360) * .pi / 180
      worst = max(worst, (s - sin(reduced)).magnitude, (c - cos(reduced)).magnitude)
    }
    #expect(worst < 1e-15)
  }

  @Test("wrapping always ends inside the period")
  func wrappingAlwaysEndsInsideThePeriod() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<10_000 {
      let period = random.magnitude(1e-6, 1e9)
      let value = random.number(-1...1) * random.magnitude(1e-9, 1e15)
      let wrapped = value.wrapped(into: period)
      #expect(wrapped >= 0 && wrapped < period)
      let around = value.wrappedAroundZero(period)
      #expect(around >= -period / 2 && around < period / 2)
    }
    #expect((-1e-300).wrapped(into: 1) == 0)
    #expect(5.0.wrapped(into: 0) == 0)
    #expect(Double.infinity.wrapped(into: 2) == 0)
    #expect((-0.5).floored == -1)
    #expect(1e300.floored == 1e300)
  }
}

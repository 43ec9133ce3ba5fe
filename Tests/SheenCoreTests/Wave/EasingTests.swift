import Testing

@testable import SheenCore

struct EasingTests {
  // The values that browsers compute for these curves.
  @Test(
    "half of the time is this part of the way",
    arguments: [
      (ShimmerEasing.linear, 0.5), (.ease, 0.802403), (.easeIn, 0.315357), (.easeOut, 0.684643),
      (.easeInOut, 0.5),
    ])
  func halfOfTheTimeIsThisPartOfTheWay(easing: ShimmerEasing, expected: Double) {
    #expect(isClose(easing.value(at: 0.5), expected, within: 1e-6))
  }

  @Test("a curve is solved for x at every time")
  func aCurveIsSolvedForXAtEveryTime() {
    var random = SeededRandom(seed: 10)
    for _ in 0..<300 {
      let (x1, y1) = (random.nextUnit(), random.number(-1...2))
      let (x2, y2) = (random.nextUnit(), random.number(-1...2))
      let easing = ShimmerEasing(x1: x1, y1: y1, x2: x2, y2: y2)
      for step in 1..<20 {
        let s = Double(step) / 20
        let r = 1 - s
        let x = 3 * r * r * s * x1 + 3 * r * s * s * x2 + s * s * s
        let y = 3 * r * r * s * y1 + 3 * r * s * s * y2 + s * s * s
        // Where the curve is nearly upright, many y belong to one x in floating point.
        let slope = 3 * (r * r * x1 + 2 * r * s * (x2 - x1) + s * s * (1 - x2))
        guard slope > 1e-4 else { continue }
        #expect(isClose(easing.value(at: x), y, within: 1e-8))
      }
    }
  }

  @Test("a curve begins at 0, ends at 1 and holds what is outside")
  func aCurveBeginsAt0EndsAt1AndHoldsWhatIsOutside() {
    for easing in [ShimmerEasing.linear, .ease, .easeIn, .easeOut, .easeInOut] {
      #expect(easing.value(at: 0) == 0)
      #expect(easing.value(at: 1) == 1)
      #expect(easing.value(at: -3) == 0)
      #expect(easing.value(at: 9) == 1)
      #expect(easing.value(at: .nan) == 0)
    }
  }

  @Test("control points outside their range are held in it")
  func controlPointsOutsideTheirRangeAreHeldInIt() {
    let easing = ShimmerEasing(x1: -2, y1: .nan, x2: 7, y2: .infinity)
    #expect(easing == ShimmerEasing(x1: 0, y1: 0, x2: 1, y2: 0))
  }

  @Test("an easing that leaves 0 to 1 shows no light outside a sweep")
  func anEasingThatLeaves0To1ShowsNoLightOutsideASweep() throws {
    let easing = ShimmerEasing(x1: 0.3, y1: -1, x2: 0.7, y2: 2)
    let wave = try #require(
      ShimmerStyle(rest: .seconds(0), easing: easing).resolved(in: phone).wave)
    let corner = SheenPoint(x: 389, y: 400)
    for step in 0..<20 {
      let time = wave.sweepDuration * Double(step) / 100
      #expect(wave.intensity(at: corner, time: time) < 1e-9)
    }
  }
}

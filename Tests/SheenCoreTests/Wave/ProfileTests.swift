import Testing

@testable import SheenCore

struct ProfileTests {
  @Test(
    "the profile is the raised cosine",
    arguments: [
      (0.0, 1.0), (0.25, 0.5), (-0.25, 0.5), (0.5, 0), (-0.5, 0), (3, 0), (.nan, 0), (.infinity, 0),
    ])
  func theProfileIsTheRaisedCosine(x: Double, expected: Double) {
    #expect(isClose(ShimmerProfile.intensity(at: x), expected, within: 1e-15))
  }

  @Test("the slope has no kink")
  func theSlopeHasNoKink() {
    let step = 1e-4
    var last = 0.0
    for index in -6_000...6_000 {
      let x = Double(index) * step
      let slope =
        (ShimmerProfile.intensity(at: x + step) - ShimmerProfile.intensity(at: x)) / step
      #expect((slope - last).magnitude < 0.0025)
      last = slope
    }
  }

  @Test("straight lines between the stops stay near the curve")
  func straightLinesBetweenTheStopsStayNearTheCurve() {
    let stops = ShimmerProfile.stops
    #expect(stops.count == 17)
    #expect(stops.first == ShimmerStop(location: 0, intensity: 0))
    #expect(stops.last == ShimmerStop(location: 1, intensity: 0))
    #expect(stops[8] == ShimmerStop(location: 0.5, intensity: 1))
    var worst = 0.0
    for step in 0..<1_600 {
      let x = Double(step) / 1_600
      let (left, part) = (step / 100, Double(step % 100) / 100)
      let line = stops[left].intensity * (1 - part) + stops[left + 1].intensity * part
      worst = max(worst, (line - ShimmerProfile.intensity(at: x - 0.5)).magnitude)
    }
    #expect(worst < 0.0096)
  }
}

import Testing

@testable import SheenCore

struct SweepTests {
  struct Vector: Sendable {
    let size: (Double, Double)
    let degrees: Double
    let band: Double
    /// Start and end at a progress of 0, ½ and 1.
    let expected: [(Double, Double, Double, Double)]
  }

  static let vectors = [
    Vector(
      size: (320, 20), degrees: 0, band: 160,
      expected: [(-160, 10, 0, 10), (80, 10, 240, 10), (320, 10, 480, 10)]),
    Vector(
      size: (100, 100), degrees: 45, band: 50,
      expected: [
        (-35.355, -35.355, 0, 0), (32.322, 32.322, 67.678, 67.678), (100, 100, 135.355, 135.355),
      ]),
    Vector(
      size: (390, 844), degrees: 15, band: 160,
      expected: [
        (-246.986, 303.570, -92.437, 344.981), (117.726, 401.294, 272.274, 442.706),
        (482.437, 499.019, 636.986, 540.430),
      ]),
    Vector(
      size: (48, 600), degrees: 110, band: 80,
      expected: [
        (150.587, -47.796, 123.226, 27.380), (37.681, 262.412, 10.319, 337.588),
        (-75.226, 572.620, -102.587, 647.796),
      ]),
    Vector(
      size: (1280, 40), degrees: 195, band: 240,
      expected: [
        (1473.950, 243.456, 1242.128, 181.340), (755.911, 51.058, 524.089, -11.058),
        (37.872, -141.340, -193.950, -203.456),
      ]),
  ]

  @Test("the band is where the table says", arguments: vectors)
  func theBandIsWhereTheTableSays(vector: Vector) throws {
    // The place of the area does not matter to its own coordinates.
    for origin in [SheenPoint.zero, SheenPoint(x: 17, y: -300)] {
      let size = SheenSize(width: vector.size.0, height: vector.size.1)
      let sweep = try #require(
        Sweep(
          area: SheenRect(origin: origin, size: size),
          direction: UnitVector(degrees: vector.degrees), band: vector.band))
      for (progress, expected) in zip([0, 0.5, 1], vector.expected) {
        let gradient = sweep.gradient(at: progress)
        #expect(isClose(gradient.start.x, expected.0, within: 0.0006))
        #expect(isClose(gradient.start.y, expected.1, within: 0.0006))
        #expect(isClose(gradient.end.x, expected.2, within: 0.0006))
        #expect(isClose(gradient.end.y, expected.3, within: 0.0006))
      }
    }
  }

  @Test("an area is dark at both ends of a sweep, at every angle, shape and band")
  func anAreaIsDarkAtBothEndsOfASweepAtEveryAngleShapeAndBand() throws {
    var random = SeededRandom(seed: 1)
    var worst = 0.0
    for _ in 0..<4_000 {
      let area = SheenRect(
        x: random.number(-500...500), y: random.number(-500...500),
        width: random.magnitude(0.1, 4_000), height: random.magnitude(0.1, 4_000))
      let sweep = try #require(
        Sweep(
          area: area, direction: UnitVector(degrees: random.number(-720...720)),
          band: random.magnitude(0.5, 10_000)))
      for x in [area.minX, area.center.x, area.maxX] {
        for y in [area.minY, area.center.y, area.maxY] {
          let point = SheenPoint(x: x, y: y)
          worst = max(worst, sweep.intensity(at: point, progress: 0))
          worst = max(worst, sweep.intensity(at: point, progress: 1))
        }
      }
    }
    #expect(worst <= 1e-9)
  }

  @Test("the first light touches a corner as soon as the sweep has begun")
  func theFirstLightTouchesACornerAsSoonAsTheSweepHasBegun() throws {
    let sweep = try #require(
      Sweep(area: phone, direction: UnitVector(degrees: 20), band: 160))
    #expect(sweep.intensity(at: .zero, progress: 0.01) > 0)
    #expect(sweep.intensity(at: SheenPoint(x: 390, y: 844), progress: 0.99) > 0)
  }

  @Test(
    "an area or band without a usable size has no sweep",
    arguments: [0, -1, Double.nan, .infinity, 1e308])
  func anAreaOrBandWithoutAUsableSizeHasNoSweep(bad: Double) {
    let direction = UnitVector(degrees: 30)
    let good = SheenRect(x: 0, y: 0, width: 10, height: 10)
    #expect(Sweep(area: good, direction: direction, band: 10) != nil)
    if bad != 1e308 {
      #expect(
        Sweep(
          area: SheenRect(x: 0, y: 0, width: bad, height: 10), direction: direction, band: 10)
          == nil)
      #expect(
        Sweep(
          area: SheenRect(x: 0, y: 0, width: 10, height: bad), direction: direction, band: 10)
          == nil)
      #expect(Sweep(area: good, direction: direction, band: bad) == nil)
    }
    #expect(
      Sweep(
        area: SheenRect(x: .nan, y: 0, width: 10, height: 10), direction: direction, band: 10)
        == nil)
    let huge = SheenRect(x: 0, y: 0, width: 1e308, height: 1e308)
    #expect(Sweep(area: huge, direction: UnitVector(degrees: 45), band: 1e308) == nil)
  }
}

import Testing

@testable import SheenCore

/// Waves at times as large as dates, which front-ends count by: seconds since 2001, and some more.
struct WaveDateTests {
  /// From 2026 to the end of the century.
  private static let dates = 7.8e8...3.2e9

  private func randomWave(_ random: inout SeededRandom, bounces: Bool = false) throws -> Wave {
    let sweep = try random.sweep(side: 20, band: 24)
    return try #require(
      Wave(
        sweep: sweep, speed: random.magnitude(20, 2_000), rest: random.number(0...3),
        bounces: bounces))
  }

  /// How much the light of a wave can change in four steps of a `Double` at a time: the profile's
  /// steepest slope is π for each band.
  private func step(of wave: Wave, at time: Double) -> Double {
    4 * time.ulp * wave.speed / wave.sweep.band * .pi
  }

  @Test("light is that of a time near 0 in the same phase", arguments: [false, true])
  func samePhase(bounces: Bool) throws {
    var random = SeededRandom(seed: 21)
    for _ in 0..<2_000 {
      let wave = try randomWave(&random, bounces: bounces)
      let point = random.point(in: wave.sweep.area)
      let early = random.number(0...wave.cycle)
      let time = early + (random.number(Self.dates) / wave.cycle).floored * wave.cycle
      let difference =
        wave.intensity(at: point, time: time) - wave.intensity(at: point, time: early)
      #expect(difference.magnitude <= step(of: wave, at: time))
    }
  }

  @Test("in a phone's light four steps of a date are less than a hundredth of a level of 255")
  func phoneLight() throws {
    let wave = try #require(ShimmerStyle.standard.resolved(in: phone).wave)
    #expect(step(of: wave, at: Self.dates.upperBound) * 255 < 0.01)
  }

  @Test("there is no seam where a period ends")
  func seam() throws {
    var random = SeededRandom(seed: 22)
    for _ in 0..<2_000 {
      let wave = try randomWave(&random)
      let point = random.point(in: wave.sweep.area)
      let end = (random.number(Self.dates) / wave.period).floored * wave.period
      let moments = [end.nextDown.nextDown, end.nextDown, end, end.nextUp, end.nextUp.nextUp]
      let light = moments.map { wave.intensity(at: point, time: $0) }
      let (least, most) = (light.min() ?? 0, light.max() ?? 1)
      #expect(most - least <= step(of: wave, at: end))
    }
  }

  @Test("two views agree wherever they meet, as well as at any other time")
  func agree() throws {
    var random = SeededRandom(seed: 23)
    for _ in 0..<1_000 {
      let wave = try randomWave(&random)
      let area = wave.sweep.area
      let point = random.point(in: area)
      let time = random.number(Self.dates)
      let frame = SheenRect(
        x: area.minX, y: area.minY, width: min(point.x - area.minX + 1, area.width),
        height: area.height)
      let gradient = wave.gradient(in: frame, at: time)
      let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
      let along =
        (point.x - frame.minX - gradient.start.x) * dx
        + (point.y - frame.minY - gradient.start.y) * dy
      let shown = ShimmerProfile.intensity(at: along / (dx * dx + dy * dy) - 0.5)
      #expect(isClose(shown, wave.intensity(at: point, time: time), within: 1e-6))
    }
  }

  @Test("a wave that continues another one leaves the band where it is")
  func continuing() throws {
    var random = SeededRandom(seed: 24)
    for _ in 0..<1_000 {
      let style = ShimmerStyle(direction: .angle(random.number(-360...360)), band: .points(160))
      func wave(_ random: inout SeededRandom) throws -> Wave {
        let area = SheenRect(
          x: 0, y: 0, width: random.number(200...1_400), height: random.number(200...1_400))
        return try #require(style.resolved(in: area).wave)
      }
      let (old, new) = (try wave(&random), try wave(&random))
      let time = random.number(Self.dates)
      let next = new.continuing(old, at: time)
      let (a, b) = (old.sweep.area, new.sweep.area)
      let point = random.point(
        in: SheenRect(
          x: 0, y: 0, width: min(a.width, b.width), height: min(a.height, b.height)))
      let difference =
        old.intensity(at: point, time: time) - next.intensity(at: point, time: time)
      #expect(difference.magnitude <= step(of: new, at: time) + 1e-6)
    }
  }
}

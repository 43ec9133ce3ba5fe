import Testing

@testable import SheenCore

/// Every default of the light, and what follows from them.
struct DefaultsTests {
  @Test("a style has the defaults")
  func style() {
    let style = ShimmerStyle()
    #expect(style.direction == .leadingToTrailing)
    #expect(style.speed == .automatic)
    #expect(style.band == .automatic)
    #expect(style.rest == .automatic)
    #expect(style.easing == .linear)
    #expect(!style.bounces)
    #expect(style.count == nil)
    #expect(style.scope == .window)
    #expect(style.mode == .mask)
    #expect(style.dim == 0.4)
    #expect(style.colors == .automatic)
    #expect(style.reducedMotion == .still)
    #expect(style == .standard)
  }

  // Width, then speed, band, sweep and period that follow.
  @Test(
    "the light is the same on every phone and calm on every screen",
    arguments: [
      (390.0, 390.0, 156.0, 1.4, 2.0),
      (844, 390, 160, 2.574, 2.974),
      (320, 390, 128, 1.149, 2.0),
      (20, 390, 24, 0.113, 2.0),
      (1_920, 693.333, 160, 3, 3.4),
      (10_000, 3_386.667, 160, 3, 3.4),
    ])
  func metrics(width: Double, speed: Double, band: Double, sweep: Double, period: Double) throws {
    let area = SheenRect(x: 0, y: 0, width: width, height: 600)
    let wave = try #require(ShimmerStyle.standard.resolved(in: area).wave)
    #expect(isClose(wave.speed, speed, within: 0.001))
    #expect(isClose(wave.sweep.band, band, within: 0.001))
    #expect(isClose(wave.sweepDuration, sweep, within: 0.001))
    #expect(isClose(wave.period, period, within: 0.001))
    #expect(wave.epoch == 0)
  }

  @Test("the first light shows within 300 ms")
  func firstLight() throws {
    for size in [(390.0, 844.0), (1_280, 40), (48, 600), (3_840, 2_160)] {
      for degrees in stride(from: 0.0, to: 360, by: 15) {
        let area = SheenRect(x: 0, y: 0, width: size.0, height: size.1)
        let style = ShimmerStyle(direction: .angle(degrees))
        let wave = try #require(style.resolved(in: area).wave)
        let corners = [
          SheenPoint.zero, SheenPoint(x: area.maxX, y: 0), SheenPoint(x: 0, y: area.maxY),
          SheenPoint(x: area.maxX, y: area.maxY),
        ]
        let isLit = stride(from: 0.02, through: 0.3, by: 0.02).contains { time in
          corners.contains { wave.intensity(at: $0, time: time) > 0.01 }
        }
        #expect(isLit)
      }
    }
  }

  @Test("what is asked for is what comes")
  func explicit() throws {
    let style = ShimmerStyle(
      speed: .duration(2), band: .fraction(0.5), rest: .seconds(0.25))
    let wave = try #require(style.resolved(in: phone).wave)
    #expect(wave.sweep.band == 195)
    #expect(isClose(wave.sweepDuration, 2))
    #expect(isClose(wave.period, 2.25))
    let points = ShimmerStyle(speed: .pointsPerSecond(100), band: .points(10), rest: .seconds(0))
    let other = try #require(points.resolved(in: phone).wave)
    #expect(other.speed == 100)
    #expect(other.wavelength == 400)
  }

  @Test("the same arguments give the same wave")
  func same() {
    let a = ShimmerStyle.tilted.resolved(
      in: phone, layoutDirection: .rightToLeft, appearance: .dark)
    let b = ShimmerStyle.tilted.resolved(
      in: phone, layoutDirection: .rightToLeft, appearance: .dark)
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(a.notices.isEmpty)
  }

  @Test("every named style moves on a phone, and no two are alike")
  func named() {
    let styles = ShimmerStyle.named
    #expect(styles.map(\.name) == ["standard", "tilted", "calm", "glint", "falling"])
    for named in styles {
      let resolved = named.style.resolved(in: phone)
      #expect(resolved.wave != nil)
      #expect(resolved.notices.isEmpty)
    }
    #expect(Set(styles.map(\.style)).count == styles.count)
  }
}

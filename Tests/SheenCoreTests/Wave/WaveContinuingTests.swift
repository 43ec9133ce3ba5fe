import Testing

@testable import SheenCore

struct WaveContinuingTests {
  /// The largest jump of the light at places that both areas hold, when one wave takes over from
  /// another.
  private func jump(from old: Wave, to new: Wave, at time: Double) -> Double {
    let next = new.continuing(old, at: time)
    let (a, b) = (old.sweep.area, new.sweep.area)
    var worst = 0.0
    for column in 0...40 {
      for row in 0...10 {
        let point = SheenPoint(
          x: max(a.minX, b.minX) + (min(a.maxX, b.maxX) - max(a.minX, b.minX)) * Double(column)
            / 40,
          y: max(a.minY, b.minY) + (min(a.maxY, b.maxY) - max(a.minY, b.minY)) * Double(row) / 10)
        let difference =
          old.intensity(at: point, time: time) - next.intensity(at: point, time: time)
        worst = max(worst, difference.magnitude)
      }
    }
    return worst
  }

  @Test("light does not jump when a window is resized, at any angle and time")
  func lightDoesNotJumpWhenAWindowIsResizedAtAnyAngleAndTime() throws {
    var random = SeededRandom(seed: 8)
    for _ in 0..<1_000 {
      var style = ShimmerStyle(
        direction: .angle(random.number(-360...360)), band: .points(160))
      style.rest = random.nextUnit() < 0.3 ? .seconds(0) : .automatic
      let before = SheenRect(
        x: 0, y: 0, width: random.number(200...1_400), height: random.number(200...1_400))
      let after = SheenRect(
        x: 0, y: 0, width: random.number(200...1_400), height: random.number(200...1_400))
      let old = try #require(style.resolved(in: before).wave)
      let new = try #require(style.resolved(in: after).wave)
      #expect(jump(from: old, to: new, at: random.number(0...20)) < 1e-6)
    }
  }

  @Test("the phase alone would let the light jump")
  func thePhaseAloneWouldLetTheLightJump() throws {
    let style = ShimmerStyle(band: .points(160))
    let old = try #require(style.resolved(in: phone).wave)
    let wide = SheenRect(x: 0, y: 0, width: 844, height: 390)
    let new = try #require(style.resolved(in: wide).wave)
    let time = 0.7
    let samePhase = new.starting(at: time - old.phase(at: time) * new.period)
    let middle = SheenPoint(x: 195, y: 100)
    #expect(old.intensity(at: middle, time: time) > 0.9)
    #expect(samePhase.intensity(at: middle, time: time) < 0.9)
    #expect(jump(from: old, to: new, at: time) < 1e-9)
  }

  @Test("a rest goes on for as much of it as was left")
  func aRestGoesOnForAsMuchOfItAsWasLeft() throws {
    let old = try #require(ShimmerStyle.standard.resolved(in: phone).wave)
    let wide = SheenRect(x: 0, y: 0, width: 1_000, height: 700)
    let new = try #require(ShimmerStyle.standard.resolved(in: wide).wave)
    let time = old.sweepDuration + (old.period - old.sweepDuration) / 4
    let next = new.continuing(old, at: time)
    let rested = next.phase(at: time) * next.period - next.sweepDuration
    #expect(isClose(rested, (next.period - next.sweepDuration) / 4))
    #expect(next.isDark(at: time))
  }

  @Test("counted sweeps keep their number")
  func countedSweepsKeepTheirNumber() throws {
    let style = ShimmerStyle(band: .points(100), count: 3)
    let old = try #require(style.resolved(in: phone, epoch: 5).wave)
    let wide = SheenRect(x: 0, y: 0, width: 800, height: 400)
    let new = try #require(style.resolved(in: wide, epoch: 5).wave)
    let time = 5 + old.period + 0.3
    let next = new.continuing(old, at: time)
    // The second of three sweeps has just begun, so two are left to pass the middle.
    let middle = wide.center
    let peaks = (0..<4).filter { index in
      let peak = time - 0.3 + Double(index) * next.period + next.sweepDuration / 2
      return (-100...100).contains {
        next.intensity(at: middle, time: peak + Double($0) / 200) > 0.99
      }
    }
    #expect(peaks == [0, 1])
  }

  @Test("with easing the phase is kept")
  func withEasingThePhaseIsKept() throws {
    let style = ShimmerStyle(easing: .easeInOut)
    let old = try #require(style.resolved(in: phone).wave)
    let wide = SheenRect(x: 0, y: 0, width: 800, height: 400)
    let new = try #require(style.resolved(in: wide).wave)
    let next = new.continuing(old, at: 0.5)
    #expect(
      isClose(
        0.5 / old.sweepDuration, next.phase(at: 0.5) * next.period / next.sweepDuration))
  }

  @Test("a moment that is no time changes nothing")
  func aMomentThatIsNoTimeChangesNothing() throws {
    let wave = try #require(ShimmerStyle.standard.resolved(in: phone).wave)
    #expect(wave.continuing(wave, at: .nan) == wave)
  }
}

import Testing

@testable import SheenCore

struct WaveTests {
  /// A wave over a random scope.
  private func randomWave(
    _ random: inout SeededRandom, count: Int? = nil
  ) throws -> Wave {
    let sweep = try random.sweep(side: 1, band: 4)
    return try #require(
      Wave(
        sweep: sweep, speed: random.magnitude(20, 2_000), rest: random.number(0...3),
        epoch: random.number(-10...10), count: count))
  }

  @Test("the brightness is the formula's")
  func theBrightnessIsTheFormulaS() throws {
    var random = SeededRandom(seed: 2)
    for _ in 0..<1_000 {
      let wave = try randomWave(&random)
      let point = random.point(in: wave.sweep.area)
      let time = random.number(-100...100)
      let u = wave.sweep.direction
      let distance =
        point.x * u.dx + point.y * u.dy - wave.sweep.start - wave.speed * (time - wave.epoch)
      let periods = (distance / wave.wavelength).rounded()
      let expected = ShimmerProfile.intensity(
        at: (distance - periods * wave.wavelength) / wave.sweep.band)
      #expect(isClose(wave.intensity(at: point, time: time), expected, within: 1e-7))
    }
  }

  @Test("there is no seam where a period ends")
  func thereIsNoSeamWhereAPeriodEnds() throws {
    var random = SeededRandom(seed: 3)
    var worst = 0.0
    for _ in 0..<4_000 {
      let wave = try randomWave(&random)
      let point = random.point(in: wave.sweep.area)
      let end = wave.epoch + Double(Int(random.number(-20...20))) * wave.period
      let before = wave.intensity(at: point, time: end.nextDown)
      let after = wave.intensity(at: point, time: end)
      worst = max(worst, (before - after).magnitude)
    }
    #expect(worst <= 1e-9)
  }

  @Test("two views agree wherever they meet, at any time")
  func twoViewsAgreeWhereverTheyMeetAtAnyTime() throws {
    var random = SeededRandom(seed: 4)
    for _ in 0..<1_000 {
      let wave = try randomWave(&random)
      let shared = random.point(in: wave.sweep.area)
      let time = random.number(0...50)
      let expected = wave.intensity(at: shared, time: time)
      for _ in 0..<2 {
        // A frame of any size that holds the point and lies in the scope.
        let area = wave.sweep.area
        let frame = SheenRect(
          x: random.number(area.minX...shared.x), y: random.number(area.minY...shared.y),
          width: area.width, height: area.height)
        let cut = SheenRect(
          origin: frame.origin,
          size: SheenSize(
            width: min(frame.width, area.maxX - frame.minX),
            height: min(frame.height, area.maxY - frame.minY)))
        let gradient = wave.gradient(in: cut, at: time)
        let local = SheenPoint(x: shared.x - cut.minX, y: shared.y - cut.minY)
        #expect(isClose(Self.intensity(of: gradient, at: local), expected, within: 1e-6))
      }
    }
  }

  /// What a view shows that draws a gradient from start to end, padded.
  private static func intensity(of gradient: ShimmerGradient, at point: SheenPoint) -> Double {
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let along = (point.x - gradient.start.x) * dx + (point.y - gradient.start.y) * dy
    return ShimmerProfile.intensity(at: along / (dx * dx + dy * dy) - 0.5)
  }

  @Test("light has one speed in elements from 20 to 2,000 points")
  func lightHasOneSpeedInElementsFrom20To2000Points() throws {
    let scope = SheenRect(x: 0, y: 0, width: 2_400, height: 800)
    for degrees in [0.0, 15, 45, 90, 110, 195] {
      let style = ShimmerStyle(direction: .angle(degrees))
      let wave = try #require(style.resolved(in: scope).wave)
      let u = wave.sweep.direction
      for length in [20.0, 80, 390, 2_000] {
        let from = SheenPoint(x: 1_200, y: 400).moved(-length / 2, along: u)
        let to = from.moved(length, along: u)
        // The band's middle is at a place when the wave's offset is the place's distance.
        let first = (from.distance(along: u) - wave.sweep.start) / wave.speed
        let last = (to.distance(along: u) - wave.sweep.start) / wave.speed
        #expect(isClose(wave.intensity(at: from, time: first), 1, within: 1e-9))
        #expect(isClose(wave.intensity(at: to, time: last), 1, within: 1e-9))
        #expect(isClose(length / (last - first) / wave.speed, 1, within: 0.001))
      }
    }
  }

  @Test("a picture translated by the offset is the light")
  func aPictureTranslatedByTheOffsetIsTheLight() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<500 {
      let wave = try randomWave(&random)
      let point = random.point(in: wave.sweep.area)
      let time = random.number(-20...20)
      let moved = point.moved(-wave.offset(at: time), along: wave.sweep.direction)
      #expect(
        isClose(
          wave.intensity(at: moved, time: wave.epoch), wave.intensity(at: point, time: time),
          within: 1e-7))
      #expect(0...wave.wavelength ~= wave.offset(at: time))
    }
  }

  @Test("a scope sees one band at a time")
  func aScopeSeesOneBandAtATime() throws {
    var random = SeededRandom(seed: 6)
    for _ in 0..<500 {
      let wave = try randomWave(&random)
      #expect(wave.wavelength >= wave.sweep.travel)
      #expect(isClose(wave.period, wave.wavelength / wave.speed))
    }
  }

  @Test("a rest keeps the scope dark after each sweep and not before the first")
  func aRestKeepsTheScopeDarkAfterEachSweepAndNotBeforeTheFirst() throws {
    let sweep = try #require(Sweep(area: phone, direction: UnitVector(degrees: 0), band: 160))
    let wave = try #require(Wave(sweep: sweep, speed: 550, rest: 1))
    #expect(wave.sweepDuration == 1)
    #expect(wave.period == 2)
    #expect(wave.intensity(at: SheenPoint(x: 0, y: 5), time: 0.05) > 0)
    var dark = 0
    for step in 0..<2_000 {
      let time = Double(step) / 1_000
      let isDark = stride(from: 0.0, through: 390, by: 5).allSatisfy {
        wave.intensity(at: SheenPoint(x: $0, y: 100), time: time) < 1e-12
      }
      if isDark { dark += 1 }
    }
    #expect(dark == 1_001)
  }

  @Test("the dark moments are known")
  func theDarkMomentsAreKnown() throws {
    let sweep = try #require(Sweep(area: phone, direction: UnitVector(degrees: 0), band: 160))
    let wave = try #require(Wave(sweep: sweep, speed: 550, rest: 1, epoch: 10))
    #expect(wave.nextDark(from: 10) == 10)
    #expect(wave.nextDark(from: 10.25) == 11)
    #expect(wave.nextDark(from: 11.5) == 11.5)
    #expect(wave.isDark(at: 11.5))
    #expect(!wave.isDark(at: 12.5))
    for time in [Double.nan, .infinity, -.infinity] { #expect(wave.isDark(at: time)) }
    #expect(wave.phase(at: 10.5) == 0.25)
    #expect(wave.phase(at: 9.5) == 0.75)
  }

  @Test("counted sweeps end in the dark and stay there", arguments: [1, 2, 7])
  func countedSweepsEndInTheDarkAndStayThere(count: Int) throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<100 {
      let wave = try randomWave(&random, count: count)
      let end = try #require(wave.end)
      #expect(
        isClose(end, wave.epoch + Double(count - 1) * wave.period + wave.sweepDuration))
      let middle = wave.sweep.area.center
      let half = wave.sweepDuration / 2
      for index in 0..<count {
        let peak = wave.epoch + Double(index) * wave.period + half
        #expect(isClose(wave.intensity(at: middle, time: peak), 1, within: 1e-6))
      }
      let after = wave.epoch + Double(count) * wave.period + half
      #expect(wave.intensity(at: middle, time: after) == 0)
      #expect(wave.intensity(at: middle, time: wave.epoch - half) == 0)
      #expect(wave.intensity(at: middle, time: end.nextDown) < 1e-6)
      #expect(wave.isDark(at: end))
      #expect(wave.offset(at: after) == 0)
    }
  }

  @Test("a count of 0 or less never ends", arguments: [0, -1, Int.min])
  func aCountOf0OrLessNeverEnds(count: Int) throws {
    let wave = try #require(
      ShimmerStyle(count: count).resolved(in: phone).wave)
    #expect(wave.end == nil)
    #expect(isClose(wave.intensity(at: SheenPoint(x: 195, y: 0), time: 2_000_000.7), 1))
  }

  @Test("a bounce runs back and jumps nowhere")
  func aBounceRunsBackAndJumpsNowhere() throws {
    let sweep = try #require(Sweep(area: phone, direction: UnitVector(degrees: 0), band: 160))
    let wave = try #require(Wave(sweep: sweep, speed: 550, rest: 0.5, bounces: true))
    let point = SheenPoint(x: 100, y: 0)
    #expect(wave.cycle == 3)
    for step in 0...100 {
      let time = Double(step) / 100
      #expect(
        isClose(
          wave.intensity(at: point, time: time), wave.intensity(at: point, time: 2.5 - time)))
    }
    var last = wave.intensity(at: point, time: 0)
    for step in 1...6_000 {
      let next = wave.intensity(at: point, time: Double(step) / 1_000)
      #expect((next - last).magnitude < 0.02)
      last = next
    }
  }

  @Test("a time that is no time has no light", arguments: [Double.nan, .infinity, -.infinity])
  func aTimeThatIsNoTimeHasNoLight(time: Double) throws {
    let wave = try #require(ShimmerStyle.standard.resolved(in: phone).wave)
    #expect(wave.intensity(at: SheenPoint(x: 195, y: 0), time: time) == 0)
    #expect(wave.offset(at: time) == 0)
    #expect(wave.phase(at: time) == 0)
    #expect(wave.starting(at: time) == wave)
  }

  @Test("what cannot move is no wave")
  func whatCannotMoveIsNoWave() throws {
    let sweep = try #require(Sweep(area: phone, direction: UnitVector(degrees: 0), band: 160))
    for bad in [0, -390, Double.nan, .infinity, .leastNonzeroMagnitude] {
      #expect(Wave(sweep: sweep, speed: bad) == nil)
    }
    #expect(Wave(sweep: sweep, speed: 390, epoch: .nan) == nil)
    #expect(Wave(sweep: sweep, speed: 390, rest: -1)?.wavelength == 550)
    #expect(Wave(sweep: sweep, speed: 390, rest: .nan)?.wavelength == 550)
    #expect(
      Wave(sweep: sweep, speed: 390, rest: .infinity)?.wavelength == 550 + 390 * Wave.maximumRest)
  }
}

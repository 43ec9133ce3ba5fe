import Testing

@testable import SheenImage

@Suite struct FrameTimingTests {
  @Test func phaseIsIndexOverCountSoThatTheSeamIsOneStep() throws {
    let timing = try FrameTiming(frameCount: 4, period: 2)
    #expect((0...4).map { timing.phase(of: $0) } == [0, 0.25, 0.5, 0.75, 0])
    #expect(timing.phase(of: -1) == 0.75)
    #expect(timing.phase(of: .min) == 0)
  }

  @Test(arguments: [0, -1, Int.min]) func fewerThanOneFrameIsAnError(count: Int) {
    #expect(throws: ImageError.frameCount(count)) { try FrameTiming(frameCount: count, period: 1) }
  }

  @Test(arguments: [0, -1, .infinity, -.infinity, 60.001, 1e300])
  func aPeriodThatIsNoTimeIsAnError(period: Double) {
    #expect(throws: ImageError.period(period)) { try FrameTiming(frameCount: 1, period: period) }
    #expect(throws: ImageError.period(period)) { try FrameTiming(period: period, for: .gif) }
  }

  @Test func aPeriodThatIsNotANumberIsAnError() {
    #expect(throws: ImageError.self) { try FrameTiming(frameCount: 1, period: .nan) }
    #expect(throws: ImageError.self) { try FrameTiming(period: .nan, for: .apng) }
    #expect(throws: ImageError.self) {
      try FrameTiming(period: 1, framesPerSecond: .nan, for: .apng)
    }
  }

  @Test(arguments: [0, -30, .infinity]) func aRateThatIsNoneIsAnError(rate: Double) {
    #expect(throws: ImageError.frameRate(rate)) {
      try FrameTiming(period: 1, framesPerSecond: rate, for: .webp)
    }
  }

  @Test(arguments: [
    (1.5, 30.0, ImageFormat.apng, 45), (1.5, 30, .webp, 45), (1.5, 60, .apng, 90),
    (0.001, 30, .webp, 1), (0.02, 30, .webp, 1), (2, 0.001, .apng, 1),
  ])
  func frameCountIsPeriodTimesRate(
    period: Double, rate: Double, format: ImageFormat, count: Int
  ) throws {
    guard period > 0.011 else {
      #expect(throws: ImageError.self) {
        try FrameTiming(period: period, framesPerSecond: rate, for: format)
      }
      return
    }
    #expect(
      try FrameTiming(period: period, framesPerSecond: rate, for: format).frameCount == count)
  }

  @Test(arguments: [
    (1.5, 30.0, 50), (2, 30, 50), (1.4, 30, 35), (1, 30, 25), (1, 25, 25), (1.5, 50, 75),
    // 149 centiseconds can't be divided: the delays are spread.
    (1.49, 30, 45),
  ])
  func gifGetsEqualDelaysWhereACountNearbyHasThem(period: Double, rate: Double, count: Int) throws {
    let timing = try FrameTiming(period: period, framesPerSecond: rate, for: .gif)
    #expect(timing.frameCount == count)
    let delays = try timing.delays(in: .gif)
    #expect((Set(delays.ticks).count == 1) == (period != 1.49))
  }

  @Test(arguments: [(60.0, ImageFormat.gif, 1.5, 75), (1e9, .webp, 1.5, 136), (95, .png, 2, 181)])
  func aRateThatTheFormatCannotShowIsAnErrorWithTheMost(
    rate: Double, format: ImageFormat, period: Double, most: Int
  ) {
    let error = #expect(throws: ImageError.self) {
      try FrameTiming(period: period, framesPerSecond: rate, for: format)
    }
    guard case .tooManyFrames(format, let count, period, most) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(count > most)
  }
}

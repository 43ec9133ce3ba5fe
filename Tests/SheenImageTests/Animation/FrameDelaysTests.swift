import Testing

@testable import SheenImage

@Suite struct FrameDelaysTests {
  @Test(arguments: [
    (4, 0.1, ImageFormat.gif, 100, [3, 2, 3, 2]), (3, 0.1, .gif, 100, [3, 4, 3]),
    (2, 0.04, .gif, 100, [2, 2]), (1, 60, .gif, 100, [6000]),
    (3, 0.1, .webp, 1000, [33, 34, 33]), (2, 0.1, .apng, 20, [1, 1]),
    (3, 0.1, .apng, 30, [1, 1, 1]),
    (1, 60, .png, 1, [60]), (2, 1.5, .apng, 4, [3, 3]),
  ])
  func delaysAreWholeTicks(
    count: Int, period: Double, format: ImageFormat, ticksPerSecond: Int, ticks: [Int]
  ) throws {
    let delays = try FrameTiming(frameCount: count, period: period).delays(in: format)
    #expect(delays.ticksPerSecond == ticksPerSecond)
    #expect(delays.ticks == ticks)
  }

  @Test func apngOfNinetyFramesInOneAndAHalfSecondsIsSixtyASecond() throws {
    let delays = try FrameTiming(frameCount: 90, period: 1.5).delays(in: .apng)
    #expect(delays.ticksPerSecond == 60)
    #expect(delays.ticks == Array(repeating: 1, count: 90))
  }

  @Test(arguments: ImageFormat.allCases)
  func delaysAddUpAndNoFrameIsOffByMoreThanHalfATick(format: ImageFormat) throws {
    var generator = SeededGenerator(state: 3)
    for _ in 0..<200 {
      let period = Double.random(in: 0.05...60, using: &generator)
      let most = Int(period / 0.02)
      let timing = try FrameTiming(
        frameCount: Int.random(in: 1...most, using: &generator), period: period)
      let delays = try timing.delays(in: format)
      let rate = Double(delays.ticksPerSecond)
      #expect(delays.total == Int((period * rate).rounded()))
      #expect(delays.ticks.count == timing.frameCount)
      // 16 bits hold even the sum, which is one delay when all frames are equal.
      #expect(delays.total <= 65_535 && delays.ticksPerSecond <= 65_535 || format == .webp)
      // Equal delays in APNG are within 1e-9, and have no tick to be off by.
      let step = Double(delays.total) / Double(timing.frameCount)
      var start = 0
      for (index, ticks) in delays.ticks.enumerated() {
        #expect(abs(Double(start) - Double(index) * step) <= 0.5 + 1e-9)
        #expect(Double(ticks) / rate > 0.0101)
        start += ticks
      }
    }
  }

  @Test(arguments: [
    (3, 0.05, ImageFormat.gif, 2), (1, 0.014, .gif, 0), (6, 0.06, .webp, 5), (6, 0.06, .apng, 5),
    (Int.max, 1, .gif, 50),
  ])
  func delaysThatBrowsersSlowDownAreAnError(
    count: Int, period: Double, format: ImageFormat, most: Int
  ) throws {
    let timing = try FrameTiming(frameCount: count, period: period)
    let error = ImageError.tooManyFrames(
      format: format, frameCount: count, period: period, most: most)
    #expect(throws: error) { try timing.delays(in: format) }
    #expect(
      error.description.contains(most == 0 ? "use a longer period" : "at most \(most) frames"))
  }
}

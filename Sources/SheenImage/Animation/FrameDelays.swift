/// How long each frame stays, in whole ticks of a file format, adding up to the period exactly.
public struct FrameDelays: Hashable, Sendable {
  /// The ticks in a second: 100 in GIF, 1,000 in WebP, chosen to fit in APNG.
  public let ticksPerSecond: Int

  /// The delay of every frame, in ticks.
  public let ticks: [Int]

  /// The sum of all delays: the period, rounded to whole ticks.
  public var total: Int { ticks.reduce(0, +) }

  fileprivate init(total: Int, frameCount: Int, ticksPerSecond: Int) {
    self.ticksPerSecond = ticksPerSecond
    // Frame k begins at k / N of the total, rounded: no frame is off by more than half a tick.
    let starts = (0...frameCount).map { (2 * $0 * total + frameCount) / (2 * frameCount) }
    ticks = zip(starts.dropFirst(), starts).map { $0 - $1 }
  }

  static func totalTicks(of period: Double, perSecond ticks: Int) -> Int {
    Int((period * Double(ticks)).rounded())
  }
}

extension FrameTiming {
  /// The delays that a file of a format gets.
  ///
  /// APNG stores fractions of a second: all delays are equal when a fraction of 16-bit numbers gives
  /// the delay (within 10⁻⁹), else they are counted in ten-thousandths or, above 6.5 s, thousandths.
  /// GIF counts hundredths and WebP thousandths; there and in APNG's second case the rounding is
  /// spread over the frames.
  ///
  ///     try FrameTiming(frameCount: 4, period: 0.1).delays(in: .gif).ticks  // [3, 2, 3, 2]
  ///
  /// - Throws: ``ImageError/tooManyFrames(format:frameCount:period:most:)`` when a delay would be
  ///   10 ms or less: browsers show such a frame for 100 ms (WebKit bug 36082, taken over by Chromium
  ///   and Firefox for every format).
  public func delays(in format: ImageFormat) throws(ImageError) -> FrameDelays {
    try format.check(frameCount: frameCount, in: period)
    switch format {
    case .gif: return spread(over: 100)
    case .webp: return spread(over: 1000)
    case .png, .apng:
      return equalFractions ?? spread(over: period < 6.5 ? 10_000 : 1000)
    }
  }

  private func spread(over ticksPerSecond: Int) -> FrameDelays {
    FrameDelays(
      total: FrameDelays.totalTicks(of: period, perSecond: ticksPerSecond), frameCount: frameCount,
      ticksPerSecond: ticksPerSecond)
  }

  private var equalFractions: FrameDelays? {
    let delay = period / Double(frameCount)
    for denominator in 1...65_535 {
      let exact = delay * Double(denominator)
      let rounded = exact.rounded()
      let total = Int(rounded) * frameCount
      // All frames may turn out equal, and then one delay holds the sum.
      if total > 65_535 { return nil }
      if rounded > 0, abs(exact - rounded) <= 1e-9 * exact {
        return FrameDelays(total: total, frameCount: frameCount, ticksPerSecond: denominator)
      }
    }
    return nil
  }
}

extension ImageFormat {
  var shortestDelayText: String { self == .gif ? "at least 0.02 s" : "at least 0.011 s" }

  func check(frameCount: Int, in period: Double) throws(ImageError) {
    // In whole ticks, so that a rounded period and its rounded delays are judged alike.
    let most =
      self == .gif
      ? FrameDelays.totalTicks(of: period, perSecond: 100) / 2
      : FrameDelays.totalTicks(of: period, perSecond: 1000) / 11
    guard frameCount <= most else {
      throw .tooManyFrames(format: self, frameCount: frameCount, period: period, most: most)
    }
  }
}

/// How many frames an animation has and how long it takes to come round.
///
/// Frame k of N shows the phase k / N, never k / (N − 1): the last frame is one step before the
/// first, so a loop has no seam.
public struct FrameTiming: Hashable, Sendable {
  /// The number of frames, at least 1.
  public let frameCount: Int

  /// The time from the first frame to the first frame again, in seconds.
  public let period: Double

  /// The longest period, in seconds: up to here every format holds every delay, however many equal
  /// frames are stored as one (GIF counts to 65,535 centiseconds, APNG to 65,535 of its own unit).
  public static let maximumPeriod = 60.0

  /// The frame rate of an export unless said otherwise, in frames per second.
  ///
  /// Browsers draw animated images of a phone screen's size at no more than 22 to 27 a second.
  public static let defaultRate = 30.0

  /// A timing with a number of frames.
  ///
  /// - Throws: ``ImageError/frameCount(_:)`` below 1, and ``ImageError/period(_:)`` for a period
  ///   that is NaN, not above 0 or above ``maximumPeriod``.
  public init(frameCount: Int, period: Double) throws(ImageError) {
    guard frameCount >= 1 else { throw .frameCount(frameCount) }
    guard period > 0, period <= FrameTiming.maximumPeriod else { throw .period(period) }
    self.frameCount = frameCount
    self.period = period
  }

  /// A timing with the number of frames that suits a rate and a format.
  ///
  /// It is the period times the rate, rounded. GIF counts whole centiseconds, where delays of 3 and
  /// 4 in turn would be seen to stutter: the nearest number of frames that all last equally long is
  /// taken when it is within a quarter.
  ///
  ///     try FrameTiming(period: 1.5, framesPerSecond: 30, for: .apng).frameCount  // 45
  ///     try FrameTiming(period: 1.5, framesPerSecond: 30, for: .gif).frameCount  // 50, 3 cs each
  ///
  /// - Throws: ``ImageError/frameRate(_:)`` for a rate that is NaN, infinite or not above 0,
  ///   ``ImageError/period(_:)``, and ``ImageError/tooManyFrames(format:frameCount:period:most:)``
  ///   when the format can't show frames that fast.
  public init(
    period: Double, framesPerSecond rate: Double = FrameTiming.defaultRate, for format: ImageFormat
  ) throws(ImageError) {
    guard rate > 0, rate.isFinite else { throw .frameRate(rate) }
    let one = try FrameTiming(frameCount: 1, period: period)
    // Far beyond what any format shows, so the bound only keeps the conversion in range.
    let wanted = max(1, Int(min(period * rate, 1e9).rounded()))
    try format.check(frameCount: wanted, in: one.period)
    let count = format == .gif ? FrameTiming.evenCount(near: wanted, in: period) : wanted
    try self.init(frameCount: count, period: period)
  }

  /// The phase that a frame shows, 0..<1; frames beyond the last begin again.
  public func phase(of frame: Int) -> Double {
    let index = frame % frameCount
    return Double(index < 0 ? index + frameCount : index) / Double(frameCount)
  }

  private static func evenCount(near wanted: Int, in period: Double) -> Int {
    let total = FrameDelays.totalTicks(of: period, perSecond: 100)
    let allowed = Double(wanted) * 0.75...Double(wanted) * 1.25
    return (1...max(1, total / 2)).filter { total % $0 == 0 && allowed ~= Double($0) }
      .min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
  }
}

import SheenCore
import SheenImage

/// What an animation shows once round: the light's whole cycle, or all of its counted sweeps.
struct Loop: Equatable, Sendable {
  /// How long it takes, in seconds.
  let period: Double

  /// How often it is played; 0: for ever.
  let plays: Int

  /// The loop of a picture's light, or nil where there is no light to move.
  ///
  /// - Throws: `CommandError.usage` when the parts of the picture have light of different periods:
  ///   they come round at no common time.
  init?(_ picture: Picture) throws(CommandError) {
    let waves = picture.waves
    guard let longest = waves.max(by: { $0.cycle < $1.cycle }),
      let shortest = waves.min(by: { $0.cycle < $1.cycle })
    else { return nil }
    guard longest.cycle - shortest.cycle < 1e-6 else {
      throw .usage(
        "with a light for each part they come round at different times, every "
          + "\(Self.rounded(shortest.cycle)) to \(Self.rounded(longest.cycle)) s; give all of them "
          + "one time, as in --duration \(Self.rounded(longest.sweepDuration)), or one light: "
          + "--scope window")
    }
    guard let count = longest.count, let end = waves.compactMap(\.end).max() else {
      period = longest.cycle
      plays = 0
      return
    }
    // What is played once ends with a picture that stays, and that one has to be dark.
    period = max(Double(count) * longest.period, end + Self.darkEnd)
    plays = 1
  }

  /// How long the last picture without light stays at least, in seconds: two frames at the slowest
  /// rate that still looks like movement.
  private static let darkEnd = 0.2

  /// The frames of one time round for a format.
  ///
  /// - Throws: `CommandError.usage` when the format can't show them.
  func timing(
    frames: Int?, perSecond rate: Double?, for format: ImageFormat
  ) throws(CommandError) -> FrameTiming {
    do {
      if let frames { return try FrameTiming(frameCount: frames, period: period) }
      return try FrameTiming(
        period: period, framesPerSecond: rate ?? FrameTiming.defaultRate, for: format)
    } catch {
      throw .usage(error.description)
    }
  }

  private static func rounded(_ seconds: Double) -> Double {
    (seconds * 100).rounded() / 100
  }
}

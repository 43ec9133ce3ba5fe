/// When placeholders show, when their light moves and when they hand over to the content.
///
/// All durations are in seconds. The parts are constants, brought into their range when the policy is
/// made, so that two policies of the same numbers are always equal:
///
/// - Negative and NaN count as 0.
/// - Infinite is "never" where something begins after a time: `onset`, `motionDelay`, `longWait`
///   and `stopsMotionAfter`.
/// - What holds content back is at most `maximumHold`: `fadeIn`, `minimumShow` and `handOver`. There
///   is no number with which loaded content never shows.
///
/// ```swift
/// LoadingPolicy.standard.onset         // 0.3
/// LoadingPolicy(onset: 0).minimumShow  // 0.5
/// LoadingPolicy(onset: -1).onset       // 0
/// ```
public struct LoadingPolicy: Hashable, Sendable {
  /// How long nothing is drawn: a load that ends by then never shows placeholders.
  public let onset: Double

  /// How long placeholders take to appear.
  public let fadeIn: Double

  /// How long placeholders stay once they began to appear, however soon the load ends.
  public let minimumShow: Double

  /// How long light stays still after the placeholders began to appear.
  public let motionDelay: Double

  /// How long placeholders and content cross-fade.
  public let handOver: Double

  /// The wait after which `LoadingEvent.Kind.longWait` comes, counted from the start of the load.
  public let longWait: Double

  /// How long light moves before it stops by itself, or nil: it doesn't.
  ///
  /// Where it is wanted, `LoadingDefaults.motionLimit` is the usual time. Light stops at the first
  /// moment without light after it, so that nobody sees it stop; to stay within the time in any case,
  /// ask for the time less one period of the light.
  public let stopsMotionAfter: Double?

  /// The longest fade, minimum show or cross-fade: a minute.
  package static let maximumHold = 60.0

  /// A policy; every part that is not named has its default.
  public init(
    onset: Double = LoadingDefaults.onset,
    fadeIn: Double = LoadingDefaults.fadeIn,
    minimumShow: Double = LoadingDefaults.minimumShow,
    motionDelay: Double = LoadingDefaults.motionDelay,
    handOver: Double = LoadingDefaults.handOver,
    longWait: Double = LoadingDefaults.longWait,
    stopsMotionAfter: Double? = nil
  ) {
    self.onset = onset.clamped(0, .infinity)
    self.fadeIn = fadeIn.clamped(0, Self.maximumHold)
    self.minimumShow = minimumShow.clamped(0, Self.maximumHold)
    self.motionDelay = motionDelay.clamped(0, .infinity)
    self.handOver = handOver.clamped(0, Self.maximumHold)
    self.longWait = longWait.clamped(0, .infinity)
    self.stopsMotionAfter = stopsMotionAfter.flatMap {
      $0 == .infinity ? nil : $0.clamped(0, .infinity)
    }
  }

  /// The default: calm on short waits, no flash, no flicker.
  public static let standard = LoadingPolicy()

  /// Placeholders show and move at once, never stop by themselves and are gone at once.
  ///
  /// This is what a plain shimmer promises.
  public static let immediate = LoadingPolicy(
    onset: 0, fadeIn: 0, minimumShow: 0, motionDelay: 0, handOver: 0, longWait: .infinity)
}

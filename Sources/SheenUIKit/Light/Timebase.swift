#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// One moment as two clocks tell it: the date, which the light of all is counted by as SwiftUI's
/// timelines do, and Core Animation's clock, on which it moves here.
///
/// A window keeps one for all light in it, so its views are in step to the bit. It is taken anew when
/// the window's scene becomes active: nothing moves before, and Core Animation's clock stands still
/// while a device sleeps. Where somebody sets the date meanwhile, light goes on as it was until then;
/// to follow at once would be a leap.
struct Timebase: Equatable {
  /// The date, in seconds since the reference date.
  let date: Double

  /// What `CACurrentMediaTime()` told then, in seconds.
  let mediaTime: Double

  /// The date at a time of Core Animation's clock.
  func date(at mediaTime: Double) -> Double { date + (mediaTime - self.mediaTime) }

  /// When something begins that comes again and again, on Core Animation's clock.
  ///
  /// Of all beginnings it is the last one before this moment. Dates are so large that to count each
  /// time from the reference date would round each time, and views would differ in the last bits.
  ///
  /// - Parameters:
  ///   - cycle: After how many seconds it comes again; infinite: never.
  ///   - epoch: The date of one beginning.
  func start(every cycle: Double, from epoch: Double = 0) -> Double {
    mediaTime - (date - epoch).truncatingRemainder(dividingBy: cycle)
  }

  /// A wave whose times are dates, on Core Animation's clock.
  func wave(_ wave: Wave) -> Wave {
    wave.starting(at: start(every: wave.count == nil ? wave.cycle : .infinity, from: wave.epoch))
  }
}

extension Timebase {
  /// The clock of a window.
  @MainActor
  static func of(_ window: UIWindow) -> Timebase {
    let activations = MotionMonitor.shared.activations(of: window.windowScene)
    if let kept = window.layer.value(forKey: key) as? Kept, kept.activations == activations {
      return kept.clock
    }
    let clock = Timebase(date: CFAbsoluteTimeGetCurrent(), mediaTime: CACurrentMediaTime())
    window.layer.setValue(Kept(clock, activations), forKey: key)
    return clock
  }

  private static let key = "sheenClock"

  private final class Kept {
    let clock: Timebase

    /// How often the scene had become active.
    let activations: Int

    init(_ clock: Timebase, _ activations: Int) {
      self.clock = clock
      self.activations = activations
    }
  }
}
#endif

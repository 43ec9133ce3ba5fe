/// The last time that was heard, so that bad times and clocks that are set back do no harm.
struct MonotonicTime: Hashable, Sendable {
  /// Two times that were heard one after the other.
  struct Step {
    fileprivate let previous: Double
    let now: Double

    /// Where a remembered time is now: where it was, or as far back as the clock was set.
    func moved(_ time: Double) -> Double {
      now < previous ? now - (previous - time) : time
    }
  }

  private var latest: Double?

  /// The last time heard, or 0.
  var now: Double { latest ?? 0 }

  /// Takes in a time; one that is not finite counts as the last one.
  mutating func hear(_ time: Double) -> Step {
    let heard = time.finite(or: now)
    defer { latest = heard }
    return Step(previous: latest ?? heard, now: heard)
  }

  /// The time to answer for: never before the last one heard.
  func settled(_ time: Double) -> Double {
    time.isFinite && time > now ? time : now
  }
}

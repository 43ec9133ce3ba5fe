import SheenCore

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// Seconds as whole nanoseconds. A sum such as 0.8 + 0.05 is not quite 0.85, and must not be a time
  /// of its own.
  init(rounded seconds: Double) {
    let whole = seconds.clamped(0, 9e9)
    self = .nanoseconds(Int64(whole * 1e9 + 0.5))
  }
}

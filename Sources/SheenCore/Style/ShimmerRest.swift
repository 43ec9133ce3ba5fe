/// How long the scope stays dark after a sweep.
public enum ShimmerRest: Hashable, Sendable {
  /// What is left of `ShimmerDefaults.cycle`, at least `ShimmerDefaults.minimumRest`.
  case automatic

  /// In seconds; 0 or more.
  case seconds(Double)

  /// The rest after a sweep of a duration, in seconds; negative and NaN count as 0.
  func seconds(afterSweep duration: Double) -> Double {
    switch self {
    case .automatic: max(ShimmerDefaults.minimumRest, ShimmerDefaults.cycle - duration)
    case .seconds(let seconds): seconds.clamped(0, Wave.maximumRest)
    }
  }
}

/// How fast the band travels.
public enum ShimmerSpeed: Hashable, Sendable {
  /// `ShimmerDefaults.speed`, and faster only where a sweep over a huge scope would take longer than
  /// `ShimmerDefaults.maximumSweepDuration`.
  case automatic

  /// In points per second, above 0: the same for every scope.
  case pointsPerSecond(Double)

  /// In seconds for one sweep, above 0: a larger scope has faster light.
  case duration(Double)

  /// The speed for a sweep's travel in points, in points per second, or nil where the number asked
  /// for is not finite or not above 0.
  func pointsPerSecond(travel: Double) -> Double? {
    let speed =
      switch self {
      case .automatic: max(ShimmerDefaults.speed, travel / ShimmerDefaults.maximumSweepDuration)
      case .pointsPerSecond(let speed): speed
      case .duration(let seconds): seconds > 0 ? travel / seconds : 0
      }
    return speed > 0 && speed.isFinite ? speed : nil
  }
}

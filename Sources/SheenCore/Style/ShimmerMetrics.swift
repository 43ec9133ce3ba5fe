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

/// How wide the band is along its direction of travel.
public enum ShimmerBand: Hashable, Sendable {
  /// `ShimmerDefaults.band`, less in a narrow scope.
  case automatic

  /// In points, above 0.
  case points(Double)

  /// As a fraction of the scope's extent along the direction, above 0.
  case fraction(Double)

  /// The width for a scope's extent in points, or nil where the number asked for is not finite or not
  /// above 0.
  func points(extent: Double) -> Double? {
    let points =
      switch self {
      case .automatic:
        (extent * ShimmerDefaults.maximumBandFraction)
          .clamped(ShimmerDefaults.minimumBand, ShimmerDefaults.band)
      case .points(let points): points
      case .fraction(let fraction): extent * fraction
      }
    return points > 0 && points.isFinite ? points : nil
  }
}

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

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

/// The range that a number of a description must be in.
package enum SkeletonRange: Hashable, Sendable, CustomStringConvertible {
  /// From 0 to `SkeletonLimits.length`.
  case length

  /// Above 0, to `SkeletonLimits.length`.
  case positive

  /// From 0 to 1.
  case fraction

  /// Finite, of at most `SkeletonLimits.length` either way.
  case coordinate

  /// Whole, from 0 to `SkeletonLimits.parts`.
  case count

  /// Whether a number is in the range; NaN never is.
  package func contains(_ value: Double) -> Bool {
    switch self {
    case .length, .count: value >= 0 && value <= upperBound
    case .positive: value > 0 && value <= upperBound
    case .fraction: value >= 0 && value <= 1
    case .coordinate: value.magnitude <= upperBound
    }
  }

  /// The range in words, to follow "must be".
  package var description: String {
    switch self {
    case .length: "a number of points from 0 to \(SkeletonLimits.length)"
    case .positive: "a number above 0 and up to \(SkeletonLimits.length)"
    case .fraction: "a fraction from 0 to 1"
    case .coordinate: "a finite number of at most \(SkeletonLimits.length) either way"
    case .count: "a whole number from 0 to \(SkeletonLimits.parts)"
    }
  }

  private var upperBound: Double {
    self == .count ? Double(SkeletonLimits.parts) : Double(SkeletonLimits.length)
  }
}

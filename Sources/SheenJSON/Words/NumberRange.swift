import SheenCore

/// The numbers that an option may have, and the words for them.
package struct NumberRange: Sendable {
  /// The range in words, to follow "expected".
  package let words: String

  /// Whether a number must be whole.
  package let isWhole: Bool

  private let lowest: Double
  private let highest: Double
  private let isAboveLowest: Bool

  /// The numbers from `lowest` to `highest`.
  ///
  /// - Parameter above: Whether the lowest number itself is outside.
  package init(
    _ words: String, from lowest: Double = -.greatestFiniteMagnitude,
    to highest: Double = .greatestFiniteMagnitude, above: Bool = false, isWhole: Bool = false
  ) {
    self.words = words
    self.isWhole = isWhole
    self.lowest = lowest
    self.highest = highest
    isAboveLowest = above
  }

  /// Whether a number is in the range; NaN never is.
  package func contains(_ value: Double) -> Bool {
    guard value >= lowest, value <= highest, !isAboveLowest || value > lowest else { return false }
    // Every whole range ends far below 2^53, so the conversion is exact.
    return !isWhole || value.magnitude < 0x1p53 && Double(Int64(value)) == value
  }
}

extension NumberRange {
  /// A length of the skeleton, from 0.
  static let length = NumberRange(
    "a number of points from 0 to \(SkeletonLimits.length)", from: 0,
    to: Double(SkeletonLimits.length))

  /// A length of the skeleton above 0, such as a side of the screen.
  package static let positiveLength = NumberRange(
    "a number of points above 0 and up to \(SkeletonLimits.length)", from: 0,
    to: Double(SkeletonLimits.length), above: true)

  static let aspect = NumberRange(
    "a number above 0, or a ratio such as \"16:9\"", from: 0, to: Double(SkeletonLimits.length),
    above: true)

  static let fraction = NumberRange("a number from 0 to 1", from: 0, to: 1)

  static let variation = NumberRange("a number from 0 to 0.5", from: 0, to: 0.5)

  static let coordinate = NumberRange(
    "a number from -\(SkeletonLimits.length) to \(SkeletonLimits.length)",
    from: -Double(SkeletonLimits.length), to: Double(SkeletonLimits.length))

  static let count = NumberRange(
    "a whole number from 0 to \(SkeletonLimits.parts)", from: 0, to: Double(SkeletonLimits.parts),
    isWhole: true)

  /// A speed in points per second.
  package static let speed = NumberRange(
    "a number of points per second above 0 and up to 1000000", from: 0, to: 1_000_000, above: true)

  /// The duration of a sweep.
  package static let duration = NumberRange(
    "a number of seconds from 0.001 to 86400", from: 0.001, to: 86_400)

  /// The band as a fraction of its scope.
  package static let bandFraction = NumberRange(
    "a percentage above 0% and up to 100000%", from: 0, to: 1000, above: true)

  /// The rest after a sweep.
  package static let rest = NumberRange(
    "a number of seconds from 0 to 86400", from: 0, to: Wave.maximumRest)

  /// How many sweeps there are, 0 for no end.
  package static let sweeps = NumberRange(
    "a whole number from 0 (no end) to 1000000", from: 0, to: 1_000_000, isWhole: true)

  static let fade = NumberRange(
    "a number of seconds from \(ShimmerReducedMotion.minimumFadePeriod.shortest) to 86400",
    from: ShimmerReducedMotion.minimumFadePeriod, to: 86_400)

  /// Any finite angle.
  package static let degrees = NumberRange("a number of degrees")
}

/// Why a skeleton cannot be laid out.
public enum SkeletonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number of the description is NaN, infinite or outside its range.
  case number(String, Double, SkeletonRange)

  /// A path has a contour of fewer than three points, or no contour.
  case path(points: Int)

  /// The tree is nested deeper than `SkeletonLimits.depth`.
  case depth

  /// There are more parts than `SkeletonLimits.parts`, or laying them out takes more than
  /// `SkeletonLimits.steps`.
  case parts

  /// The size to lay out in is not finite or not above 0.
  case size(SheenSize)

  /// The width to lay out in, where the height follows from it, is not finite or not above 0.
  case width(Double)

  /// What is wrong and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .number(let name, let value, let range):
      "\(name) can't be \(value); it must be \(range.description)"
    case .path(let points):
      "a contour of a path needs at least 3 points, not \(points)"
    case .depth:
      "the skeleton is nested deeper than \(SkeletonLimits.depth) levels; put parts side by side"
    case .parts:
      "the skeleton has more than \(SkeletonLimits.parts) parts, or repeats within repeats; "
        + "repeat fewer"
    case .size(let size):
      "a skeleton can't be laid out in \(size.width) × \(size.height) points; "
        + "both sides must be finite and above 0, and at most \(SkeletonLimits.length)"
    case .width(let width):
      "a skeleton can't be laid out in a width of \(width) points; "
        + "it must be finite and above 0, and at most \(SkeletonLimits.length)"
    }
  }
}

/// The range that a number of a description must be in.
public enum SkeletonRange: Hashable, Sendable, CustomStringConvertible {
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
  public func contains(_ value: Double) -> Bool {
    switch self {
    case .length, .count: value >= 0 && value <= upperBound
    case .positive: value > 0 && value <= upperBound
    case .fraction: value >= 0 && value <= 1
    case .coordinate: value.magnitude <= upperBound
    }
  }

  /// The range in words, to follow "must be".
  public var description: String {
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

/// How large a description may grow before it is refused instead of using up memory or stack.
public enum SkeletonLimits {
  /// The deepest nesting: 64 levels. The ten named screens use at most eight.
  public static let depth = 64

  /// The most parts, repeated ones counted each: 100,000.
  public static let parts = 100_000

  /// The most steps of a layout: 1,600,000. A part costs a step for each level above it, so it is
  /// enough for all parts in a tree 16 levels deep.
  public static let steps = 1_600_000

  /// The largest length in points: 1,000,000. Sums of a hundred thousand such are exact to a
  /// thousandth of a point.
  public static let length = 1_000_000
}

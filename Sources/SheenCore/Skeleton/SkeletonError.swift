/// An error that describes why a skeleton can't be laid out.
///
/// ```swift
/// do {
///   let layout = try Skeleton.circle(-4).layout(width: 360)
/// } catch {
///   print(error)  // width can't be -4.0; it must be a number of points from 0 to 1000000
/// }
/// ```
public struct SkeletonError: Error, Hashable, Sendable, CustomStringConvertible {
  package let reason: Reason

  package init(_ reason: Reason) {
    self.reason = reason
  }

  /// A sentence that says what is wrong and what would be right.
  public var description: String { reason.description }

  /// What is wrong.
  package enum Reason: Hashable, Sendable, CustomStringConvertible {
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

    package var description: String {
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
}

// So that callers write an error as a case of an enumeration.
extension SkeletonError {
  package static func number(
    _ name: String, _ value: Double, _ range: SkeletonRange
  ) -> SkeletonError {
    SkeletonError(.number(name, value, range))
  }

  package static func path(points: Int) -> SkeletonError { SkeletonError(.path(points: points)) }
  package static let depth = SkeletonError(.depth)
  package static let parts = SkeletonError(.parts)
  package static func size(_ size: SheenSize) -> SkeletonError { SkeletonError(.size(size)) }
  package static func width(_ width: Double) -> SkeletonError { SkeletonError(.width(width)) }
}

/// The outline of a placeholder in a description.
package enum SkeletonShape: Hashable, Sendable {
  /// A rectangle.
  case rectangle

  /// A rectangle with round corners.
  case rounded(SkeletonCorners)

  /// The largest circle in the middle of its space.
  case circle

  /// A rectangle whose shorter sides are half circles.
  case capsule

  /// Straight lines from point to point.
  case path(SkeletonPath)
}

/// The radii of four corners, in points.
///
/// Where two radii are longer than the side between them, all four shrink by the same factor, as in
/// CSS.
public struct SkeletonCorners: Hashable, Sendable {
  /// The radius at the top, where text begins.
  package var topLeading: Double

  /// The radius at the top, where text ends.
  package var topTrailing: Double

  /// The radius at the bottom, where text ends.
  package var bottomTrailing: Double

  /// The radius at the bottom, where text begins.
  package var bottomLeading: Double

  /// A radius for each corner, in points; 0 where it is not named.
  public init(
    topLeading: Double = 0, topTrailing: Double = 0, bottomTrailing: Double = 0,
    bottomLeading: Double = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomTrailing = bottomTrailing
    self.bottomLeading = bottomLeading
  }

  /// One radius for all four corners, in points.
  public init(_ all: Double) {
    self.init(topLeading: all, topTrailing: all, bottomTrailing: all, bottomLeading: all)
  }
}

/// A shape of straight lines, such as a logo.
///
/// The points are fractions of the placeholder's frame: (0, 0) is its top left corner and (1, 1) its
/// bottom right one. Each contour is closed by itself. A place is inside where an odd number of
/// contours is around it, so a contour within another one is a hole.
public struct SkeletonPath: Hashable, Sendable {
  /// The closed contours.
  package var contours: [[SheenPoint]]

  /// Whether the shape is seen in a mirror where text runs from right to left; a logo is not.
  package var mirrors: Bool

  /// A shape of closed contours, each of at least three points.
  public init(contours: [[SheenPoint]], mirrors: Bool = false) {
    self.contours = contours
    self.mirrors = mirrors
  }
}

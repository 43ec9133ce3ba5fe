/// Free space on the four sides of a part, in points.
public struct SkeletonInsets: Hashable, Sendable {
  /// The space above.
  package var top: Double

  /// The space at the side at which text begins.
  package var leading: Double

  /// The space below.
  package var bottom: Double

  /// The space at the side at which text ends.
  package var trailing: Double

  /// Space on each side, in points; 0 where it is not named.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same space on all four sides, in points.
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// The same space on both sides, and the same above and below, in points.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

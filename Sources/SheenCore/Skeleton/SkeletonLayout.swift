/// A skeleton laid out: every placeholder with its place.
public struct SkeletonLayout: Hashable, Sendable {
  /// The size that it was laid out in, in points.
  public let size: SheenSize

  /// The placeholders in drawing order: later ones lie nearer to the reader. They can reach over the
  /// edge of the size.
  public let placeholders: [Placeholder]

  /// A layout of placeholders that a caller has placed.
  package init(size: SheenSize, placeholders: [Placeholder]) {
    self.size = size
    self.placeholders = placeholders
  }
}

extension Skeleton {
  /// The places of all placeholders in a space.
  ///
  /// ```swift
  /// let layout = try Skeleton.circle(48).layout(in: SheenSize(width: 390, height: 844))
  /// layout.placeholders[0].frame  // 48 × 48 at (0, 0)
  /// ```
  ///
  /// - Parameters:
  ///   - size: The space, in points. A skeleton that is smaller lies at its top, at the leading side;
  ///     one that is larger reaches over its end.
  ///   - layoutDirection: The side at which leading is; from right to left the layout is mirrored.
  /// - Throws: `SkeletonError` when the size cannot be laid out in, or a part is a failure.
  public func layout(
    in size: SheenSize, layoutDirection: SheenLayoutDirection = .leftToRight
  ) throws(SkeletonError) -> SkeletonLayout {
    guard SkeletonRange.positive.contains(size.width), SkeletonRange.positive.contains(size.height)
    else { throw .size(size) }
    return try laidOut(width: size.width, height: size.height, layoutDirection: layoutDirection)
  }

  /// The places of all placeholders in a space of a width, as high as the skeleton needs.
  ///
  /// - Parameters:
  ///   - width: The width of the space, in points.
  ///   - layoutDirection: The side at which leading is.
  /// - Throws: `SkeletonError` when the width cannot be laid out in, or a part is a failure.
  public func layout(
    width: Double, layoutDirection: SheenLayoutDirection = .leftToRight
  ) throws(SkeletonError) -> SkeletonLayout {
    guard SkeletonRange.positive.contains(width) else { throw .width(width) }
    return try laidOut(width: width, height: nil, layoutDirection: layoutDirection)
  }

  private func laidOut(
    width: Double, height: Double?, layoutDirection: SheenLayoutDirection
  ) throws(SkeletonError) -> SkeletonLayout {
    guard partCount <= SkeletonLimits.parts else { throw .parts }
    var engine = LayoutEngine()
    let space = LayoutSpace(width: width, height: height)
    let own = try engine.size(of: self, in: space)
    try engine.place(self, at: SheenRect(origin: .zero, size: own), space: space)
    let size = SheenSize(width: width, height: height ?? own.height)
    let placeholders = engine.placed.map { placed in
      placed.placeholder(layoutDirection: layoutDirection, width: size.width)
    }
    return SkeletonLayout(size: size, placeholders: placeholders)
  }
}

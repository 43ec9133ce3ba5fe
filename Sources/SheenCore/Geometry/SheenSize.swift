/// A width and a height in points.
public struct SheenSize: Hashable, Sendable {
  /// The extent to the right, in points.
  public var width: Double

  /// The extent downwards, in points.
  public var height: Double

  /// A size of the given width and height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  package static let zero = SheenSize(width: 0, height: 0)

  /// Whether both sides are finite and above 0, so that something can be drawn in it.
  package var isDrawable: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }

  /// The extent of this area along a direction: how long its shadow on that line is, in points.
  ///
  /// `width · |dx| + height · |dy|`. It needs no tangent, so no angle is special.
  package func extent(along direction: UnitVector) -> Double {
    width * direction.dx.magnitude + height * direction.dy.magnitude
  }
}

/// An upright rectangle in points: an origin at its top left corner, and a size.
public struct SheenRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: SheenPoint

  /// The width and the height.
  public var size: SheenSize

  /// A rectangle with the given corner and size.
  public init(origin: SheenPoint, size: SheenSize) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle with the given corner and size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: SheenPoint(x: x, y: y), size: SheenSize(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }

  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The width.
  public var width: Double { size.width }

  /// The height.
  public var height: Double { size.height }

  /// The middle.
  package var center: SheenPoint {
    SheenPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// This rectangle seen in a mirror whose axis is the middle of an area of the given width.
  ///
  /// The left edge comes to lie as far from the right side as it lay from the left: what a layout
  /// from right to left asks for.
  package func mirrored(inWidth width: Double) -> SheenRect {
    SheenRect(x: width - maxX, y: minY, width: size.width, height: size.height)
  }

  /// This rectangle grown by the same number of points on every side; below 0 shrinks it.
  package func outset(by points: Double) -> SheenRect {
    SheenRect(
      x: minX - points, y: minY - points,
      width: size.width + points * 2, height: size.height + points * 2)
  }
}

/// A place in points: x to the right, y down.
public struct SheenPoint: Hashable, Sendable {
  /// The distance to the right of the origin, in points.
  public var x: Double

  /// The distance below the origin, in points.
  public var y: Double

  /// A place at the given coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = SheenPoint(x: 0, y: 0)

  /// How far along a direction this place lies: its projection on the unit vector, in points.
  package func distance(along direction: UnitVector) -> Double {
    x * direction.dx + y * direction.dy
  }

  /// This place moved along a direction by a number of points.
  package func moved(_ distance: Double, along direction: UnitVector) -> SheenPoint {
    SheenPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}

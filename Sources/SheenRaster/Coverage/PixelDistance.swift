import SheenCore

/// How far the middle of a pixel is from the nearest place of a path's edges.
struct PixelDistance {
  private var x = 0.0
  private var y = 0.0

  /// The distance in pixels; infinite at first.
  private(set) var distance = Double.infinity

  /// Looks whether a place of an edge is nearer than what was found before.
  mutating func look(at edge: PathOutline.Edge, from point: SheenPoint) {
    let along = SheenPoint(x: edge.lower.x - edge.upper.x, y: edge.lower.y - edge.upper.y)
    let length = along.x * along.x + along.y * along.y
    let toPoint = SheenPoint(x: point.x - edge.upper.x, y: point.y - edge.upper.y)
    let projection = toPoint.x * along.x + toPoint.y * along.y
    let part = length > 0 ? max(0, min(1, projection / length)) : 0
    let dx = toPoint.x - along.x * part
    let dy = toPoint.y - along.y * part
    let found = (dx * dx + dy * dy).squareRoot()
    guard found < distance else { return }
    (x, y, distance) = (dx, dy, found)
  }

  /// How much of the pixel is within a reach of the place found, from 0 to 1, where the limit is taken
  /// for a straight line across the pixel.
  ///
  /// The area of a unit square on one side of a line at a distance d from its middle, with the normal
  /// (a, b), a ≥ b ≥ 0: a straight ramp with ends that are parabolas as long as b.
  func coverage(reach: Double) -> Double {
    let inside = reach - distance
    guard inside > -0.75 else { return 0 }
    guard inside < 0.75, distance > 0 else { return 1 }
    let long = max(x.magnitude, y.magnitude) / distance
    let short = min(x.magnitude, y.magnitude) / distance
    let half = (long + short) / 2
    let missing = half - inside.magnitude
    let outside: Double
    if missing <= 0 {
      outside = 0
    } else if missing < short {
      outside = missing * missing / (2 * long * short)
    } else {
      outside = (missing - short / 2) / long
    }
    return inside > 0 ? 1 - outside : outside
  }
}

import SheenCore

/// Closed contours of straight lines, in pixels; a place is inside where an odd number of contours is
/// around it.
///
/// Rows are asked for from top to bottom, so that each looks at the edges near it only.
struct PathOutline {
  /// A straight line from its upper to its lower end.
  struct Edge {
    let upper: SheenPoint
    let lower: SheenPoint

    /// The place on the line at a height, held between its ends.
    func x(at y: Double) -> Double {
      if y <= upper.y { return upper.x }
      if y >= lower.y { return lower.x }
      return upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y))
    }
  }

  /// The distance, in pixels, in which what lies behind is not drawn.
  let separation: Double

  /// From the highest upper end to the lowest.
  private let edges: [Edge]
  private var next = 0

  /// The edges within the separation of the row advanced to.
  private(set) var near: [Edge] = []

  /// The heights between which the path and its separation lie.
  let top: Double
  let bottom: Double

  /// The path of a placeholder, in pixels.
  init(_ contours: [[SheenPoint]], in frame: PixelFrame, separation: Double) {
    func place(_ point: SheenPoint) -> SheenPoint {
      SheenPoint(
        x: PixelFrame.held(frame.left + (frame.right - frame.left) * point.x),
        y: PixelFrame.held(frame.top + (frame.bottom - frame.top) * point.y))
    }
    var edges: [Edge] = []
    for contour in contours {
      guard var last = contour.last.map(place) else { continue }
      for point in contour {
        let point = place(point)
        edges.append(
          last.y <= point.y ? Edge(upper: last, lower: point) : Edge(upper: point, lower: last))
        last = point
      }
    }
    edges.sort { $0.upper.y < $1.upper.y }
    self.edges = edges
    self.separation = separation
    top = (edges.first?.upper.y ?? 0) - separation
    bottom = edges.reduce(-PixelFrame.limit) { max($0, $1.lower.y) } + separation
  }

  /// Goes down to a row: finds the edges that are within the separation of it.
  mutating func advance(to row: Int) {
    let upper = Double(row) - separation
    let lower = Double(row + 1) + separation
    near.removeAll { $0.lower.y < upper }
    while next < edges.count, edges[next].upper.y <= lower {
      if edges[next].lower.y >= upper { near.append(edges[next]) }
      next += 1
    }
  }
}

extension Placeholder {
  /// Whether a place is within the outline, or less than a distance from it.
  ///
  /// ```swift
  /// let square = SheenRect(x: 0, y: 0, width: 20, height: 20)
  /// let circle = Placeholder(frame: square, outline: .rounded(CornerRadii(10, in: square.size)))
  /// circle.contains(SheenPoint(x: 10, y: 1))             // true
  /// circle.contains(SheenPoint(x: 1, y: 1))              // false
  /// circle.contains(SheenPoint(x: 1, y: 1), within: 3)   // true
  /// ```
  ///
  /// - Parameters:
  ///   - point: A place in the skeleton's coordinates, in points. Of two placeholders that touch each
  ///     other at most one contains a place on the edge between them.
  ///   - distance: In points; 0 or more.
  public func contains(_ point: SheenPoint, within distance: Double = 0) -> Bool {
    switch outline {
    case .rounded(let radii): roundedContains(point, radii, distance)
    case .path(let contours): pathContains(point, contours, distance)
    }
  }

  /// All places within a distance of a rectangle with round corners are such a rectangle again: its
  /// sides move out by the distance, and its radii grow by it.
  private func roundedContains(
    _ point: SheenPoint, _ radii: CornerRadii, _ distance: Double
  ) -> Bool {
    let rect = frame.outset(by: distance)
    guard point.x >= rect.minX, point.x < rect.maxX, point.y >= rect.minY, point.y < rect.maxY
    else { return false }
    let isLeft = point.x < frame.center.x
    let isUpper = point.y < frame.center.y
    let own =
      isUpper
      ? (isLeft ? radii.topLeft : radii.topRight)
      : (isLeft ? radii.bottomLeft : radii.bottomRight)
    let radius = own + distance
    // How far the place is beyond the middle of its corner's circle, towards the corner.
    let x = radius - (isLeft ? point.x - rect.minX : rect.maxX - point.x)
    let y = radius - (isUpper ? point.y - rect.minY : rect.maxY - point.y)
    return x <= 0 || y <= 0 || x * x + y * y < radius * radius
  }

  private func pathContains(
    _ point: SheenPoint, _ contours: [[SheenPoint]], _ distance: Double
  ) -> Bool {
    var isInside = false
    for contour in contours {
      for (index, corner) in contour.enumerated() {
        let a = place(contour[index == 0 ? contour.count - 1 : index - 1])
        let b = place(corner)
        if distance > 0, point.isNear(a, b, distance) { return true }
        // A line to the right crosses the side: an odd number of times from within.
        guard (a.y > point.y) != (b.y > point.y) else { continue }
        if point.x < a.x + (b.x - a.x) * ((point.y - a.y) / (b.y - a.y)) { isInside.toggle() }
      }
    }
    return isInside
  }

  private func place(_ fraction: SheenPoint) -> SheenPoint {
    SheenPoint(
      x: frame.minX + fraction.x * frame.width, y: frame.minY + fraction.y * frame.height)
  }
}

extension SheenPoint {
  /// Whether this place is less than a distance from a straight line between two others.
  fileprivate func isNear(_ a: SheenPoint, _ b: SheenPoint, _ distance: Double) -> Bool {
    let side = SheenPoint(x: b.x - a.x, y: b.y - a.y)
    let length = side.x * side.x + side.y * side.y
    let along = ((x - a.x) * side.x + (y - a.y) * side.y) / length
    let nearest = length > 0 ? along.clamped(0, 1) : 0
    let dx = x - (a.x + side.x * nearest)
    let dy = y - (a.y + side.y * nearest)
    return dx * dx + dy * dy < distance * distance
  }
}

import SheenCore

extension Placeholder {
  /// Whether a place is inside the outline, edges not counted.
  func contains(_ point: SheenPoint) -> Bool {
    let x = point.x - frame.minX
    let y = point.y - frame.minY
    guard x > 0, y > 0, x < frame.width, y < frame.height else { return false }
    switch outline {
    case .rounded(let radii):
      let isLeft = x < frame.width / 2
      let isUpper = y < frame.height / 2
      let radius =
        isUpper
        ? (isLeft ? radii.topLeft : radii.topRight)
        : (isLeft ? radii.bottomLeft : radii.bottomRight)
      let dx = radius - (isLeft ? x : frame.width - x)
      let dy = radius - (isUpper ? y : frame.height - y)
      return dx <= 0 || dy <= 0 || dx * dx + dy * dy < radius * radius
    case .path(let contours):
      let place = SheenPoint(x: x / frame.width, y: y / frame.height)
      return contours.reduce(false) { $0 != place.isInside($1) }
    }
  }
}

extension SheenPoint {
  /// Whether a ray to the right crosses a closed contour an odd number of times.
  fileprivate func isInside(_ contour: [SheenPoint]) -> Bool {
    var isInside = false
    var previous = contour.last ?? .zero
    for corner in contour {
      if (corner.y > y) != (previous.y > y) {
        let share = (y - corner.y) / (previous.y - corner.y)
        if x < corner.x + share * (previous.x - corner.x) { isInside.toggle() }
      }
      previous = corner
    }
    return isInside
  }
}

import SheenCore

/// A rectangle with round corners, in pixels.
struct RoundedOutline {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let topLeft: Double
  let topRight: Double
  let bottomRight: Double
  let bottomLeft: Double

  /// The outline of a placeholder, in pixels.
  ///
  /// The radii are fitted to the frame once more: ones that were made for another size would let the
  /// corners overlap.
  init(_ frame: SheenRect, radii: CornerRadii, scale: Double) {
    let pixels = PixelFrame(frame, scale: scale)
    left = pixels.left
    top = pixels.top
    right = pixels.right
    bottom = pixels.bottom
    let fitting = CornerRadii(
      topLeft: radii.topLeft, topRight: radii.topRight, bottomRight: radii.bottomRight,
      bottomLeft: radii.bottomLeft, in: frame.size)
    topLeft = PixelFrame.held(fitting.topLeft * scale)
    topRight = PixelFrame.held(fitting.topRight * scale)
    bottomRight = PixelFrame.held(fitting.bottomRight * scale)
    bottomLeft = PixelFrame.held(fitting.bottomLeft * scale)
  }

  private init(growing outline: RoundedOutline, by distance: Double) {
    left = outline.left - distance
    top = outline.top - distance
    right = outline.right + distance
    bottom = outline.bottom + distance
    topLeft = outline.topLeft + distance
    topRight = outline.topRight + distance
    bottomRight = outline.bottomRight + distance
    bottomLeft = outline.bottomLeft + distance
  }

  /// The outline of all places within a distance of this one: sharp corners become round.
  func grown(by distance: Double) -> RoundedOutline {
    RoundedOutline(growing: self, by: distance)
  }

  /// The first row below `row` whose coverage may differ from that of `row`.
  func nextChange(after row: Int) -> Int {
    let straightEnd = bottom - max(bottomLeft, bottomRight)
    guard Double(row) >= top + max(topLeft, topRight), Double(row + 1) <= straightEnd else {
      return row + 1
    }
    return max(row + 1, pixelIndex(straightEnd, upTo: RasterFrame.maximumSide))
  }

  /// Adds the sides that pass through a row.
  func addSides(inRow row: Int, to coverage: inout CoverageRow) {
    let upper = max(Double(row), top)
    let lower = min(Double(row + 1), bottom)
    guard upper < lower else { return }
    addSide(left, topLeft, bottomLeft, inward: 1, from: upper, to: lower, &coverage)
    addSide(right, topRight, bottomRight, inward: -1, from: upper, to: lower, &coverage)
  }

  /// One of the two upright sides: a quarter circle, a straight line and another quarter circle, as
  /// far as they lie between two heights.
  private func addSide(
    _ x: Double, _ upperRadius: Double, _ lowerRadius: Double, inward: Double,
    from upper: Double, to lower: Double, _ coverage: inout CoverageRow
  ) {
    let arcEnd = top + upperRadius
    let arcStart = max(arcEnd, bottom - lowerRadius)
    addArc(
      x + upperRadius * inward, arcEnd, upperRadius, inward, upper, min(lower, arcEnd), &coverage)
    let straight = min(lower, arcStart) - max(upper, arcEnd)
    if straight > 0 { coverage.addSide(from: x, to: x, height: straight * inward) }
    addArc(
      x + lowerRadius * inward, bottom - lowerRadius, lowerRadius, inward, max(upper, arcStart),
      lower,
      &coverage)
  }

  /// The outer half of the circle around a corner's center, between two heights.
  private func addArc(
    _ centerX: Double, _ centerY: Double, _ radius: Double, _ inward: Double,
    _ upper: Double, _ lower: Double, _ coverage: inout CoverageRow
  ) {
    guard upper < lower, radius > 0 else { return }
    func place(_ y: Double) -> SheenPoint {
      let up = max(-radius, min(radius, y - centerY))
      return SheenPoint(x: -inward * ((radius - up) * (radius + up)).squareRoot(), y: up)
    }
    let arc = Arc(start: place(upper), end: place(lower), radius: radius)
    arc.forEachLine { a, b in
      coverage.addSide(from: centerX + a.x, to: centerX + b.x, height: (b.y - a.y) * inward)
    }
  }
}

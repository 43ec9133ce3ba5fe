extension PlacedShape {
  /// The placeholder in a layout of a direction: leading becomes left, or right in a mirror.
  func placeholder(layoutDirection: SheenLayoutDirection, width: Double) -> Placeholder {
    let isMirrored = layoutDirection == .rightToLeft
    let frame = isMirrored ? frame.mirrored(inWidth: width) : frame
    switch shape {
    case .rectangle: return rounded(CornerRadii(0, in: frame.size), frame)
    case .rounded(let corners):
      let left = (corners.topLeading, corners.bottomLeading)
      let right = (corners.topTrailing, corners.bottomTrailing)
      let (leftSide, rightSide) = isMirrored ? (right, left) : (left, right)
      return rounded(
        CornerRadii(
          topLeft: leftSide.0, topRight: rightSide.0, bottomRight: rightSide.1,
          bottomLeft: leftSide.1, in: frame.size), frame)
    case .capsule:
      return rounded(CornerRadii(min(frame.width, frame.height) / 2, in: frame.size), frame)
    case .circle:
      let side = max(0, min(frame.width, frame.height))
      let square = SheenRect(
        x: frame.center.x - side / 2, y: frame.center.y - side / 2, width: side, height: side)
      return rounded(CornerRadii(side / 2, in: square.size), square)
    case .path(let path):
      let contours = path.contours.map { contour in
        contour.map { point in
          SheenPoint(x: isMirrored && path.mirrors ? 1 - point.x : point.x, y: point.y)
        }
      }
      return Placeholder(frame: frame, outline: .path(contours), separation: separation)
    }
  }

  private func rounded(_ radii: CornerRadii, _ frame: SheenRect) -> Placeholder {
    Placeholder(frame: frame, outline: .rounded(radii), separation: separation)
  }
}

#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

extension CGMutablePath {
  /// Adds the outline of a placeholder, grown by a number of points.
  ///
  /// Round corners grow their radii; sharp ones stay sharp.
  func add(_ placeholder: Placeholder, outset: Double = 0) {
    let frame = placeholder.frame.outset(by: outset)
    switch placeholder.outline {
    case .rounded(let radii): addRounded(frame, radii, outset: outset)
    case .path(let contours):
      // A path grows by its frame: enough for the gap around a logo.
      for contour in contours {
        addLines(
          between: contour.map {
            CGPoint(x: frame.minX + $0.x * frame.width, y: frame.minY + $0.y * frame.height)
          })
        closeSubpath()
      }
    }
  }

  private func addRounded(_ rect: SheenRect, _ radii: CornerRadii, outset: Double) {
    guard !radii.areSharp else { return addRect(CGRect(rect)) }
    func grown(_ radius: Double) -> Double { radius > 0 ? radius + outset : 0 }
    let topLeft = grown(radii.topLeft)
    let topRight = grown(radii.topRight)
    let bottomRight = grown(radii.bottomRight)
    let bottomLeft = grown(radii.bottomLeft)
    let corners = [
      (x: rect.maxX - topRight, y: rect.minY + topRight, radius: topRight, quarter: -1.0),
      (x: rect.maxX - bottomRight, y: rect.maxY - bottomRight, radius: bottomRight, quarter: 0),
      (x: rect.minX + bottomLeft, y: rect.maxY - bottomLeft, radius: bottomLeft, quarter: 1),
      (x: rect.minX + topLeft, y: rect.minY + topLeft, radius: topLeft, quarter: 2),
    ]
    move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
    for corner in corners {
      // Angles grow clockwise where y points down.
      addArc(
        center: CGPoint(x: corner.x, y: corner.y), radius: CGFloat(corner.radius),
        startAngle: CGFloat(corner.quarter * .pi / 2),
        endAngle: CGFloat((corner.quarter + 1) * .pi / 2), clockwise: false)
    }
    closeSubpath()
  }
}
#endif

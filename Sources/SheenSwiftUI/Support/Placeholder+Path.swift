#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

extension Placeholder {
  /// The outline as a path in the skeleton's coordinates, grown by a number of points.
  ///
  /// Round corners grow their radii; sharp ones stay sharp.
  func path(outset: Double = 0) -> Path {
    switch outline {
    case .rounded(let radii): roundedPath(radii, in: frame.outset(by: outset), outset: outset)
    case .path(let contours):
      // A path grows by its frame: enough for the gap around a logo.
      polygons(contours, in: frame.outset(by: outset))
    }
  }

  private func polygons(_ contours: [[SheenPoint]], in frame: SheenRect) -> Path {
    Path { path in
      for contour in contours {
        path.addLines(
          contour.map {
            CGPoint(x: frame.minX + $0.x * frame.width, y: frame.minY + $0.y * frame.height)
          })
        path.closeSubpath()
      }
    }
  }

  private func roundedPath(_ radii: CornerRadii, in rect: SheenRect, outset: Double) -> Path {
    func grown(_ radius: Double) -> Double { radius > 0 ? radius + outset : 0 }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let corners = [
      (
        CGPoint(x: right - grown(radii.topRight), y: top + grown(radii.topRight)), radii.topRight,
        -90.0
      ),
      (
        CGPoint(x: right - grown(radii.bottomRight), y: bottom - grown(radii.bottomRight)),
        radii.bottomRight, 0
      ),
      (
        CGPoint(x: left + grown(radii.bottomLeft), y: bottom - grown(radii.bottomLeft)),
        radii.bottomLeft, 90
      ),
      (CGPoint(x: left + grown(radii.topLeft), y: top + grown(radii.topLeft)), radii.topLeft, 180),
    ]
    return Path { path in
      path.move(to: CGPoint(x: left + grown(radii.topLeft), y: top))
      for (center, radius, start) in corners {
        path.addArc(
          center: center, radius: grown(radius), startAngle: .degrees(start),
          endAngle: .degrees(start + 90), clockwise: false)
      }
      path.closeSubpath()
    }
  }
}
#endif

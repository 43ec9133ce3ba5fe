package import Foundation

/// The length of a control line, in radii, with which a cubic curve is closest to a quarter
/// circle: 4/3 · (√2 − 1).
private let quarter: CGFloat = 0.552_284_749_830_793_6

extension DrawingPath {
  /// An ellipse that touches the sides of a rectangle.
  package static func ellipse(in rect: CGRect) -> DrawingPath {
    let rect = rect.standardized
    let corner = CGSize(width: rect.width / 2, height: rect.height / 2)
    return rounded(rect, [corner, corner, corner, corner], isContinuous: false)
  }

  /// A rectangle with round corners. Corners that are too large for it shrink: a radius to half
  /// the shorter side, so that a capsule is the roundest there is; two half axes to half a side
  /// each.
  package static func roundedRect(
    _ rect: CGRect, cornerSize: CGSize, isContinuous: Bool
  ) -> DrawingPath {
    let rect = rect.standardized
    var corner = CGSize(
      width: max(0, min(cornerSize.width, rect.width / 2)),
      height: max(0, min(cornerSize.height, rect.height / 2)))
    if cornerSize.width == cornerSize.height {
      let radius = min(corner.width, corner.height)
      corner = CGSize(width: radius, height: radius)
    }
    return rounded(rect, [corner, corner, corner, corner], isContinuous: isContinuous)
  }

  /// Corners from the upper left, clockwise, which fit.
  package static func rounded(
    _ rect: CGRect, _ corners: [CGSize], isContinuous: Bool
  ) -> DrawingPath {
    guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return DrawingPath(rect: rect)
    }
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // Away from a corner: back along the side that leads to it, and on along the next one.
    let back = [(0.0, 1.0), (-1, 0), (0, -1), (1, 0)]
    let on = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)]
    var path = DrawingPath()
    for i in 0..<4 {
      let size = corners[i]
      let (a, b) = i % 2 == 0 ? (size.height, size.width) : (size.width, size.height)
      func place(_ p: CGPoint) -> CGPoint {
        CGPoint(
          x: points[i].x + back[i].0 * a * p.x + on[i].0 * b * p.y,
          y: points[i].y + back[i].1 * a * p.x + on[i].1 * b * p.y)
      }
      let room = a > 0 && b > 0 ? min(rect.width, rect.height) / 2 / max(a, b) : 1
      let curve = isContinuous && a == b ? continuousCorner(room: room) : circularCorner
      path.elements.append(path.isEmpty ? .move(place(curve[0])) : .line(place(curve[0])))
      guard a > 0, b > 0 else { continue }
      for j in stride(from: 1, to: curve.count, by: 3) {
        path.elements.append(
          .curve(place(curve[j + 2]), place(curve[j]), place(curve[j + 1])))
      }
    }
    path.elements.append(.close)
    return path
  }

  // A corner for radius 1: x counts from the corner back along one side, y on along the other.

  /// A quarter of a circle.
  private static let circularCorner = [
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - quarter, y: 0), CGPoint(x: 0, y: 1 - quarter),
    CGPoint(x: 0, y: 1),
  ]

  /// The corner that Apple's systems draw as "continuous", as its published path has it: it
  /// reaches 1.528665 radii along both sides. Where there is less room, it comes closer to a
  /// quarter of a circle, which it is when there is only one radius.
  private static func continuousCorner(room: CGFloat) -> [CGPoint] {
    let full: [(Double, Double)] = [
      (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060),
      (0.169060, 0.372824), (0.074911, 0.631494), (0, 0.868407), (0, 1.088493), (0, 1.528665),
    ]
    let share = max(0, min(1, (room - 1) / 0.528665))
    return zip(full, circleInThreePieces).map { full, circle in
      CGPoint(
        x: circle.x + (full.0 - circle.x) * share, y: circle.y + (full.1 - circle.y) * share)
    }
  }

  /// A quarter of a circle, cut where the continuous corner is.
  private static let circleInThreePieces: [CGPoint] = {
    let cut = atan2(1 - 0.631494, 1 - 0.074911)
    let angles: [Double] = [0, cut, Double.pi / 2 - cut, Double.pi / 2]
    func point(_ angle: Double) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    var points = [point(0)]
    for (from, to) in zip(angles, angles.dropFirst()) {
      let k = 4.0 / 3 * tan((to - from) / 4)
      let (p, q) = (point(from), point(to))
      points += [
        CGPoint(x: p.x - k * cos(from), y: p.y + k * sin(from)),
        CGPoint(x: q.x + k * cos(to), y: q.y - k * sin(to)), q,
      ]
    }
    return points
  }()

  /// An arc in pieces of at most a quarter. As in Core Graphics with y downwards, `clockwise`
  /// means that angles fall.
  package static func arc(
    center: CGPoint, radius: CGFloat, from start: Double, to end: Double, clockwise: Bool,
    continuing: Bool
  ) -> DrawingPath {
    let turn = 2 * Double.pi
    guard start.isFinite, end.isFinite, radius.isFinite else { return DrawingPath() }
    var span = end - start
    if abs(span) >= turn {
      span = clockwise ? -turn : turn
    } else if clockwise, span > 0 {
      span -= turn
    } else if !clockwise, span < 0 {
      span += turn
    }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let pieces = max(1, Int((abs(span) / (.pi / 2)).rounded(.up)))
    let step = span / Double(pieces)
    let k = 4.0 / 3 * tan(step / 4) * radius
    var elements: [Element] = [continuing ? .line(point(start)) : .move(point(start))]
    for i in 0..<pieces {
      let (a, b) = (start + Double(i) * step, start + Double(i + 1) * step)
      let (p, q) = (point(a), point(b))
      elements.append(
        .curve(
          q, CGPoint(x: p.x - k * sin(a), y: p.y + k * cos(a)),
          CGPoint(x: q.x + k * sin(b), y: q.y - k * cos(b))))
    }
    return DrawingPath(elements)
  }
}

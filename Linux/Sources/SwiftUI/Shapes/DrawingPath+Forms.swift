import Drawing
import Foundation

/// The length of a control line, in radii, with which a cubic curve is closest to a quarter
/// circle: 4/3 · (√2 − 1).
private let quarter: CGFloat = 0.552_284_749_830_793_6

extension DrawingPath {
  static func ellipse(in rect: CGRect) -> DrawingPath {
    roundedRect(
      rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2),
      isContinuous: false)
  }

  /// A rectangle with round corners; corners that are too large for it shrink to half a side.
  static func roundedRect(
    _ rect: CGRect, cornerSize: CGSize, isContinuous: Bool
  ) -> DrawingPath {
    let rect = rect.standardized
    let rx = max(0, min(cornerSize.width, rect.width / 2))
    let ry = max(0, min(cornerSize.height, rect.height / 2))
    guard rx > 0, ry > 0 else { return DrawingPath(rect: rect) }
    let (kx, ky) = (rx * quarter, ry * quarter)
    func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return DrawingPath([
      .move(p(rect.minX + rx, rect.minY)),
      .line(p(rect.maxX - rx, rect.minY)),
      .curve(
        p(rect.maxX, rect.minY + ry), p(rect.maxX - rx + kx, rect.minY),
        p(rect.maxX, rect.minY + ry - ky)),
      .line(p(rect.maxX, rect.maxY - ry)),
      .curve(
        p(rect.maxX - rx, rect.maxY), p(rect.maxX, rect.maxY - ry + ky),
        p(rect.maxX - rx + kx, rect.maxY)),
      .line(p(rect.minX + rx, rect.maxY)),
      .curve(
        p(rect.minX, rect.maxY - ry), p(rect.minX + rx - kx, rect.maxY),
        p(rect.minX, rect.maxY - ry + ky)),
      .line(p(rect.minX, rect.minY + ry)),
      .curve(
        p(rect.minX + rx, rect.minY), p(rect.minX, rect.minY + ry - ky),
        p(rect.minX + rx - kx, rect.minY)),
      .close,
    ])
  }

  /// An arc in pieces of at most a quarter. As in Core Graphics with y downwards, `clockwise`
  /// means that angles fall.
  static func arc(
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

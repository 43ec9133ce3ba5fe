public import Foundation

/// A figure of straight lines.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool

  var segments: [(CGPoint, CGPoint)] {
    guard let first = points.first else { return [] }
    let pairs = Array(zip(points, points.dropFirst()))
    guard isClosed, let last = points.last, last != first else { return pairs }
    return pairs + [(last, first)]
  }
}

extension DrawingPath {
  /// The path as straight lines that leave no curve by more than a hundredth of a point.
  func polylines() -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline(points: [], isClosed: false)
    func finished(_ line: Polyline) -> [Polyline] { line.points.count > 1 ? [line] : [] }
    for element in elements {
      let from = current.points.last ?? .zero
      switch element {
      case .move(let p):
        result += finished(current)
        current = Polyline(points: [p], isClosed: false)
      case .line(let p):
        current.points.append(p)
      case .quad(let p, let c):
        let a = CGPoint(x: from.x + (c.x - from.x) * 2 / 3, y: from.y + (c.y - from.y) * 2 / 3)
        let b = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        current.points += curvePoints(from, a, b, p)
      case .curve(let p, let c, let d):
        current.points += curvePoints(from, c, d, p)
      case .close:
        current.isClosed = true
        let start = current.points.first ?? .zero
        result += finished(current)
        current = Polyline(points: [start], isClosed: false)
      }
    }
    return result + finished(current)
  }

  /// The smallest upright rectangle around the path; `.null` for an empty one.
  public var bounds: CGRect {
    let points = polylines().flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Whether a point is inside.
  public func contains(_ p: CGPoint, evenOdd: Bool = false) -> Bool {
    var winding = 0
    for line in polylines() {
      for (a, b) in Polyline(points: line.points, isClosed: true).segments {
        guard (a.y <= p.y) != (b.y <= p.y) else { continue }
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The part of the path between two parts, 0…1, of its length.
  public func trimmed(from: CGFloat, to: CGFloat) -> DrawingPath {
    let (start, end) = (max(0, min(1, from)), max(0, min(1, to)))
    guard start < end else { return DrawingPath() }
    if start == 0, end == 1 { return self }
    let segments = polylines().map(\.segments)
    let total = segments.joined().reduce(0) { $0 + distance($1.0, $1.1) }
    let (first, last) = (start * total, end * total)
    var result = DrawingPath()
    var passed: CGFloat = 0
    for figure in segments {
      var isDrawing = false
      for (a, b) in figure {
        let length = distance(a, b)
        let (low, high) = (max(first, passed), min(last, passed + length))
        if low < high, length > 0 {
          if !isDrawing { result.elements.append(.move(point(a, b, (low - passed) / length))) }
          result.elements.append(.line(point(a, b, (high - passed) / length)))
          isDrawing = true
        }
        passed += length
      }
    }
    return result
  }
}

/// The points behind the first of a curve. The number of pieces is Wang's bound for the distance
/// between a cubic curve and its chords.
private func curvePoints(
  _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
) -> [CGPoint] {
  func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }
  let bend = max(bend(p0, p1, p2), bend(p1, p2, p3))
  let wanted = (0.75 * bend / 0.01).squareRoot().rounded(.up)
  let pieces = wanted.isFinite ? max(1, min(500, Int(wanted))) : 1
  return (1...pieces).map { i in
    let t = CGFloat(i) / CGFloat(pieces)
    let r = 1 - t
    let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
}

func point(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

import Foundation

extension DrawingPath {
  /// The area that a line along this path covers: one piece for each straight line, corner and
  /// end. They overlap, and all turn the same way, so that filling by winding gives their union.
  public func stroked(_ style: DrawingStroke) -> DrawingPath {
    guard style.width > 0, style.width.isFinite, isFinite else { return DrawingPath() }
    var pieces = DrawingPath()
    for line in polylines().flatMap({ $0.dashed(style.dash, phase: style.dashPhase) }) {
      pieces.elements += Stroker(line, style).outline.elements
    }
    return pieces
  }
}

extension Polyline {
  /// The pieces of this line that its dashes leave.
  func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Polyline] {
    let period = dash.reduce(0, +)
    guard period > 0, period.isFinite, dash.allSatisfy({ $0 >= 0 }), phase.isFinite else {
      return [self]
    }
    // An odd number of lengths is gone through twice before it repeats, as in PostScript.
    let lengths = dash.count % 2 == 0 ? dash : dash + dash
    var index = 0
    var left = phase.truncatingRemainder(dividingBy: lengths.reduce(0, +))
    if left < 0 { left += lengths.reduce(0, +) }
    while left >= lengths[index] {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var rest = lengths[index] - left
    var result: [Polyline] = []
    var current: [CGPoint] = []
    let total = segments.reduce(0) { $0 + distance($1.0, $1.1) }
    guard total / period < 100_000 else { return [self] }
    for (a, b) in segments {
      let length = distance(a, b)
      var done: CGFloat = 0
      if index % 2 == 0, current.isEmpty { current = [a] }
      while length - done > rest {
        done += rest
        let p = point(a, b, length > 0 ? done / length : 0)
        if index % 2 == 0 {
          result.append(Polyline(points: current + [p], isClosed: false))
          current = []
        } else {
          current = [p]
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - done
      if index % 2 == 0 { current.append(b) }
    }
    if current.count > 1 { result.append(Polyline(points: current, isClosed: false)) }
    return result
  }
}

/// Makes the outline of one line.
private struct Stroker {
  private let line: Polyline
  private let style: DrawingStroke
  private var radius: CGFloat { style.width / 2 }

  init(_ line: Polyline, _ style: DrawingStroke) {
    self.line = line
    self.style = style
  }

  var outline: DrawingPath {
    let segments = line.segments.filter { distance($0.0, $0.1) > 0 }
    guard let first = segments.first, let last = segments.last else { return DrawingPath() }
    var path = DrawingPath()
    for (index, (a, b)) in segments.enumerated() {
      let u = direction(a, b)
      let isFirst = index == 0 && !line.isClosed
      let isLast = index == segments.count - 1 && !line.isClosed
      let back = style.cap == 2 && isFirst ? radius : 0
      let ahead = style.cap == 2 && isLast ? radius : 0
      add(
        [
          CGPoint(x: a.x - u.x * back - u.y * radius, y: a.y - u.y * back + u.x * radius),
          CGPoint(x: b.x + u.x * ahead - u.y * radius, y: b.y + u.y * ahead + u.x * radius),
          CGPoint(x: b.x + u.x * ahead + u.y * radius, y: b.y + u.y * ahead - u.x * radius),
          CGPoint(x: a.x - u.x * back + u.y * radius, y: a.y - u.y * back - u.x * radius),
        ], to: &path)
      if index > 0 { addJoin(segments[index - 1], (a, b), to: &path) }
    }
    if line.isClosed {
      addJoin(last, first, to: &path)
    } else if style.cap == 1 {
      addDisc(first.0, to: &path)
      addDisc(last.1, to: &path)
    }
    return path
  }

  private func direction(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = distance(a, b)
    return CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
  }

  private func addJoin(
    _ s: (CGPoint, CGPoint), _ t: (CGPoint, CGPoint), to path: inout DrawingPath
  ) {
    let (u, v) = (direction(s.0, s.1), direction(t.0, t.1))
    let corner = t.0
    let turn = u.x * v.y - u.y * v.x
    let cosine = u.x * v.x + u.y * v.y
    if abs(turn) < 1e-9, cosine > 0 { return }
    if style.join == 1 { return addDisc(corner, to: &path) }
    // The outer side of the corner is opposite to the turn.
    let side: CGFloat = turn > 0 ? 1 : -1
    let p = CGPoint(x: corner.x + u.y * radius * side, y: corner.y - u.x * radius * side)
    let q = CGPoint(x: corner.x + v.y * radius * side, y: corner.y - v.x * radius * side)
    // The length of a sharp corner in widths is 1 / sin(half the angle between the lines).
    let sine = ((1 + cosine) / 2).squareRoot()
    if style.join == 0, sine > 0, 1 / sine <= style.miterLimit {
      let (mx, my) = (p.x + q.x - 2 * corner.x, p.y + q.y - 2 * corner.y)
      let length = (mx * mx + my * my).squareRoot()
      if length > 0 {
        let reach = radius / sine
        let tip = CGPoint(x: corner.x + mx / length * reach, y: corner.y + my / length * reach)
        return add([corner, p, tip, q], to: &path)
      }
    }
    add([corner, p, q], to: &path)
  }

  private func addDisc(_ center: CGPoint, to path: inout DrawingPath) {
    let count = max(12, min(128, Int((radius * 4).rounded(.up)) + 12))
    add(
      (0..<count).map { i in
        let angle = 2 * CGFloat.pi * CGFloat(i) / CGFloat(count)
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }, to: &path)
  }

  /// Adds a piece, turned so that its area counts as positive.
  private func add(_ points: [CGPoint], to path: inout DrawingPath) {
    let area = zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) }
    guard area != 0, let first = points.first else { return }
    let ordered = area > 0 ? points : [first] + points.dropFirst().reversed()
    path.elements.append(.move(ordered[0]))
    path.elements += ordered.dropFirst().map { .line($0) }
    path.elements.append(.close)
  }
}

public import Foundation

/// Lines and curves.
public class CGPath: Hashable {
  /// One step of a path.
  package enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A curve of degree two: end point, control point.
    case quad(CGPoint, CGPoint)
    /// A curve of degree three: end point, control points.
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> Step {
      switch self {
      case .move(let p): .move(p.applying(t))
      case .line(let p): .line(p.applying(t))
      case .quad(let p, let c): .quad(p.applying(t), c.applying(t))
      case .curve(let p, let c, let d): .curve(p.applying(t), c.applying(t), d.applying(t))
      case .close: .close
      }
    }

    /// The points that the step names.
    package var points: [CGPoint] {
      switch self {
      case .move(let p), .line(let p): [p]
      case .quad(let p, let c): [p, c]
      case .curve(let p, let c, let d): [p, c, d]
      case .close: []
      }
    }
  }

  package fileprivate(set) var steps: [Step]

  /// A path of these steps.
  package init(steps: [Step]) { self.steps = steps }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: moved(rectangle(rect), transform))
  }

  /// A rectangle with round corners; corners that are too large for it shrink to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      steps: moved(rounded(rect, [corner, corner, corner, corner]), transform))
  }

  /// A rectangle with corners of their own, from the upper left clockwise.
  package convenience init(rect: CGRect, corners: [CGSize]) {
    self.init(steps: rounded(rect, corners))
  }

  /// An ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: moved(ellipse(rect), transform))
  }

  /// A path that does not change with this one.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// A path that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.steps = steps
    return path
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { steps.isEmpty }

  /// Where the last step ended.
  public var currentPoint: CGPoint { steps.last { !$0.points.isEmpty }?.points.first ?? .zero }

  /// The smallest upright rectangle around all points, control points included.
  public var boundingBox: CGRect {
    let points = steps.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Whether both have the same steps.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.steps == b.steps }
  /// Feeds the steps into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() { super.init(steps: []) }

  /// Begins a new figure.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.move(point.applying(transform)))
  }

  /// A straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.line(point.applying(transform)))
  }

  /// Straight lines from one point to the next.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (i, point) in points.enumerated() {
      i == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
    }
  }

  /// A curve of degree two.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    steps.append(.quad(end.applying(transform), control.applying(transform)))
  }

  /// A curve of degree three.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    steps.append(
      .curve(
        end.applying(transform), control1.applying(transform), control2.applying(transform)))
  }

  /// An arc, with a straight line to its beginning. Angles in radians from +x towards +y.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arcs = arc(center, radius, startAngle, endAngle, clockwise)
    guard let first = arcs.first else { return }
    let begin: Step = steps.isEmpty ? .move(first) : .line(first)
    steps.append(begin.applying(transform))
    for i in stride(from: 1, to: arcs.count - 2, by: 3) {
      steps.append(Step.curve(arcs[i + 2], arcs[i], arcs[i + 1]).applying(transform))
    }
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    steps += rectangle(rect).map { $0.applying(transform) }
  }

  /// Rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    rects.forEach { addRect($0, transform: transform) }
  }

  /// A rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    steps += rounded(rect, [corner, corner, corner, corner]).map { $0.applying(transform) }
  }

  /// An ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    steps += ellipse(rect).map { $0.applying(transform) }
  }

  /// Another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps += path.steps.map { $0.applying(transform) }
  }

  /// Closes the figure.
  public func closeSubpath() { steps.append(.close) }
}

private func moved(
  _ steps: [CGPath.Step], _ transform: UnsafePointer<CGAffineTransform>?
) -> [CGPath.Step] {
  guard let transform else { return steps }
  return steps.map { $0.applying(transform.pointee) }
}

private func rectangle(_ rect: CGRect) -> [CGPath.Step] {
  [
    .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
    .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
    .close,
  ]
}

private func ellipse(_ rect: CGRect) -> [CGPath.Step] {
  let rect = rect.standardized
  let corner = CGSize(width: rect.width / 2, height: rect.height / 2)
  return rounded(rect, [corner, corner, corner, corner])
}

/// The length of a control line, in radii, with which a cubic curve is closest to a quarter
/// circle: 4/3 · (√2 − 1).
private let quarter: CGFloat = 0.552_284_749_830_793_6

private func rounded(_ rect: CGRect, _ corners: [CGSize]) -> [CGPath.Step] {
  let rect = rect.standardized
  let fit = corners.map {
    CGSize(
      width: max(0, min($0.width, rect.width / 2)), height: max(0, min($0.height, rect.height / 2)))
  }
  guard fit.contains(where: { $0.width > 0 && $0.height > 0 }) else { return rectangle(rect) }
  let points = [
    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
  ]
  // The way along the side before each corner, and along the side behind it.
  let ways: [(CGPoint, CGPoint)] = [
    (CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0)), (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)),
    (CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0)), (CGPoint(x: -1, y: 0), CGPoint(x: 0, y: -1)),
  ]
  var steps: [CGPath.Step] = []
  for i in 0..<4 {
    let (corner, size, (before, behind)) = (points[i], fit[i], ways[i])
    func along(_ way: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + way.x * size.width * part, y: corner.y + way.y * size.height * part)
    }
    let start = along(before, -1)
    steps.append(i == 0 ? .move(start) : .line(start))
    steps.append(.curve(along(behind, 1), along(before, quarter - 1), along(behind, 1 - quarter)))
  }
  return steps + [.close]
}

/// The points of an arc: its beginning, then two control points and an end for each piece.
private func arc(
  _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, _ clockwise: Bool
) -> [CGPoint] {
  guard radius.isFinite, start.isFinite, end.isFinite else { return [] }
  let turn = 2 * CGFloat.pi
  var span = end - start
  if abs(span) >= turn, (span < 0) == clockwise {
    span = clockwise ? -turn : turn
  } else {
    span = span.truncatingRemainder(dividingBy: turn)
    if clockwise, span > 0 { span -= turn }
    if !clockwise, span < 0 { span += turn }
  }
  let count = max(1, Int((abs(span) / (turn / 4) - 1e-9).rounded(.up)))
  let piece = span / CGFloat(count)
  let reach = 4 / 3 * tan(piece / 4) * radius
  func point(_ a: CGFloat, _ tangent: CGFloat) -> CGPoint {
    CGPoint(
      x: center.x + radius * cos(a) - tangent * sin(a),
      y: center.y + radius * sin(a) + tangent * cos(a))
  }
  var points = [point(start, 0)]
  for i in 0..<count {
    let (a, b) = (start + piece * CGFloat(i), start + piece * CGFloat(i + 1))
    points += [point(a, reach), point(b, -reach), point(b, 0)]
  }
  return points
}

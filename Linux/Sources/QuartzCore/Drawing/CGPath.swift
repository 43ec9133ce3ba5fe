public import CoreGraphics
package import Drawing
public import Foundation

/// Which areas are inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Those that it goes around.
  case winding
  /// Those with an odd number of lines between them and the outside.
  case evenOdd
}

/// Lines and curves.
public class CGPath: Hashable {
  /// The path as the canvas takes it.
  package fileprivate(set) var drawn: DrawingPath

  /// A path of the canvas.
  package init(_ path: DrawingPath) { drawn = path }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(DrawingPath(rect: rect), transform)
  }

  /// A rectangle with round corners; corners that are too large for it shrink to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(.roundedRect(rect, cornerSize: corner, isContinuous: false), transform)
  }

  /// An ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(.ellipse(in: rect), transform)
  }

  private convenience init(_ path: DrawingPath, _ map: UnsafePointer<CGAffineTransform>?) {
    self.init(map.map { path.applying($0.pointee) } ?? path)
  }

  /// A path that does not change with this one.
  public func copy() -> CGPath? { CGPath(drawn) }

  /// A path that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.drawn = drawn
    return path
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { drawn.isEmpty }

  /// Where the last step ended.
  public var currentPoint: CGPoint {
    drawn.elements.lazy.reversed().compactMap(\.points.first).first ?? .zero
  }

  /// The smallest upright rectangle around all points, control points included.
  public var boundingBox: CGRect {
    let points = drawn.elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// The smallest upright rectangle around the path.
  public var boundingBoxOfPath: CGRect { drawn.bounds }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint) -> Bool { drawn.contains(point) }

  /// Whether both have the same steps.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.drawn == b.drawn }
  /// Feeds the steps into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(drawn) }
}

extension DrawingPath.Element {
  /// The points that the step names, the end first.
  var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quad(let p, let c): [p, c]
    case .curve(let p, let c, let d): [p, c, d]
    case .close: []
    }
  }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() { super.init(DrawingPath()) }

  private func add(_ path: DrawingPath, _ map: CGAffineTransform) {
    drawn.elements += path.applying(map).elements
  }

  /// Begins a new figure.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(DrawingPath([.move(point)]), transform)
  }

  /// A straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(DrawingPath([.line(point)]), transform)
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
  ) { add(DrawingPath([.quad(end, control)]), transform) }

  /// A curve of degree three.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { add(DrawingPath([.curve(end, control1, control2)]), transform) }

  /// An arc, with a straight line to its beginning. Angles in radians from +x towards +y;
  /// `clockwise` means that they fall.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = DrawingPath.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
      continuing: !isEmpty)
    add(arc, transform)
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(DrawingPath(rect: rect), transform)
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
    add(.roundedRect(rect, cornerSize: corner, isContinuous: false), transform)
  }

  /// An ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(in: rect), transform)
  }

  /// Another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.drawn, transform)
  }

  /// Closes the figure.
  public func closeSubpath() { drawn.elements.append(.close) }
}

import Drawing
public import Foundation

/// Lines and curves.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Path: Equatable, Sendable {
  var drawn = DrawingPath()

  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new figure.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the figure.
    case closeSubpath
  }

  /// An empty path.
  public init() {}

  init(_ drawn: DrawingPath) { self.drawn = drawn }

  /// A path made by a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// An ellipse within a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { drawn.isEmpty }

  /// Begins a new figure.
  public mutating func move(to end: CGPoint) { drawn.elements.append(.move(end)) }

  /// A straight line.
  public mutating func addLine(to end: CGPoint) { drawn.elements.append(.line(end)) }

  /// A curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    drawn.elements.append(.quad(end, control))
  }

  /// A curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    drawn.elements.append(.curve(end, control1, control2))
  }

  /// Closes the figure.
  public mutating func closeSubpath() { drawn.elements.append(.close) }

  /// A rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(DrawingPath(rect: rect), transform)
  }

  /// Lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    lines.dropFirst().forEach { addLine(to: $0) }
  }

  /// Another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.drawn, transform)
  }

  /// An ellipse within a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(.ellipse(in: rect), transform)
  }

  /// A rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    append(
      .roundedRect(rect, cornerSize: cornerSize, isContinuous: style == .continuous), transform)
  }

  /// An arc around a point.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = DrawingPath.arc(
      center: center, radius: radius, from: startAngle.radians, to: endAngle.radians,
      clockwise: clockwise, continuing: !drawn.isEmpty)
    append(arc, transform)
  }

  private mutating func append(_ path: DrawingPath, _ transform: CGAffineTransform) {
    drawn.elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }

  /// This path moved by a map.
  public func applying(_ transform: CGAffineTransform) -> Path { Path(drawn.applying(transform)) }

  /// This path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Calls a closure with each step.
  public func forEach(_ body: (Path.Element) -> Void) {
    for element in drawn.elements {
      switch element {
      case .move(let p): body(.move(to: p))
      case .line(let p): body(.line(to: p))
      case .quad(let p, let c): body(.quadCurve(to: p, control: c))
      case .curve(let p, let c, let d): body(.curve(to: p, control1: c, control2: d))
      case .close: body(.closeSubpath)
      }
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path: Shape {
  /// This path, wherever the rectangle is.
  public func path(in _: CGRect) -> Path { self }
}

/// The form of round corners.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum RoundedCornerStyle: Sendable {
  /// Quarters of a circle.
  case circular
  /// Corners whose curvature grows and falls without a step.
  case continuous
}

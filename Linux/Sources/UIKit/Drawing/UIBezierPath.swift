public import CoreGraphics
import Drawing
public import Foundation
public import QuartzCore

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path that can be drawn.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  /// An empty path.
  public override init() { super.init() }
  /// A path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }
  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// An ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }
  /// A rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let rect = rect.standardized
    let size = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)),
      height: max(0, min(cornerRadii.height, rect.height / 2)))
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.addPath(
      CGPath(
        .rounded(rect, order.map { corners.contains($0) ? size : .zero }, isContinuous: false)))
  }
  /// An arc; clockwise as it is seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path for Core Graphics.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// Begins a figure.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve of degree three.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve of degree two.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc; clockwise as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics calls clockwise what is so where y goes up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the figure.
  open func close() { path.closeSubpath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Takes all away.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Maps the path.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest upright rectangle around it.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the last step ended.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.drawn.contains(point, evenOdd: usesEvenOddFillRule)
  }
  /// The width of its line.
  open var lineWidth: CGFloat = 1
  /// The shape of its line's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of its line's corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// Whether areas with an odd number of lines around them are inside.
  open var usesEvenOddFillRule = false

  /// Fills it with the current color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Draws along it in the current color.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }
  /// Lets nothing be drawn outside of it.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

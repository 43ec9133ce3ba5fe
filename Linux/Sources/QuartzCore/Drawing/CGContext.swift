public import CoreGraphics
package import Drawing
public import Foundation

/// Something to draw on. What is drawn is remembered, and drawn again at any size.
///
/// Of Apple's CGContext there is what screens need who draw themselves.
public final class CGContext {
  private struct State {
    var map = CGAffineTransform.identity
    var clips: [(path: DrawingPath, evenOdd: Bool)] = []
    var fill = DrawingColor.black
    var stroke = DrawingColor.black
    var line = DrawingStroke(width: 1)
    var alpha = 1.0
    var blend = DrawingBlend.normal
  }

  package private(set) var list = DrawingList()
  private var state = State()
  private var saved: [State] = []
  private var current = CGMutablePath()
  /// Pixels to a point.
  package let scale: CGFloat

  /// An empty context.
  package init(scale: CGFloat) { self.scale = scale }

  /// Draws with the current clip and map.
  package func record(_ body: @escaping (DrawingCanvas) -> Void) {
    let state = state
    list.add { canvas in
      canvas.saved {
        for clip in state.clips { canvas.clip(clip.path, evenOdd: clip.evenOdd) }
        canvas.concatenate(state.map)
        if state.alpha < 1 || state.blend != .normal {
          canvas.group(opacity: state.alpha, blend: state.blend) { body(canvas) }
        } else {
          body(canvas)
        }
      }
    }
  }

  /// Remembers clip, map, colors and line.
  public func saveGState() { saved.append(state) }
  /// Goes back to what was remembered last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Moves what comes.
  public func translateBy(x: CGFloat, y: CGFloat) { state.map = state.map.translatedBy(x: x, y: y) }
  /// Changes the size of what comes.
  public func scaleBy(x: CGFloat, y: CGFloat) { state.map = state.map.scaledBy(x: x, y: y) }
  /// Turns what comes.
  public func rotate(by angle: CGFloat) { state.map = state.map.rotated(by: angle) }
  /// Maps what comes.
  public func concatenate(_ transform: CGAffineTransform) {
    state.map = transform.concatenating(state.map)
  }
  /// The map from what is drawn to the context.
  public var ctm: CGAffineTransform { state.map }

  /// The color of insides.
  public func setFillColor(_ color: CGColor) { state.fill = color.drawn }
  /// The color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.drawn }
  /// The width of lines.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// The shape of lines' ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.rawValue }
  /// The shape of lines' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.rawValue }
  /// The opacity of what comes.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }

  /// Begins a path.
  public func beginPath() { current = CGMutablePath() }
  /// Begins a figure.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds a curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.addPath(path) }
  /// Adds an arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Closes the figure.
  public func closePath() { current.closeSubpath() }

  private func takePath() -> DrawingPath {
    defer { current = CGMutablePath() }
    return current.drawn
  }

  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    let (path, color) = (takePath(), state.fill)
    record { $0.fill(path, with: .color(color), evenOdd: rule == .evenOdd) }
  }
  /// Draws along the path.
  public func strokePath() {
    let (path, color, line) = (takePath(), state.stroke, state.line)
    record { $0.stroke(path, with: .color(color), style: line) }
  }
  /// Lets nothing be drawn outside the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append((takePath().applying(state.map), rule == .evenOdd))
  }
  /// Lets nothing be drawn outside a rectangle.
  public func clip(to rect: CGRect) {
    state.clips.append((DrawingPath(rect: rect).applying(state.map), false))
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    let color = state.fill
    record { $0.fill(DrawingPath(rect: rect), with: .color(color)) }
  }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    addEllipse(in: rect)
    fillPath()
  }
  /// Draws along a rectangle.
  public func stroke(_ rect: CGRect) {
    addRect(rect)
    strokePath()
  }
  /// Draws a picture.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let picture = image.drawn
    record { $0.draw(picture, in: rect) }
  }
}

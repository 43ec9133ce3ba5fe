public import CoreGraphics
import Drawing
public import Foundation

/// Which areas a path fills.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those that the path goes around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those with an odd number of lines between them and the outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a disc.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  private struct Values: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var strokeColor: CGColor?
    var lineWidth: CGFloat = 1
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
  }

  private var values = Values()
  /// The path, in the layer's coordinates. A change does not move by itself.
  open var path: CGPath? {
    get { values.path }
    set { values.path = newValue?.copy() }
  }
  /// The color of its inside; nil for none.
  open var fillColor: CGColor? {
    get { values.fillColor }
    set { change("fillColor", \.fillColor, newValue) }
  }
  /// The color of its line; nil for none.
  open var strokeColor: CGColor? {
    get { values.strokeColor }
    set { change("strokeColor", \.strokeColor, newValue) }
  }
  /// The line's width.
  open var lineWidth: CGFloat {
    get { values.lineWidth }
    set { change("lineWidth", \.lineWidth, newValue) }
  }
  /// The part of the line, 0…1, at which it begins to be seen.
  open var strokeStart: CGFloat {
    get { values.strokeStart }
    set { change("strokeStart", \.strokeStart, newValue) }
  }
  /// The part of the line, 0…1, up to which it is seen.
  open var strokeEnd: CGFloat {
    get { values.strokeEnd }
    set { change("strokeEnd", \.strokeEnd, newValue) }
  }
  /// Which areas are filled.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// A corner that is longer than this many widths is cut.
  open var miterLimit: CGFloat = 10
  /// Lengths of dashes and gaps in turn.
  open var lineDashPattern: [NSNumber]?
  /// How far into the dashes the line begins.
  open var lineDashPhase: CGFloat = 0

  private func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<Values, Value>, _ value: Value
  ) {
    guard values[keyPath: path] != value else { return }
    changing(key) { values[keyPath: path] = value }
  }

  override func takeOwnValues(from other: CALayer) {
    guard let other = other as? CAShapeLayer else { return }
    values = other.values
    (fillRule, lineCap, lineJoin) = (other.fillRule, other.lineCap, other.lineJoin)
    (miterLimit, lineDashPattern) = (other.miterLimit, other.lineDashPattern)
    lineDashPhase = other.lineDashPhase
  }

  override func ownAnimatedValue(forKeyPath keyPath: String) -> AnimatedValue? {
    switch keyPath {
    case "path": .path(values.path)
    case "fillColor": .color(values.fillColor)
    case "strokeColor": .color(values.strokeColor)
    case "lineWidth": .number(values.lineWidth)
    case "strokeStart": .number(values.strokeStart)
    case "strokeEnd": .number(values.strokeEnd)
    case "lineDashPhase": .number(lineDashPhase)
    default: nil
    }
  }

  override func setOwnAnimatedValue(_ value: AnimatedValue, forKeyPath keyPath: String) -> Bool {
    switch (keyPath, value) {
    case ("path", .path(let x)): values.path = x
    case ("fillColor", .color(let x)): values.fillColor = x
    case ("strokeColor", .color(let x)): values.strokeColor = x
    case ("lineWidth", .number(let x)): values.lineWidth = x
    case ("strokeStart", .number(let x)): values.strokeStart = x
    case ("strokeEnd", .number(let x)): values.strokeEnd = x
    case ("lineDashPhase", .number(let x)): lineDashPhase = x
    default: return false
    }
    return true
  }

  override func drawOwnContent(on canvas: DrawingCanvas) {
    guard let path = values.path?.drawn else { return }
    if let color = values.fillColor {
      canvas.fill(path, with: .color(color.drawn), evenOdd: fillRule == .evenOdd)
    }
    guard let color = values.strokeColor else { return }
    let caps: [CAShapeLayerLineCap: Int32] = [.round: 1, .square: 2]
    let joins: [CAShapeLayerLineJoin: Int32] = [.round: 1, .bevel: 2]
    let line =
      values.strokeStart > 0 || values.strokeEnd < 1
      ? path.trimmed(from: values.strokeStart, to: values.strokeEnd) : path
    canvas.stroke(
      line, with: .color(color.drawn),
      style: DrawingStroke(
        width: values.lineWidth, cap: caps[lineCap] ?? 0, join: joins[lineJoin] ?? 0,
        miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
        dashPhase: lineDashPhase))
  }
}

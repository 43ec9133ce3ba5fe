import CoreGraphics
import Drawing
public import Foundation

/// The kind of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a center to an ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a center.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows colors and what lies between them.
///
/// Colors are mixed without regard to their opacity: from white to `clear`, which is black, it
/// goes through gray, as it does on a device.
open class CAGradientLayer: CALayer {
  private struct Values: Equatable {
    var colors: [CGColor] = []
    var locations: [Double] = []
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
  }

  private var values = Values()
  /// The colors, as `CGColor`.
  open var colors: [Any]? {
    get { values.colors.isEmpty ? nil : values.colors }
    set { change("colors", \.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
  }
  /// The places of the colors, 0…1, not falling; nil for even distances.
  open var locations: [NSNumber]? {
    get { values.locations.isEmpty ? nil : values.locations.map { NSNumber(value: $0) } }
    set { change("locations", \.locations, (newValue ?? []).map(\.doubleValue)) }
  }
  /// Where the first color is, in parts of the layer's size.
  open var startPoint: CGPoint {
    get { values.startPoint }
    set { change("startPoint", \.startPoint, newValue) }
  }
  /// Where the last color is, in parts of the layer's size.
  open var endPoint: CGPoint {
    get { values.endPoint }
    set { change("endPoint", \.endPoint, newValue) }
  }
  /// The kind.
  open var type = CAGradientLayerType.axial

  private func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<Values, Value>, _ value: Value
  ) {
    guard values[keyPath: path] != value else { return }
    changing(key) { values[keyPath: path] = value }
  }

  override func takeOwnValues(from other: CALayer) {
    guard let other = other as? CAGradientLayer else { return }
    values = other.values
    type = other.type
  }

  override func ownAnimatedValue(forKeyPath keyPath: String) -> AnimatedValue? {
    switch keyPath {
    case "colors": .colors(values.colors)
    case "locations": .numbers(values.locations.isEmpty ? evenLocations : values.locations)
    case "startPoint": .point(values.startPoint)
    case "startPoint.x": .number(values.startPoint.x)
    case "startPoint.y": .number(values.startPoint.y)
    case "endPoint": .point(values.endPoint)
    case "endPoint.x": .number(values.endPoint.x)
    case "endPoint.y": .number(values.endPoint.y)
    default: nil
    }
  }

  override func setOwnAnimatedValue(_ value: AnimatedValue, forKeyPath keyPath: String) -> Bool {
    switch (keyPath, value) {
    case ("colors", .colors(let x)): values.colors = x
    case ("locations", .numbers(let x)): values.locations = x
    case ("startPoint", .point(let x)): values.startPoint = x
    case ("startPoint.x", .number(let x)): values.startPoint.x = x
    case ("startPoint.y", .number(let x)): values.startPoint.y = x
    case ("endPoint", .point(let x)): values.endPoint = x
    case ("endPoint.x", .number(let x)): values.endPoint.x = x
    case ("endPoint.y", .number(let x)): values.endPoint.y = x
    default: return false
    }
    return true
  }

  private var evenLocations: [Double] {
    let last = Double(max(1, values.colors.count - 1))
    return values.colors.indices.map { Double($0) / last }
  }

  override func drawOwnContent(on canvas: DrawingCanvas) {
    let places = values.locations.count == values.colors.count ? values.locations : evenLocations
    let stops = straightStops(zip(values.colors, places).map { DrawingStop($0.drawn, $1) })
    let area = state.bounds
    guard !stops.isEmpty, area.width > 0, area.height > 0 else { return }
    func place(_ p: CGPoint) -> CGPoint {
      CGPoint(x: area.minX + p.x * area.width, y: area.minY + p.y * area.height)
    }
    let (start, end) = (place(values.startPoint), place(values.endPoint))
    let shape = outline
    switch type {
    case .radial:
      // The end point is a corner of the box around the ellipse.
      let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
      guard rx > 0, ry > 0 else { return }
      canvas.saved {
        canvas.clip(shape)
        canvas.translate(x: start.x, y: start.y)
        canvas.concatenate(CGAffineTransform(scaleX: 1, y: ry / rx))
        let reach = area.insetBy(dx: -area.width * 2, dy: -area.height * 2)
          .offsetBy(dx: -start.x, dy: -start.y)
          .applying(CGAffineTransform(scaleX: 1, y: rx / ry))
        canvas.fill(
          DrawingPath(rect: reach),
          with: .radial(stops, center: .zero, startRadius: 0, endRadius: rx))
      }
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      canvas.saved {
        canvas.clip(shape)
        canvas.fill(
          shape,
          with: .conic(stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi))
      }
    default:
      guard start != end else { return }
      canvas.fill(shape, with: .linear(stops, start: start, end: end))
    }
  }
}

/// Stops between which mixing after multiplication by opacity, which the canvas does, looks like
/// mixing without it.
func straightStops(_ stops: [DrawingStop]) -> [DrawingStop] {
  var result: [DrawingStop] = []
  for (a, b) in zip(stops, stops.dropFirst()) {
    result.append(a)
    let (p, q) = (a.color, b.color)
    let isOneHue = p.red == q.red && p.green == q.green && p.blue == q.blue
    guard !isOneHue, p.alpha != q.alpha else { continue }
    for i in 1..<64 {
      let t = Double(i) / 64
      func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
      result.append(
        DrawingStop(
          DrawingColor(
            red: mix(p.red, q.red), green: mix(p.green, q.green), blue: mix(p.blue, q.blue),
            alpha: mix(p.alpha, q.alpha)),
          mix(a.location, b.location)))
    }
  }
  return result + stops.suffix(1)
}

import Drawing
import Foundation

/// Paints in a square of one unit, whose numbers can be interpolated.
struct UnitPaints: Animatable, Equatable {
  var paints: [DrawingPaint]

  var animatableData: NumberVector {
    get { NumberVector(numbers: paints.flatMap(\.numbers)) }
    set {
      var rest = newValue.numbers[...]
      for i in paints.indices {
        let count = paints[i].numbers.count
        guard rest.count >= count else { return }
        paints[i].numbers = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
    }
  }
}

/// Numbers that are interpolated one by one. The shorter of two counts as filled up with zeros.
struct NumberVector: VectorArithmetic {
  var numbers: [Double] = []

  static let zero = NumberVector()

  private static func combined(
    _ a: NumberVector, _ b: NumberVector, _ operation: (Double, Double) -> Double
  ) -> NumberVector {
    let count = max(a.numbers.count, b.numbers.count)
    func number(_ v: NumberVector, _ i: Int) -> Double { i < v.numbers.count ? v.numbers[i] : 0 }
    return NumberVector(numbers: (0..<count).map { operation(number(a, $0), number(b, $0)) })
  }

  static func + (a: NumberVector, b: NumberVector) -> NumberVector { combined(a, b, +) }
  static func - (a: NumberVector, b: NumberVector) -> NumberVector { combined(a, b, -) }
  mutating func scale(by factor: Double) { numbers = numbers.map { $0 * factor } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension DrawingPaint {
  /// Everything in this paint that can be interpolated. Colors count by their premultiplied
  /// parts, so that a color that fades in from clear does not pass through gray.
  var numbers: [Double] {
    get {
      switch self {
      case .color(let color): color.numbers
      case .linear(let stops, let start, let end):
        [start.x, start.y, end.x, end.y] + stops.flatMap(\.numbers)
      case .radial(let stops, let center, let startRadius, let endRadius):
        [center.x, center.y, startRadius, endRadius] + stops.flatMap(\.numbers)
      case .conic(let stops, let center, let startAngle, let endAngle):
        [center.x, center.y, startAngle, endAngle] + stops.flatMap(\.numbers)
      }
    }
    set {
      guard newValue.count == numbers.count else { return }
      let n = newValue
      func moved(_ stops: [DrawingStop]) -> [DrawingStop] {
        stops.indices.map { i in
          DrawingStop(DrawingColor(numbers: n[(4 + i * 5)...]), n[4 + i * 5 + 4])
        }
      }
      switch self {
      case .color: self = .color(DrawingColor(numbers: n[...]))
      case .linear(let stops, _, _):
        self = .linear(
          moved(stops), start: CGPoint(x: n[0], y: n[1]), end: CGPoint(x: n[2], y: n[3]))
      case .radial(let stops, _, _, _):
        self = .radial(
          moved(stops), center: CGPoint(x: n[0], y: n[1]), startRadius: n[2], endRadius: n[3])
      case .conic(let stops, _, _, _):
        self = .conic(
          moved(stops), center: CGPoint(x: n[0], y: n[1]), startAngle: n[2], endAngle: n[3])
      }
    }
  }

  /// Whether the other can be reached by interpolation.
  func isAlike(_ other: DrawingPaint) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.linear, .linear), (.radial, .radial), (.conic, .conic):
      numbers.count == other.numbers.count
    default: false
    }
  }

  /// This paint, made for a square of one unit, in a frame.
  func placed(in frame: CGRect) -> DrawingPaint {
    func place(_ p: CGPoint) -> CGPoint {
      CGPoint(x: frame.minX + p.x * frame.width, y: frame.minY + p.y * frame.height)
    }
    return switch self {
    case .color: self
    case .linear(let stops, let start, let end):
      .linear(stops, start: place(start), end: place(end))
    case .radial(let stops, let center, let startRadius, let endRadius):
      .radial(stops, center: place(center), startRadius: startRadius, endRadius: endRadius)
    case .conic(let stops, let center, let startAngle, let endAngle):
      .conic(stops, center: place(center), startAngle: startAngle, endAngle: endAngle)
    }
  }
}

extension DrawingStop {
  fileprivate var numbers: [Double] { color.numbers + [location] }
}

extension DrawingColor {
  fileprivate var numbers: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }

  fileprivate init(numbers n: ArraySlice<Double>) {
    let alpha = n[n.startIndex + 3]
    func part(_ i: Int) -> Double { alpha > 0 ? n[n.startIndex + i] / alpha : 0 }
    self.init(red: part(0), green: part(1), blue: part(2), alpha: alpha)
  }
}

import CoreGraphics
import Drawing
import Foundation

/// A value of a layer that can lie between two others.
enum AnimatedValue {
  case number(Double)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case numbers([Double])
  case colors([CGColor])
  case path(CGPath?)
  case picture(Any?)

  /// The numbers that the value is made of; nil where it can only jump.
  private var parts: [Double]? {
    switch self {
    case .number(let x): [x]
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.minX, r.minY, r.width, r.height]
    case .transform(let t): t.parts
    case .color(let c): c.map { color in (0..<4).map { color.rgba[$0] } }
    case .numbers(let x): x
    case .colors(let c): c.flatMap { color in (0..<4).map { color.rgba[$0] } }
    case .path(let p):
      p?.drawn.elements.flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } }
    case .flag, .picture: nil
    }
  }

  private func with(_ x: [Double]) -> AnimatedValue {
    func color(_ i: Int) -> CGColor {
      CGColor(red: x[i], green: x[i + 1], blue: x[i + 2], alpha: x[i + 3])
    }
    switch self {
    case .number: return .number(x[0])
    case .point: return .point(CGPoint(x: x[0], y: x[1]))
    case .size: return .size(CGSize(width: x[0], height: x[1]))
    case .rect: return .rect(CGRect(x: x[0], y: x[1], width: x[2], height: x[3]))
    case .transform: return .transform(CATransform3D(parts: x))
    case .color: return .color(color(0))
    case .numbers: return .numbers(x)
    case .colors: return .colors(stride(from: 0, to: x.count - 3, by: 4).map(color))
    case .path(let path): return .path(path.map { pathWith($0, x) })
    case .flag, .picture: return self
    }
  }

  private func pathWith(_ path: CGPath, _ x: [Double]) -> CGPath {
    var i = 0
    func next() -> CGPoint {
      defer { i += 2 }
      return CGPoint(x: x[i], y: x[i + 1])
    }
    let elements = path.drawn.elements.map { step -> DrawingPath.Element in
      switch step {
      case .move: .move(next())
      case .line: .line(next())
      case .quad: .quad(next(), next())
      case .curve: .curve(next(), next(), next())
      case .close: .close
      }
    }
    return CGPath(DrawingPath(elements))
  }

  /// The value on the way to another, 0…1; what cannot be mixed jumps at the end.
  func mixed(with other: AnimatedValue, at t: Double) -> AnimatedValue {
    combined(with: other) { $0 + ($1 - $0) * t } ?? (t < 1 ? self : other)
  }

  /// The sum of both; what cannot be added is the first.
  func adding(_ other: AnimatedValue) -> AnimatedValue {
    if case .transform(let a) = self, case .transform(let b) = other {
      return .transform(CATransform3DConcat(b, a))
    }
    return combined(with: other, +) ?? self
  }

  /// The first less the second.
  func subtracting(_ other: AnimatedValue) -> AnimatedValue { combined(with: other, -) ?? self }

  private func combined(
    with other: AnimatedValue, _ mix: (Double, Double) -> Double
  ) -> AnimatedValue? {
    guard let a = parts, let b = other.parts, a.count == b.count, !a.isEmpty else { return nil }
    return with(zip(a, b).map(mix))
  }

  /// A value that someone gave to an animation, read as one of the same kind as this one.
  func reading(_ value: Any?) -> AnimatedValue? {
    guard let value else { return nil }
    switch self {
    case .number: return numericValue(value).map { .number($0) }
    case .flag: return ((value as? Bool) ?? (value as? NSNumber)?.boolValue).map { .flag($0) }
    case .point: return (value as? CGPoint ?? (value as? NSValue)?.pointValue).map { .point($0) }
    case .size: return (value as? CGSize ?? (value as? NSValue)?.sizeValue).map { .size($0) }
    case .rect: return (value as? CGRect ?? (value as? NSValue)?.rectValue).map { .rect($0) }
    case .transform: return (value as? CATransform3D).map { .transform($0) }
    case .color: return (value as? CGColor).map { .color($0) }
    case .numbers: return (value as? [Any]).map { .numbers($0.compactMap(numericValue)) }
    case .colors: return (value as? [Any]).map { .colors($0.compactMap { $0 as? CGColor }) }
    case .path: return (value as? CGPath).map { .path($0) }
    case .picture: return .picture(value)
    }
  }

  /// The value as it is read from outside.
  var any: Any? {
    switch self {
    case .number(let x): x
    case .flag(let x): x
    case .point(let x): x
    case .size(let x): x
    case .rect(let x): x
    case .transform(let x): x
    case .color(let x): x
    case .numbers(let x): x
    case .colors(let x): x
    case .path(let x): x
    case .picture(let x): x
    }
  }
}

/// A number that was given in any of the types for numbers.
func numericValue(_ value: Any) -> Double? {
  switch value {
  case let x as Double: x
  case let x as CGFloat: Double(x)
  case let x as Float: Double(x)
  case let x as Int: Double(x)
  case let x as NSNumber: x.doubleValue
  default: nil
  }
}

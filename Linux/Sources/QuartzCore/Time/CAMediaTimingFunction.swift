public import Foundation

/// The names of common curves of time.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of most animations of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A cubic curve from (0, 0) to (1, 1) that gives progress for a part of the time.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let points: SIMD4<Double>

  /// A common curve, with the control points that Apple documents.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve by its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = SIMD4(
      Double("\(c1x)") ?? 0, Double("\(c1y)") ?? 0, Double("\(c2x)") ?? 1, Double("\(c2y)") ?? 1)
  }

  /// One of the four points, 0…3, into two numbers.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all: [(Double, Double)] = [(0, 0), (points.x, points.y), (points.z, points.w), (1, 1)]
    guard all.indices.contains(index) else { return }
    values[0] = Float(all[index].0)
    values[1] = Float(all[index].1)
  }

  /// The progress after a part of the time, 0…1. The curve is solved for x, as its parameter is
  /// not the time.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if points == SIMD4(0, 0, 1, 1) { return x }
    func part(_ s: Double, _ a: Double, _ b: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if part(middle, points.x, points.z) < x { low = middle } else { high = middle }
    }
    return part((low + high) / 2, points.y, points.w)
  }

  /// Whether both are the same curve.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  /// A number that is the same for the same curve.
  public override var hash: Int { points.hashValue }
}

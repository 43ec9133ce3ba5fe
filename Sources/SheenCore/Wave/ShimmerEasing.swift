/// How the band speeds up and slows down within a sweep: the cubic Bézier curve of CSS.
///
/// The curve runs from (0, 0) to (1, 1) past two control points. As in CSS, it is solved for x: the
/// value at a time is the y of the point whose x is that time. (The curve's parameter taken for time
/// would be wrong by up to 0.23.)
///
/// Light that keeps one speed is `linear`, and only that keeps the light of neighboring scopes in
/// step.
public struct ShimmerEasing: Hashable, Sendable {
  /// The first control point, x in `0...1`.
  package let x1: Double, y1: Double

  /// The second control point, x in `0...1`.
  package let x2: Double, y2: Double

  /// The curve past two control points.
  ///
  /// The x of both is held in `0...1`, as CSS demands, so that every time has one value. What is not
  /// finite counts as 0.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1.finite(or: 0).clamped(0, 1)
    self.y1 = y1.finite(or: 0)
    self.x2 = x2.finite(or: 0).clamped(0, 1)
    self.y2 = y2.finite(or: 0)
  }

  /// One speed from end to end.
  public static let linear = ShimmerEasing(x1: 0, y1: 0, x2: 1, y2: 1)

  /// The curve that CSS calls `ease`.
  public static let ease = ShimmerEasing(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The curve that CSS calls `ease-in`: slow at first.
  public static let easeIn = ShimmerEasing(x1: 0.42, y1: 0, x2: 1, y2: 1)

  /// The curve that CSS calls `ease-out`: slow at last.
  public static let easeOut = ShimmerEasing(x1: 0, y1: 0, x2: 0.58, y2: 1)

  /// The curve that CSS calls `ease-in-out`: slow at both ends.
  public static let easeInOut = ShimmerEasing(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Whether the value is the time itself.
  package var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// How much of the way is done at a fraction of the time.
  ///
  /// ```swift
  /// ShimmerEasing.easeIn.value(at: 0.5)  // 0.3154
  /// ```
  ///
  /// - Parameter time: The fraction of the sweep's time; held in `0...1`.
  /// - Returns: The fraction of the way: 0 at 0 and 1 at 1; beyond them where y1 or y2 are.
  public func value(at time: Double) -> Double {
    let time = time.clamped(0, 1)
    guard !isLinear, time > 0, time < 1 else { return time }
    return Self.curve(y1, y2, at: parameter(at: time))
  }

  /// The curve's parameter whose x is `time`.
  ///
  /// x grows with the parameter because both control points lie in `0...1`, so halving an interval
  /// always ends, also where the curve is upright and Newton's method would leap away.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.curve(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// One coordinate of the curve: `3(1−s)²s·a + 3(1−s)s²·b + s³`.
  private static func curve(_ a: Double, _ b: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s
  }
}

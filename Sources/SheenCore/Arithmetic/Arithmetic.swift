// The few functions of a mathematics library that the core needs. They are written here because a
// core that imports nothing compiles for every platform, Embedded Swift on wasm32 included, and
// because the same bits then come out everywhere. `squareRoot()` is one instruction and needs none.

extension Double {
  /// The largest whole number that is not above this one; infinite and NaN stay as they are.
  @inlinable
  var floored: Double {
    // From 2^52 on every Double is whole, and below it the round trip through Int64 is exact.
    guard magnitude < 4_503_599_627_370_496 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }

  /// This value brought into `0..<period` by whole periods.
  ///
  /// `period` must be positive and finite, and so must this value be finite; otherwise 0.
  @inlinable
  func wrapped(into period: Double) -> Double {
    guard isFinite, period.isFinite, period > 0 else { return 0 }
    let rest = self - period * (self / period).floored
    // One subtraction can round up to the period itself or just below 0.
    return rest >= period || rest < 0 ? 0 : rest
  }

  /// This value brought into `-period/2 ..< period/2` by whole periods: the signed distance to the
  /// nearest multiple of the period.
  @inlinable
  func wrappedAroundZero(_ period: Double) -> Double {
    let rest = wrapped(into: period)
    return rest >= period / 2 ? rest - period : rest
  }

  /// This value held inside a closed range; NaN becomes the lower bound.
  @inlinable
  package func clamped(_ lower: Double, _ upper: Double) -> Double {
    self >= upper ? upper : (self > lower ? self : lower)
  }

  /// This value where it is finite, and `fallback` otherwise.
  @inlinable
  func finite(or fallback: Double) -> Double {
    isFinite ? self : fallback
  }
}

/// A direction in the plane as a vector of length 1: x to the right, y down.
package struct UnitVector: Hashable, Sendable {
  /// The part to the right.
  package let dx: Double

  /// The part downwards.
  package let dy: Double

  /// The direction at an angle in degrees, clockwise from rightwards.
  ///
  /// Any finite angle counts, also negative ones and ones beyond 360; what is not finite counts as
  /// 0. Multiples of 90 are exact:
  ///
  /// ```swift
  /// UnitVector(degrees: 90)  // dx 0, dy 1: straight down
  /// UnitVector(degrees: -15) == UnitVector(degrees: 345)  // true
  /// ```
  package init(degrees: Double) {
    let (sin, cos) = sinCos(degrees: degrees)
    dx = cos
    dy = sin
  }
}

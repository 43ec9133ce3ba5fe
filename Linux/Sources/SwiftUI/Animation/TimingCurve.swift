import Foundation

/// A cubic curve from (0, 0) to (1, 1) that gives progress for a part of the time.
struct TimingCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The progress after a part of the time, 0…1: the curve is solved for x, as its parameter is
  /// not the time.
  func y(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.value(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return Self.value((low + high) / 2, y1, y2)
  }

  private static func value(_ s: Double, _ a: Double, _ b: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }
}

/// The motion of a damped spring from 0 to 1.
struct SpringCurve: Hashable, Sendable {
  let frequency: Double
  let dampingFraction: Double
  let initialVelocity: Double

  /// A spring by the period of its free oscillation and a part of critical damping.
  init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
    frequency = response > 0 ? 2 * Double.pi / response : .infinity
    self.dampingFraction = max(0, dampingFraction)
    self.initialVelocity = initialVelocity
  }

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let mass = max(mass, 1e-9)
    let stiffness = max(stiffness, 1e-9)
    frequency = (stiffness / mass).squareRoot()
    dampingFraction = max(0, damping) / (2 * (stiffness * mass).squareRoot())
    self.initialVelocity = initialVelocity
  }

  /// When it has come within a thousandth of its rest for good; without damping it never does.
  var settlingDuration: Double? {
    guard frequency.isFinite else { return 0 }
    guard dampingFraction > 0 else { return nil }
    let slowest =
      dampingFraction < 1
      ? dampingFraction * frequency
      : frequency * (dampingFraction - (dampingFraction * dampingFraction - 1).squareRoot())
    // At critical damping the envelope is (1 + ωt)·e^(−ωt): a little longer.
    return (dampingFraction == 1 ? 9.24 : 6.91) / slowest
  }

  func progress(at time: Double) -> Double? {
    if let end = settlingDuration, time >= end { return nil }
    let (w, z) = (frequency, dampingFraction)
    let v = initialVelocity
    if z < 1 {
      let wd = w * (1 - z * z).squareRoot()
      let decay = exp(-z * w * time)
      return 1 - decay * (cos(wd * time) + ((z * w - v) / wd) * sin(wd * time))
    }
    if z == 1 {
      return 1 - exp(-w * time) * (1 + (w - v) * time)
    }
    let root = (z * z - 1).squareRoot()
    let (r1, r2) = (-w * (z - root), -w * (z + root))
    let b = (-v - r1) / (r2 - r1)
    return 1 - ((1 - b) * exp(r1 * time) + b * exp(r2 * time))
  }
}

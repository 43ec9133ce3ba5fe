/// How bright the band is across its width: the raised cosine.
///
/// Its slope is continuous everywhere, its two ends included. A profile of straight lines has a kink
/// at its peak and at both edges, which the eye sees as bright and dark stripes (Mach bands).
package enum ShimmerProfile {
  /// How many samples stand for the profile where a gradient needs stops.
  ///
  /// Straight lines between 17 samples are never further than 0.0096 from the curve: 0.2 of one
  /// level in eight bits with the default colors. The number is odd, so that the peak is a sample.
  package static let stopCount = 17

  /// The brightness at a place in the band: `½(1 + cos 2πx)` for `|x| < ½`, and 0 elsewhere.
  ///
  /// - Parameter x: The distance from the middle of the band as a fraction of its width.
  ///
  /// ```swift
  /// ShimmerProfile.intensity(at: 0)     // 1
  /// ShimmerProfile.intensity(at: 0.25)  // 0.5
  /// ShimmerProfile.intensity(at: 0.5)   // 0
  /// ```
  package static func intensity(at x: Double) -> Double {
    guard x.magnitude < 0.5 else { return 0 }
    return (1 + cosine(turns: x)) / 2
  }

  /// The profile as stops of a gradient, from one edge of the band to the other.
  ///
  /// The intensity of the first and the last stop is 0, so pad the gradient outside of them; don't
  /// repeat it.
  package static let stops: [ShimmerStop] = (0..<stopCount).map { index in
    let location = Double(index) / Double(stopCount - 1)
    return ShimmerStop(location: location, intensity: intensity(at: location - 0.5))
  }
}

/// One stop of the band's gradient.
package struct ShimmerStop: Hashable, Sendable {
  /// The place between the gradient's start (0) and end (1).
  package let location: Double

  /// The brightness there, from 0 (no light) to 1 (full light).
  package let intensity: Double
}

/// How bright the band is across its width: the raised cosine.
///
/// Its slope is continuous everywhere, its two ends included. A profile of straight lines has a kink
/// at its peak and at both edges, which the eye sees as bright and dark stripes (Mach bands).
public enum ShimmerProfile {
  /// How many samples stand for the profile where a gradient needs stops.
  ///
  /// Straight lines between 17 samples are never further than 0.0096 from the curve: 0.2 of one
  /// level in eight bits with the default colors. The number is odd, so that the peak is a sample.
  public static let stopCount = 17

  /// The brightness at a place in the band: `½(1 + cos 2πx)` for `|x| < ½`, and 0 elsewhere.
  ///
  /// - Parameter x: The distance from the middle of the band as a fraction of its width.
  ///
  /// ```swift
  /// ShimmerProfile.intensity(at: 0)     // 1
  /// ShimmerProfile.intensity(at: 0.25)  // 0.5
  /// ShimmerProfile.intensity(at: 0.5)   // 0
  /// ```
  public static func intensity(at x: Double) -> Double {
    guard x.magnitude < 0.5 else { return 0 }
    return (1 + cosine(turns: x)) / 2
  }

  /// The profile as stops of a gradient, from one edge of the band to the other.
  ///
  /// The first and the last stop are dark, so the gradient must be padded outside, not repeated.
  ///
  /// - Parameter count: How many stops, from 3 to 4,097; fewer or more count as those. More would not
  ///   be told apart: straight lines between so many are exact to a millionth.
  public static func stops(count: Int = stopCount) -> [ShimmerStop] {
    let last = min(max(count, 3), 4_097) - 1
    return (0...last).map { index in
      let location = Double(index) / Double(last)
      return ShimmerStop(location: location, intensity: intensity(at: location - 0.5))
    }
  }
}

/// One stop of the band's gradient.
public struct ShimmerStop: Hashable, Sendable {
  /// The place between the gradient's start (0) and end (1).
  public let location: Double

  /// The brightness there, from 0 (no light) to 1 (full light).
  public let intensity: Double
}

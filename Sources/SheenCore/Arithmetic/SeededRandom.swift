/// Numbers that look random and are the same on every machine for the same seed.
///
/// The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014): eight bytes of state, and every seed, 0 included, is a good one.
///
/// ```swift
/// var random = SeededRandom(seed: 1)
/// random.next() == 10_451_216_379_200_822_465  // always
/// ```
package struct SeededRandom: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// A generator whose numbers follow from the seed alone.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The next number in `0..<1`.
  package mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}

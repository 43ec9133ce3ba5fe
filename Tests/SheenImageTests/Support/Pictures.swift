import SheenRaster

/// The same numbers on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

func gray(_ level: Int, alpha: Int = 255) -> UInt32 {
  UInt32(alpha) << 24 | UInt32(level) &* 0x01_0101
}

/// A frame whose pixels are computed from their place.
func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> RasterFrame {
  try RasterFrame(
    width: width, height: height,
    pixels: (0..<width * height).map { pixel($0 % width, $0 / width) })
}

/// Opaque frames of a slanted gray band that crosses two bars on white, dark at first.
func bandFrames(_ width: Int, _ height: Int, count: Int) throws -> [RasterFrame] {
  try (0..<count).map { index in
    try picture(width, height) { x, y in
      guard y % 8 < 5, x > 0 else { return gray(255) }
      let center = (width + 60) * index / count - 15
      return gray(224 + max(0, 10 - abs(x + y / 3 - center)))
    }
  }
}

/// Frames of which each has a few random pixels changed, from one set of colors.
func noiseFrames(
  _ width: Int, _ height: Int, count: Int, colors: [UInt32], seed: UInt64
) throws -> [RasterFrame] {
  var generator = SeededGenerator(state: seed)
  var pixels = (0..<width * height).map { _ in
    colors[Int.random(in: 0..<colors.count, using: &generator)]
  }
  return try (0..<count).map { _ in
    defer {
      for _ in 0..<Int.random(in: 0...pixels.count, using: &generator) {
        pixels[Int.random(in: 0..<pixels.count, using: &generator)] =
          colors[Int.random(in: 0..<colors.count, using: &generator)]
      }
    }
    return try RasterFrame(width: width, height: height, pixels: pixels)
  }
}

/// Different colors, opaque unless an alpha is given.
func palette(_ count: Int, alpha: UInt32 = 255) -> [UInt32] {
  // 7919 is odd, so no two products are equal in the lowest 24 bits.
  (0..<UInt32(count)).map { alpha << 24 | ($0 &* 7919 &* 257) & 0xFF_FFFF }
}

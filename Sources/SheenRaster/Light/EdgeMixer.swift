import SheenCore

/// Mixes the pixels of edges: a placeholder's color, as opaque as the pixel is covered, over the
/// background.
///
/// It mixes from the palette's exact colors and not from pixels that are already rounded, because
/// where both are translucent half a level of alpha can be several levels of red.
struct EdgeMixer {
  /// All colors are opaque; then a mixture is a sum of three parts.
  private let isOpaque: Bool

  /// Base, highlight less base, and background, from 0 to 1.
  private let base: SIMD4<Float>
  private let light: SIMD4<Float>
  private let backdrop: SIMD4<Float>

  /// For opaque colors, in levels: the background, what a pixel that is
  /// covered by a 65,535th adds to it, and what light adds to that.
  private let ground: SIMD4<Float>
  private let cover: SIMD4<Float>
  private let glow: SIMD4<Float>

  /// From 2^23 on the last bit of a Float counts ones, so that adding it rounds. (The conversions of
  /// vectors, and the checked ones of numbers, take far longer.)
  private static let rounding: Float = 8_388_608

  init(_ palette: ShimmerPalette, over backdrop: ShimmerColor) {
    base = palette.base.vector
    light = palette.highlight.vector - palette.base.vector
    self.backdrop = backdrop.vector
    isOpaque = backdrop.alpha == 1 && palette.base.alpha == 1 && palette.highlight.alpha == 1
    ground = self.backdrop * 255
    cover = (base - self.backdrop) * (255 / 65_535)
    glow = light * (255 / 65_535)
  }

  /// The pixel of an edge.
  ///
  /// - Parameters:
  ///   - brightness: The brightness of the light, from 0 to 1.
  ///   - coverage: How much of the pixel is covered, in 65,535ths.
  @inline(__always)
  func pixel(brightness: Float, coverage: UInt16) -> UInt32 {
    let coverage = Float(coverage)
    guard !isOpaque else {
      return Self.pack(ground + cover * coverage + glow * (coverage * brightness))
    }
    return translucentPixel(brightness: brightness, coverage: coverage * (1 / 65_535))
  }

  private func translucentPixel(brightness: Float, coverage: Float) -> UInt32 {
    let color = base + light * brightness
    let alpha = color.w * coverage
    let rest = backdrop.w * (1 - alpha)
    let sum = alpha + rest
    guard sum > 0 else { return 0 }
    var mixed = (color * alpha + backdrop * rest) / sum
    mixed.w = sum
    return Self.pack(mixed * 255)
  }

  /// Four parts in levels as a pixel, rounded to the nearest.
  @inline(__always)
  private static func pack(_ levels: SIMD4<Float>) -> UInt32 {
    let bits = unsafeBitCast(levels + rounding, to: SIMD4<UInt32>.self) & 0xFF
    return bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24
  }
}

import SheenCore

/// The colors of a palette as pixels over a background, mixed in encoded sRGB with straight alpha.
struct PixelPalette {
  private let palette: ShimmerPalette
  private let backdrop: ShimmerColor

  /// The pixel where there is no placeholder.
  let background: UInt32

  /// The pixel of a placeholder without light.
  let base: UInt32

  /// What the pixels of edges are mixed from.
  let edges: EdgeMixer

  /// The pixels of a palette over a background.
  init(_ palette: ShimmerPalette, over backdrop: ShimmerColor) {
    self.palette = palette
    self.backdrop = backdrop
    background = ShimmerColor.clear.over(backdrop).pixel
    base = palette.base.over(backdrop).pixel
    edges = EdgeMixer(palette, over: backdrop)
  }

  /// The pixel of a placeholder in light of a brightness.
  func pixel(at intensity: Double) -> UInt32 {
    palette.color(at: intensity).over(backdrop).pixel
  }
}

extension ShimmerColor {
  /// This color as a pixel of a frame.
  var pixel: UInt32 {
    let (red, green, blue, alpha) = bytes
    return UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  var vector: SIMD4<Float> {
    SIMD4(Float(red), Float(green), Float(blue), Float(alpha))
  }
}

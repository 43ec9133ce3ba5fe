/// What a GIF shows for a pixel: an opaque color or nothing, as it has no translucent pixels.
struct GIFShade {
  /// See ``ImageOptions/matte``.
  let matte: UInt32?

  /// The value of a pixel that lets everything behind it show.
  static let clear: UInt32 = 0

  /// The opaque color shown for a pixel, or `clear`.
  func callAsFunction(_ pixel: UInt32) -> UInt32 {
    if pixel >= Pixel.opaque { return pixel }
    let alpha = pixel >> 24
    guard let matte else { return alpha >= 128 ? pixel | Pixel.opaque : GIFShade.clear }
    let shifts: [UInt32] = [0, 8, 16]
    return shifts.reduce(Pixel.opaque) { color, shift in
      let above = (pixel >> shift & 0xFF) * alpha
      let below = (matte >> shift & 0xFF) * (255 - alpha)
      return color | ((above + below + 127) / 255) << shift
    }
  }

  /// Whether pixels can be clear.
  var hasClear: Bool { matte == nil }
}

/// The parts of a pixel: red in the lowest byte, then green, blue and alpha.
enum Pixel {
  /// The smallest opaque pixel value; every pixel from here up is opaque.
  static let opaque: UInt32 = 0xFF00_0000

  /// Red, green and blue.
  static func channels(of pixel: UInt32) -> (red: UInt8, green: UInt8, blue: UInt8) {
    (
      UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 8),
      UInt8(truncatingIfNeeded: pixel >> 16)
    )
  }
}

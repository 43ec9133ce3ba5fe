/// One picture in memory: RGBA, eight bits a channel, straight (not premultiplied) alpha.
///
/// Rows run from the top, pixels from the left, without padding. A pixel is a `UInt32` whose lowest
/// byte is red, then green, blue and alpha: opaque white is `0xFFFF_FFFF`, opaque red
/// `0xFF00_00FF`. On the little-endian machines that Swift runs on, the bytes in memory are
/// therefore R, G, B, A.
public struct RasterFrame: Hashable, Sendable {
  /// The width in pixels, at least 1.
  public let width: Int

  /// The height in pixels, at least 1.
  public let height: Int

  /// `width * height` pixels, row by row from the top.
  public internal(set) var pixels: [UInt32]

  /// The longest side that a frame may have, in pixels: the largest that every written format holds.
  ///
  /// WebP ends at 16,383 pixels a side (its container stores 14 bits).
  public static let maximumSide = 16_383

  /// A frame made of pixels that the caller has.
  ///
  /// - Throws: `RasterError.size` when a side is outside `1...maximumSide`, and
  ///   `RasterError.pixelCount` when `pixels.count` is not `width * height`.
  public init(width: Int, height: Int, pixels: [UInt32]) throws(RasterError) {
    try RasterFrame.check(width: width, height: height)
    guard pixels.count == width * height else {
      throw .pixelCount(expected: width * height, given: pixels.count)
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A frame filled with one pixel value.
  ///
  /// - Throws: `RasterError.size` when a side is outside `1...maximumSide`.
  public init(width: Int, height: Int, filling pixel: UInt32 = 0) throws(RasterError) {
    try RasterFrame.check(width: width, height: height)
    self.init(checkedWidth: width, height: height, filling: pixel)
  }

  /// A frame of sides that have been checked, filled with one pixel value.
  init(checkedWidth width: Int, height: Int, filling pixel: UInt32) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel, count: width * height)
  }

  /// Calls `body` with the memory of the pixels, which is valid for so long.
  mutating func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt32>) -> Result) -> Result {
    pixels.withUnsafeMutableBufferPointer { pixels in
      // A frame has at least one pixel, so its memory has an address.
      guard let first = pixels.baseAddress else { preconditionFailure("a frame without pixels") }
      return body(first)
    }
  }

  private static func check(width: Int, height: Int) throws(RasterError) {
    guard 1...maximumSide ~= width, 1...maximumSide ~= height else {
      throw .size(width: width, height: height)
    }
  }
}

/// A rectangle of whole pixels, inside a frame and never empty.
struct PixelRect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The smallest rectangle around this one that begins at even coordinates (WebP stores halves).
  var startingEven: PixelRect {
    PixelRect(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}

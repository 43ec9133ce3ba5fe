/// The pixels of a picture, of which segmentation reads only.
struct Picture {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  @inline(__always) func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y &* width &+ x] }
}

/// The largest difference of two pixels in red, green or blue, from 0 to 255.
@inline(__always) func difference(_ first: UInt32, _ second: UInt32) -> Int {
  if first == second { return 0 }
  let red = Int(first & 0xFF) - Int(second & 0xFF)
  let green = Int(first >> 8 & 0xFF) - Int(second >> 8 & 0xFF)
  let blue = Int(first >> 16 & 0xFF) - Int(second >> 16 & 0xFF)
  return Swift.max(red.magnitude, Swift.max(green.magnitude, blue.magnitude)).asInt
}

extension UInt {
  @inline(__always) fileprivate var asInt: Int { Int(bitPattern: self) }
}

/// A rectangle of pixels; the end is outside.
struct PixelArea: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }

  func union(_ other: PixelArea) -> PixelArea {
    PixelArea(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Whether another area lies within this one.
  func holds(_ other: PixelArea) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  func touches(_ other: PixelArea) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

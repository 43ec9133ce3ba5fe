/// A finished picture: rows of RGBA bytes from the top, not multiplied by their opacity.
public struct DrawingPicture: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `4 * width * height` bytes.
  public let rgba: [UInt8]

  /// A picture of these bytes; too few are filled up with 0, further ones dropped.
  public init(width: Int, height: Int, rgba: [UInt8]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height * 4
    self.rgba =
      rgba.count == count
      ? rgba
      : Array(rgba.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - rgba.count))
  }

  /// The red, green, blue and opacity of a pixel; outside the picture everything is 0.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    guard x >= 0, y >= 0, x < width, y < height else { return SIMD4(repeating: 0) }
    let i = (y * width + x) * 4
    return SIMD4(rgba[i], rgba[i + 1], rgba[i + 2], rgba[i + 3])
  }
}

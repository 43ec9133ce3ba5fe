/// A picture of pixels.
public final class CGImage: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Rows of red, green, blue and opacity from the top, not multiplied by their opacity.
  package let rgba: [UInt8]

  /// A picture of these bytes, of which there have to be `4 * width * height`.
  package init(width: Int, height: Int, rgba: [UInt8]) {
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// Whether both have the same pixels.
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b || (a.width == b.width && a.height == b.height && a.rgba == b.rgba)
  }

  /// Feeds the size into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

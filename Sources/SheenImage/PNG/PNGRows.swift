import CSheenCodecs

/// The rows of a PNG before compression: a filter byte and then the pixels.
///
/// The filter is always none: rows of a slanted band are shifted copies of each other, which zlib
/// finds by itself in the pixels but not in their differences.
struct PNGRows: Sendable {
  /// As long as the largest change; only the first `count` are in use.
  var bytes: [UInt8]
  var count = 0

  init(width: Int, height: Int, bytesPerPixel: Int) {
    bytes = Array(repeating: 0, count: (width * bytesPerPixel + 1) * height)
  }

  /// The rows as a zlib stream.
  func compressed(effort: ImageOptions.Effort) throws(ImageError) -> [UInt8] {
    let result = bytes.withUnsafeBufferPointer { bytes in
      sheen_zlib_compress(bytes.baseAddress, count, effort == .fast ? 1 : 0)
    }
    return try takeBytes(of: result, for: .png)
  }
}

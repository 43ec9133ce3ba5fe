/// A kind of image file that Sheen writes.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  /// PNG; with several frames the same bytes as ``apng``, since viewers open both by this ending.
  ///
  /// Exact: translucent pixels too, and even the color of clear ones.
  case png

  /// Animated PNG, of at most 90 frames a second; with one frame a plain PNG. Exact as ``png``.
  case apng

  /// GIF, of at most 50 frames a second.
  ///
  /// A pixel is opaque or clear (see ``ImageOptions/matte``), and a palette has at most 256 colors.
  /// With that a file is exact when the whole animation has at most 255 opaque colors, or when the
  /// pixels that change from one frame to the next have, each time. Otherwise 255 colors stand for
  /// all, the same in every frame, so that nothing flickers. A picture that doesn't move and has no
  /// clear pixel may have 256.
  case gif

  /// Lossless WebP, of at most 90 frames a second; only on Linux, where libwebp is. Exact as ``png``.
  case webp

  /// The format that the ending of a path asks for, in upper or lower case.
  ///
  ///     try ImageFormat(path: "pictures/Feed.PNG")  // .png
  ///     try ImageFormat(path: "feed.jpeg")  // throws: …must end in .png, .apng, .gif or .webp
  ///
  /// - Throws: ``ImageError/unknownEnding(path:)`` for any other ending, or none.
  public init(path: String) throws(ImageError) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // A name like ".png" is a hidden file without an ending.
    guard parts.count > 1, parts[0] != "" || parts.count > 2, let ending = parts.last,
      let format = ImageFormat(rawValue: ending.lowercased())
    else { throw .unknownEnding(path: path) }
    self = format
  }
}

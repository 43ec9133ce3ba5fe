/// A kind of image file that Sheen writes.
///
/// | format | exact | at most |
/// |---|---|---|
/// | PNG, APNG | always, translucent pixels included | 90 frames a second |
/// | WebP | always (lossless); on Linux only, where libwebp is | 90 frames a second |
/// | GIF | up to 255 colours, see <doc:ImageOptions> | 50 frames a second |
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  /// PNG; with several frames the same bytes as ``apng``, since viewers open both by this ending.
  case png

  /// Animated PNG; with one frame a plain PNG.
  case apng

  /// GIF 89a, animated when there are several frames.
  case gif

  /// Lossless WebP, animated when there are several frames.
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

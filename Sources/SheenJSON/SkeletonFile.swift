public import SheenCore

/// A loading screen as a file: JSON that people write by hand and programs read and write.
///
/// ```swift
/// let file = try SkeletonFile(json: #"{"sheen": 1, "skeleton": {"lines": 3}}"#)
/// file.screen.skeleton == .text(lines: 3)  // true
/// ```
///
/// The format is described in `Documentation/Format.md`.
public struct SkeletonFile: Hashable, Sendable {
  /// The screen. A file without a size has `SkeletonScreen.phone`, one without a name `unnamed`.
  public let screen: SkeletonScreen

  /// The style of the light, or nil where the file leaves it to the reader.
  public let style: ShimmerStyle?

  /// The version of the format: the value of `"sheen"` in every file.
  public static let version = 1

  /// The name of a screen whose file has none.
  public static let unnamed = "untitled"

  /// The longest text that is read and written: 4 MiB.
  public static let maximumLength = 4 << 20

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - json: The text in UTF-8.
  ///   - path: How errors name the file.
  /// - Throws: `SkeletonFileError` with the line and column of what is wrong first.
  public init(
    json: some Collection<UInt8>, path: String = "skeleton"
  ) throws(SkeletonFileError) {
    guard json.count <= Self.maximumLength else {
      throw SkeletonFileError(
        path: path,
        reason: "the file has \(json.count) bytes; expected at most \(Self.maximumLength)")
    }
    (screen, style) = try FileReader.read(JSONText(path: path, bytes: Array(json)))
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - path: How errors name the file.
  /// - Throws: `SkeletonFileError` with the line and column of what is wrong first.
  public init(json: String, path: String = "skeleton") throws(SkeletonFileError) {
    try self.init(json: json.utf8, path: path)
  }

  /// A file of a screen and, if it has one of its own, of its style.
  ///
  /// What is a file can always be written, and reads as the same file:
  ///
  /// ```swift
  /// let file = try SkeletonFile(screen: .feed)
  /// try SkeletonFile(json: file.json) == file  // true
  /// ```
  ///
  /// - Throws: `SkeletonFileError` without a place when the skeleton holds a failure, when a number
  ///   is outside the range that a file may hold, or when the text would be longer than
  ///   `maximumLength`.
  public init(screen: SkeletonScreen, style: ShimmerStyle? = nil) throws(SkeletonFileError) {
    let problem = screen.problem ?? style?.problem
    if let problem { throw SkeletonFileError(path: screen.name, reason: problem) }
    self.screen = screen
    self.style = style
    let count = json.utf8.count
    guard count <= Self.maximumLength else {
      throw SkeletonFileError(
        path: screen.name,
        reason: "the screen takes \(count) bytes as a file; at most \(Self.maximumLength) are read")
    }
  }

  /// The text of the file: the same text for the same file, with a line end at its end.
  public var json: String { FileWriter.tree(screen, style).pretty }
}

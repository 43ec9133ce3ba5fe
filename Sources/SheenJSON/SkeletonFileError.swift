/// Why a skeleton's file cannot be read, or a screen not be written as one.
public struct SkeletonFileError: Error, Hashable, Sendable {
  /// The file's path as it was given.
  public let path: String

  /// Where in the text it is, or nil where there is no text: a screen could not be written.
  public let place: Place?

  /// What was found and what would be right, in one line.
  public let reason: String

  /// A place in a text.
  public struct Place: Hashable, Sendable {
    /// The line, counted from 1. Lines end with LF, CR LF or CR.
    public let line: Int

    /// The character in its line, counted from 1 in Unicode scalars.
    public let column: Int

    /// The place of a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  init(path: String, place: Place? = nil, reason: String) {
    self.path = path
    self.place = place
    self.reason = reason
  }
}

extension SkeletonFileError: CustomStringConvertible {
  /// The path, the place and the reason, as compilers write them:
  /// `card.json:7:18: "width" is "wide"; expected …`.
  public var description: String {
    guard let place else { return "\(path): \(reason)" }
    return "\(path):\(place.line):\(place.column): \(reason)"
  }
}

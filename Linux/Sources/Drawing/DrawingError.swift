/// Why a picture could not be made or read.
public enum DrawingError: Error, Equatable, CustomStringConvertible {
  /// The size has no pixels, or more than Cairo can hold (32,767 a side).
  case size(width: Int, height: Int)
  /// Cairo refused; its own words.
  case cairo(String)

  /// What went wrong, and what would be right.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be made: each side must be 1…32767"
    case .cairo(let words):
      "Cairo could not draw or read a picture: \(words)"
    }
  }
}

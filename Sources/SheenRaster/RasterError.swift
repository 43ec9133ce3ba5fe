/// Why a picture cannot be drawn.
public enum RasterError: Error, Hashable, Sendable {
  /// A side in pixels is outside `1...RasterFrame.maximumSide`.
  case size(width: Int, height: Int)

  /// The pixels given are not width times height.
  case pixelCount(expected: Int, given: Int)
}

extension RasterError: CustomStringConvertible {
  /// What is wrong and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width)×\(height) pixels can't be drawn: "
        + "each side must be 1 to \(RasterFrame.maximumSide) pixels"
    case .pixelCount(let expected, let given):
      "a frame needs \(expected) pixels (width × height), not \(given)"
    }
  }
}

public import SheenCore

/// Why a picture cannot be drawn.
public enum RasterError: Error, Hashable, Sendable {
  /// A side in pixels is outside `1...RasterFrame.maximumSide`.
  case size(width: Int, height: Int)

  /// The pixels given are not width times height.
  case pixelCount(expected: Int, given: Int)

  /// The scale, in pixels per point, is not finite or not above 0.
  case scale(Double)

  /// A layout's size in points makes no picture at a scale.
  case area(SheenSize, scale: Double)

  /// A placeholder, counted from 0, has a number that cannot be drawn.
  case placeholder(index: Int, Placeholder)

  /// The skeleton cannot be laid out.
  case layout(SkeletonError)
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
    case .scale(let scale):
      "a picture can't have \(scale) pixels per point; the scale must be finite and above 0"
    case .area(let size, let scale):
      "a layout of \(size.width) × \(size.height) points can't be drawn at a scale of \(scale): "
        + "each side must come to 1 to \(RasterFrame.maximumSide) pixels"
    case .placeholder(let index, let placeholder):
      "placeholder \(index) can't be drawn: its frame (\(placeholder.frame.minX), "
        + "\(placeholder.frame.minY), \(placeholder.frame.width) × \(placeholder.frame.height)), "
        + "its separation (\(placeholder.separation)) and all points of a path must be finite, "
        + "and its sides and separation 0 or more"
    case .layout(let error):
      error.description
    }
  }
}

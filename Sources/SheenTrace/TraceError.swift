/// An error that describes why a screen can't be traced.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// A picture without pixels, or with a number of them that isn't the product of its sides.
    case pixels(width: Int, height: Int, count: Int)

    /// More pixels than `TracedScreen.maximumPixels`.
    case tooLarge(width: Int, height: Int)

    /// A scale that is no number of pixels per point.
    case scale(Double)

    /// A screen without a size.
    case size(width: Double, height: Double)

    /// A picture of one color.
    case oneColor

    /// Nothing that looks like content.
    case nothing
  }

  package let reason: Reason

  package init(_ reason: Reason) {
    self.reason = reason
  }

  /// A sentence that says what is wrong and what would be right.
  public var description: String {
    switch reason {
    case .pixels(let width, let height, let count):
      "\(count) pixels are no picture of \(width)×\(height)"
    case .tooLarge(let width, let height):
      "the picture has \(width)×\(height) pixels; at most \(TracedScreen.maximumPixels) are traced"
    case .scale(let scale):
      "\(scale) is no number of pixels per point: it must be from 0.25 to 16"
    case .size(let width, let height):
      "a screen of \(width)×\(height) points can't be traced: both sides must be above 0"
    case .oneColor:
      "nothing was found that looks like content: the picture is of one color"
    case .nothing:
      "nothing was found that looks like content"
    }
  }
}

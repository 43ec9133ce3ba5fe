import Drawing
import Foundation

extension DrawingPath {
  /// A rectangle with corners of different radii; where two of a side are too long for it, all
  /// shrink in proportion.
  static func rounded(
    _ rect: CGRect, _ radii: RectangleCornerRadii, isContinuous: Bool
  ) -> DrawingPath {
    let rect = rect.standardized
    let corners = [
      radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading,
    ].map { max(0, $0) }
    let lengths = [rect.width, rect.height, rect.width, rect.height]
    let factor = (0..<4).reduce(CGFloat(1)) { factor, i in
      let sum = corners[i] + corners[(i + 1) % 4]
      return sum > lengths[i] ? min(factor, lengths[i] / sum) : factor
    }
    return rounded(
      rect, corners.map { CGSize(width: $0 * factor, height: $0 * factor) },
      isContinuous: isContinuous)
  }
}

/// One placeholder after layout: a place and an outline, ready to be drawn.
public struct Placeholder: Hashable, Sendable {
  /// The place and size in the skeleton's coordinates, in points.
  public let frame: SheenRect

  /// The outline in that frame.
  public let outline: Outline

  /// The gap, in points, in which placeholders that lie behind this one are not drawn.
  public let separation: Double

  /// An outline without leading and trailing: left is left.
  public enum Outline: Hashable, Sendable {
    /// A rectangle with round corners, sharp ones included. Circles and capsules are of this kind.
    case rounded(CornerRadii)

    /// Closed contours of straight lines, in fractions of the frame; a place is inside where an odd
    /// number of contours is around it.
    case path([[SheenPoint]])
  }

  /// A placeholder of a frame, an outline and a gap to what lies behind it.
  package init(frame: SheenRect, outline: Outline, separation: Double = 0) {
    self.frame = frame
    self.outline = outline
    self.separation = separation
  }
}

/// The radii of four corners in points, held to what their sides have room for.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public let topLeft: Double

  /// The radius at the top right.
  public let topRight: Double

  /// The radius at the bottom right.
  public let bottomRight: Double

  /// The radius at the bottom left.
  public let bottomLeft: Double

  /// Radii for a rectangle of a size.
  ///
  /// Where two radii are longer than the side between them, all four shrink by the same factor, the
  /// smallest that fits, as CSS does. Negative radii and NaN count as 0.
  ///
  /// Source: <https://www.w3.org/TR/css-backgrounds-3/#corner-overlap>
  package init(
    topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double, in size: SheenSize
  ) {
    let radii = [topLeft, topRight, bottomRight, bottomLeft].map {
      $0.clamped(0, Double(SkeletonLimits.length))
    }
    let sides = [size.width, size.height, size.width, size.height]
    var factor = 1.0
    for (index, side) in sides.enumerated() {
      let sum = radii[index] + radii[(index + 1) % 4]
      guard sum > 0, !(sum <= side) else { continue }
      factor = min(factor, side.clamped(0, sum) / sum)
    }
    self.topLeft = radii[0] * factor
    self.topRight = radii[1] * factor
    self.bottomRight = radii[2] * factor
    self.bottomLeft = radii[3] * factor
  }

  /// One radius for the four corners of a rectangle of a size.
  package init(_ all: Double, in size: SheenSize) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all, in: size)
  }

  /// Whether all four corners are sharp.
  package var areSharp: Bool {
    topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0
  }
}

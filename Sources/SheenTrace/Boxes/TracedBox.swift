public import SheenCore

/// A box that was found on a loaded screen: a line of text, an area or what holds others.
public struct TracedBox: Hashable, Sendable {
  /// What a box is.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A line of text, as wide as its words.
    case text

    /// A picture, a button, a switch, an avatar, an icon: one placeholder.
    case area

    /// A filled area that holds other boxes, such as a card. It is no placeholder.
    case surface
  }

  /// The place and size on the screen, in points.
  public var frame: SheenRect

  /// What the box is.
  public var kind: Kind

  /// The radii of its corners, in points; leading is left.
  public var corners: SkeletonCorners

  /// Whether the box is wider on a wider screen; nil where that is not known.
  package var grows: Bool?

  /// A box at a place on the screen.
  public init(frame: SheenRect, kind: Kind = .area, corners: SkeletonCorners = SkeletonCorners(0)) {
    self.frame = frame
    self.kind = kind
    self.corners = corners
  }
}

extension TracedBox {
  /// The largest radius of the four corners.
  package var radius: Double {
    max(
      max(corners.topLeading, corners.topTrailing),
      max(corners.bottomLeading, corners.bottomTrailing))
  }

  /// Whether all corners have about the same radius.
  var isEven: Bool {
    let smallest = min(
      min(corners.topLeading, corners.topTrailing),
      min(corners.bottomLeading, corners.bottomTrailing))
    return radius - smallest <= max(1.5, radius * 0.12)
  }

  /// Whether the shorter sides are half circles.
  var isCapsule: Bool {
    isEven && radius >= 0.42 * min(frame.width, frame.height)
  }

  var isCircle: Bool {
    isCapsule && (frame.width - frame.height).magnitude <= max(1, 0.06 * frame.width)
  }
}

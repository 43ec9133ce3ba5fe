/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// The line stops at its end point.
  case butt
  /// A half disc around the end point.
  case round
  /// A half square around the end point.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// A round corner.
  case round
  /// A cut corner.
  case bevel
}

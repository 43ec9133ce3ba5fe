/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of round corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A softer curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a picture fills its layer.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The key of the action when a layer is shown.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action when a layer goes.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a transition.
public let kCATransition = "transition"

import CoreGraphics
import QuartzCore

extension UIView {
  /// How a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit for each part that gives way.
    public let rawValue: UInt
    /// Parts by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as covers.
    case scaleAspectFill
    /// Drawn anew for each size.
    case redraw
    /// In the middle.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  /// How tints are shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic
    /// As they are.
    case normal
    /// Grayed.
    case dimmed
  }
}

/// Whether a view is mirrored where reading begins at the right.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the traits say.
  case unspecified
  /// Never: it stands for playing media.
  case playback
  /// Never: it stands for directions in space.
  case spatial
  /// Always from the left.
  case forceLeftToRight
  /// Always from the right.
  case forceRightToLeft
}

/// Distances from four edges.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat
  /// No distances.
  public static let zero = UIEdgeInsets()
  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// Four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Distances from four edges, by where reading begins.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From where reading begins.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From where reading ends.
  public var trailing: CGFloat
  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()
  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension CGRect {
  /// This rectangle, less distances from its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

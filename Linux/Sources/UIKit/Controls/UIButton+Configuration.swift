import CoreGraphics

extension UIButton {
  /// How a button looks.
  @available(iOS 15.0, tvOS 15.0, *)
  public struct Configuration {
    enum Kind { case plain, tinted, gray, filled }
    let kind: Kind

    /// The title.
    public var title: String?
    /// The picture.
    public var image: UIImage?
    /// Points between picture and title.
    public var imagePadding: CGFloat = 0
    /// The room around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The color of the content; nil for that of the kind.
    public var baseForegroundColor: UIColor?
    /// The color behind the content; nil for that of the kind.
    public var baseBackgroundColor: UIColor?
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic

    /// The shape of a button's corners.
    public enum CornerStyle: Int, Sendable {
      /// Half the height.
      case capsule = 4
      /// Somewhat round.
      case dynamic = 0
      /// Not very round.
      case small = 1
      /// Round.
      case medium = 2
      /// Rounder.
      case large = 3
    }

    init(_ kind: Kind) {
      self.kind = kind
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    /// Nothing behind the content.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A pale tint behind the content.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Gray behind the content.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// The tint behind the content.
    public static func filled() -> Configuration { Configuration(.filled) }

    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (kind == .filled ? .white : tint)
    }
    func background(tint: UIColor) -> UIColor? {
      switch kind {
      case .plain: baseBackgroundColor
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.2)
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .filled: baseBackgroundColor ?? tint
      }
    }
    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 5
      case .dynamic, .medium: 6
      case .large: 9
      }
    }
  }
}

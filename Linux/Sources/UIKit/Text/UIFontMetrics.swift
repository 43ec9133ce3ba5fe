import CoreGraphics
import Drawing
public import Foundation

extension UIFont.TextStyle {
  /// The size for a user's choice.
  func points(_ category: UIContentSizeCategory) -> CGFloat {
    CGFloat(TextRole(rawValue: rawValue)?.points(category.index) ?? 17)
  }
}

/// Makes fonts and distances follow the size of text that the user has chosen.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// As running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// As a role does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font in the size that the user has chosen.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// A font in the size that the user has chosen, but not larger than a limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
  /// A font in the size that traits name.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  /// A length in proportion to the size that the user has chosen.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }
  /// A length in proportion to the size that traits name.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * style.points(category == .unspecified ? .large : category)
      / style.points(.large)
  }
}

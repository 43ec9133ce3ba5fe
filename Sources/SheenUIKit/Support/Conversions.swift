#if canImport(UIKit) && !os(watchOS)
public import SheenCore
public import UIKit

// These two and the arcs of an outline are all that both front-ends write alike: light, fades and
// settings reach them in different ways. A module between them would be more than what it saves.
extension SheenRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension CGRect {
  init(_ rect: SheenRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension SheenLayoutDirection {
  init(_ direction: UIUserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension ShimmerAppearance {
  @MainActor init(_ traits: UITraitCollection) {
    self.init(
      traits.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traits.accessibilityContrast == .high ? .increased : .standard)
  }
}

extension ShimmerColor {
  /// A color as a view of these traits shows it, in sRGB.
  ///
  /// - Parameters:
  ///   - color: A color, which may depend on the traits.
  ///   - traits: Those of the view that shows it.
  @MainActor public init(_ color: UIColor, in traits: UITraitCollection) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// The same color for a layer.
  var layerColor: CGColor {
    UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)
    ).cgColor
  }
}
#endif

import Foundation
import Sheen

/// An appearance and a layout direction, in which each screen is shown.
struct Variant: Hashable {
  let isDark: Bool
  let isRightToLeft: Bool

  static let light = Variant(isDark: false, isRightToLeft: false)
  static let dark = Variant(isDark: true, isRightToLeft: false)

  /// All four.
  static let all = [
    light, dark, Variant(isDark: false, isRightToLeft: true),
    Variant(isDark: true, isRightToLeft: true),
  ]

  /// What is added to a file's name.
  var suffix: String { (isDark ? "-dark" : "") + (isRightToLeft ? "-rtl" : "") }

  /// What a reader sees.
  var title: String { (isDark ? "dark" : "light") + (isRightToLeft ? ", right to left" : "") }

  var appearance: ShimmerAppearance { isDark ? .dark : .light }

  var layoutDirection: SheenLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// What is behind the placeholders.
  var background: ShimmerColor {
    ShimmerStyle.standard.colors.palette(for: appearance).background
  }
}

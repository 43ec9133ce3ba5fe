import Foundation

/// An appearance and a layout direction, in which each screen is recorded.
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
}

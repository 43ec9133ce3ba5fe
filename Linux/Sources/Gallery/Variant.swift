import SwiftUI

/// An appearance and a layout direction, in which each screen is recorded.
struct Variant: Hashable {
  let scheme: ColorScheme
  let direction: LayoutDirection

  static let light = Variant(scheme: .light, direction: .leftToRight)
  static let dark = Variant(scheme: .dark, direction: .leftToRight)

  /// All four.
  static let all = [
    light, dark, Variant(scheme: .light, direction: .rightToLeft),
    Variant(scheme: .dark, direction: .rightToLeft),
  ]

  /// What is added to a file's name.
  var suffix: String {
    (scheme == .dark ? "-dark" : "") + (direction == .rightToLeft ? "-rtl" : "")
  }

  /// What a reader sees.
  var title: String {
    (scheme == .dark ? "dark" : "light")
      + (direction == .rightToLeft ? ", right to left" : "")
  }
}

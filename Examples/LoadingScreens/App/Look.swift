import Sheen
import SwiftUI

/// How a screen is looked at.
struct Look: Equatable {
  /// Light or dark.
  enum Appearance: Hashable {
    case system, light, dark
  }

  /// Where reading begins.
  enum Layout: Hashable {
    case language, leftToRight, rightToLeft
  }

  var appearance = Appearance.system
  var layout = Layout.language

  /// The styles to choose from.
  static let styles: [(name: String, style: ShimmerStyle)] = [
    ("standard", .standard), ("tilted", .tilted), ("calm", .calm), ("glint", .glint),
    ("falling", .falling),
  ]

  /// The name of one of the styles.
  var styleName = "standard"

  /// Whether light travels at an angle that is chosen here, and not at the style's.
  var hasOwnAngle = false

  /// In degrees, clockwise from rightwards.
  var angle = 45.0

  /// Whether light stands still.
  var isFrozen = false

  /// The time at which it does, in seconds.
  var time = 0.7

  /// The style with the angle.
  var style: ShimmerStyle {
    var style = Self.styles.first { $0.name == styleName }?.style ?? .standard
    if hasOwnAngle { style.direction = .angle(angle) }
    return style
  }

  /// The time at which light stands still; nil: it moves.
  var frozenTime: Double? { isFrozen ? time : nil }

  /// What was chosen; nil: the system's.
  var colorScheme: ColorScheme? {
    switch appearance {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }

  /// What was chosen; nil: the language's.
  var layoutDirection: LayoutDirection? {
    switch layout {
    case .language: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

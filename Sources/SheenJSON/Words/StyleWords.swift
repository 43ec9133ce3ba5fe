package import SheenCore

/// How the parts of a style are written, in files and on the command line alike.
package enum StyleWords {
  /// The directions that need no number.
  package static let directions = WordTable<ShimmerDirection>([
    "leading-to-trailing": .leadingToTrailing,
    "trailing-to-leading": .trailingToLeading,
    "left-to-right": .leftToRight,
    "right-to-left": .rightToLeft,
    "top-to-bottom": .topToBottom,
    "bottom-to-top": .bottomToTop,
  ])

  /// The curves that have a name.
  package static let easings = WordTable<ShimmerEasing>([
    "linear": .linear, "ease": .ease, "ease-in": .easeIn, "ease-out": .easeOut,
    "ease-in-out": .easeInOut,
  ])

  /// What the wave is anchored to.
  package static let scopes = WordTable<ShimmerScope>([
    "window": .window, "group": .group, "view": .view,
  ])

  static let modes = WordTable<ShimmerMode>(["mask": .mask, "overlay": .overlay])

  /// The styles that have a name.
  package static var named: [String] { ShimmerStyle.named.map(\.name) }

  /// The style of a name, or nil.
  package static func style(_ name: String) -> ShimmerStyle? {
    ShimmerStyle.named.first { $0.name == name }?.style
  }

  /// The direction that a text names: a word, a number of degrees, or `tilted 20`, whose space can
  /// be a colon.
  package static func direction(_ text: String) -> ShimmerDirection? {
    if let direction = directions[text] { return direction }
    if let degrees = Double(decimal: text) { return .angle(degrees) }
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == " " || $0 == ":"
    }
    guard parts.count == 2, parts[0] == "tilted" else { return nil }
    return Double(decimal: parts[1]).map(ShimmerDirection.tilted)
  }

  /// What a direction can be, to follow "expected".
  package static let directionChoice =
    "a number of degrees, \"tilted 20\" or one of \(directions.words.choice)"
}

import SheenCore
import SheenJSON

/// What should be changed about the colors and the light of a style in one appearance.
struct ColorCheck {
  let style: ShimmerStyle
  let appearance: ShimmerAppearance

  /// The least contrast of a placeholder to what is behind it, at normal contrast. Below it users
  /// report that they see nothing on tinted and on dark backgrounds.
  static let contrast = 1.3

  /// The least contrast where the reader asked for more: 3:1, of WCAG 2.2, 1.4.11.
  ///
  /// Source: <https://www.w3.org/TR/WCAG22/#non-text-contrast>
  static let increasedContrast = 3.0

  /// The fewest levels of eight bits between base and highlight with which light is seen to move.
  static let levels = 8

  func findings(in area: SheenSize, layoutDirection: SheenLayoutDirection) -> [String] {
    let shimmer = style.resolved(
      in: SheenRect(origin: .zero, size: area), layoutDirection: layoutDirection,
      appearance: appearance)
    return contrastFinding(shimmer.palette) + lightFinding(shimmer.palette)
      + shimmer.notices.map(\.description)
  }

  private func contrastFinding(_ palette: ShimmerPalette) -> [String] {
    let needed = appearance.contrast == .increased ? Self.increasedContrast : Self.contrast
    guard palette.baseContrast < needed else { return [] }
    let better = Self.base(on: palette.background, reaching: needed)
    return [
      "the contrast of a placeholder to what is behind it is \(palette.baseContrast.rounded2):1; "
        + "make it at least \(needed.rounded2):1, with a base such as \(better.hex), or let the "
        + "colors be derived from those of text and background"
    ]
  }

  private func lightFinding(_ palette: ShimmerPalette) -> [String] {
    let base = palette.base.over(palette.background).bytes
    let highlight = palette.highlight.over(palette.background).bytes
    let levels =
      [
        (base.red, highlight.red), (base.green, highlight.green), (base.blue, highlight.blue),
      ].map { Int($0.0) - Int($0.1) }.map(\.magnitude).max() ?? 0
    guard levels < Self.levels else { return [] }
    return [
      "the light is hardly seen: highlight and base are \(levels) of 255 levels apart; make it at "
        + "least \(Self.levels)"
    ]
  }

  /// The faintest tint of black or white over a background that reaches a contrast.
  private static func base(
    on background: ShimmerColor, reaching contrast: Double
  ) -> ShimmerColor {
    let isDark = background.contrast(to: .white) > background.contrast(to: .black)
    let ink = isDark ? ShimmerColor.white : .black
    let tints = (1...100).map { ink.opacity(Double($0) / 100).over(background) }
    return tints.first { $0.contrast(to: background) >= contrast } ?? ink
  }
}

extension Double {
  /// The number with at most two decimals, rounded down, so that what is below a threshold does not
  /// read as if it reached it.
  fileprivate var rounded2: String {
    ((self * 100).rounded(.down) / 100).shortest
  }
}

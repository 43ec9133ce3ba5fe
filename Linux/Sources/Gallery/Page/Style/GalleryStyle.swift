import Sheen
import SheenWeb

/// How the page looks: `SheenWeb`'s own sheet, then the page's colors and parts.
@MainActor enum GalleryStyle {
  static let sheet =
    ComparedScreen.styleSheet + theme + VariantRules.text + LayoutRules.text + BarRules.text
    + ScreenRules.text + CodeRules.text

  /// A color of the page by its name, in light and dark.
  static let colors = [
    ("page", "#f6f6f4", "#0b0b0d"), ("ink", "#17171a", "#f2f2f4"), ("soft", "#5d5d66", "#a0a0ab"),
    ("line", "#e3e3e2", "#27272b"), ("track", "#e7e7e6", "#1d1d21"), ("chip", "#ffffff", "#42424b"),
    ("lit", "#a4a4b2", "#8a8a99"), ("bezel", "#1c1c20", "#26262b"), ("edge", "#45454d", "#3c3c43"),
    ("shade", "#1414282e", "#000000b0"), ("code", "#eeeeec", "#131316"),
    ("mark", "#ffe9a8", "#4a3d12"), ("keyword", "#9b2393", "#ff8ac8"),
    ("type", "#0b5a8a", "#7fd1ff"), ("text", "#b3261e", "#ff9d92"),
    ("number", "#1c00cf", "#d9c97c"), ("comment", "#5d6b5f", "#9fb0a2"),
  ]

  /// Asks for colors that follow `color-scheme`, which every variant has of its own. A browser without
  /// them shows the page as a light one.
  private static let support = "@supports (color: light-dark(#000, #fff))"

  private static var theme: String {
    """
    :root {
      color-scheme: light;
    \(colors.map { "  --\($0.0): \($0.1);" }.joined(separator: "\n"))
    }
    \(support) {
      :root {
        color-scheme: light dark;
    \(colors.map { "    --\($0.0): light-dark(\($0.1), \($0.2));" }.joined(separator: "\n"))
      }
    }
    \(skeletons(.standard))@media (prefers-contrast: more) {
    \(skeletons(.increased))}

    """
  }

  /// The colors of skeletons: those of a variant are always its own, all others follow the page.
  private static func skeletons(_ contrast: ShimmerAppearance.Contrast) -> String {
    let colors = ShimmerStyle.standard.colors
    let light = colors.palette(for: ShimmerAppearance(.light, contrast: contrast))
    let dark = colors.palette(for: ShimmerAppearance(.dark, contrast: contrast))
    func rule(_ selector: String, _ value: ((ShimmerPalette) -> ShimmerColor) -> String) -> String {
      """
      \(selector) {
        --sheen-background: \(value { $0.background });
        --sheen-base: \(value { $0.base });
        --sheen-highlight: \(value { $0.highlight });
      }

      """
    }
    let both = rule(":root") { "light-dark(\($0(light).hex), \($0(dark).hex))" }
    return rule(":root, .light-only") { $0(light).hex } + rule(".dark-only") { $0(dark).hex }
      + "\(support) {\n\(both)}\n"
  }
}

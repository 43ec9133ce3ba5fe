import SheenCore

/// The colours of a style sheet: custom properties for each appearance that differs.
struct ColorRules {
  private let colors: ShimmerColors
  private let appearance: ShimmerAppearance?

  init(_ colors: ShimmerColors, appearance: ShimmerAppearance?) {
    self.colors = colors
    self.appearance = appearance
  }

  /// The palettes, each with the condition of its appearance; the first has none, and a later one
  /// overrules the earlier ones.
  static func palettes(
    _ colors: ShimmerColors, appearance: ShimmerAppearance?
  ) -> [(condition: String, palette: ShimmerPalette)] {
    if let appearance { return [("", colors.palette(for: appearance))] }
    let dark = "(prefers-color-scheme: dark)"
    let more = "(prefers-contrast: more)"
    let plain = colors.palette(for: .light)
    var all = [("", plain)]
    for (condition, appearance) in [
      (dark, ShimmerAppearance.dark),
      (more, ShimmerAppearance(.light, contrast: .increased)),
      (dark + " and " + more, ShimmerAppearance(.dark, contrast: .increased)),
    ] {
      all.append((condition, colors.palette(for: appearance)))
    }
    // Colours that are the same for everyone need no conditions.
    return all.contains { $0.1 != plain } ? all : [("", plain)]
  }

  var text: String {
    var text = ""
    for (condition, palette) in Self.palettes(colors, appearance: appearance) {
      let rule = rule(palette)
      text += condition.isEmpty ? rule : "@media \(condition) {\n\(rule)}\n"
    }
    return text
  }

  private func rule(_ palette: ShimmerPalette) -> String {
    // The guard's period is a number of the rule, since whether light flashes depends on its colours.
    let least = FlashGuard.flashes(palette) ? FlashGuard.shortestPeriod : 0
    return """
      :root, :host {
        --sheen-background: \(palette.background.hex);
        --sheen-base: \(palette.base.over(palette.background).hex);
        --sheen-highlight: \(palette.highlight.over(palette.background).hex);
        --sheen-shortest: \(least.text);
      }

      """
  }
}

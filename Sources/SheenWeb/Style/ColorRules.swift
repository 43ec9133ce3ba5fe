import SheenCore

/// The colors of a style sheet: custom properties for each appearance that differs.
struct ColorRules {
  private let colors: ShimmerColors
  private let appearance: ShimmerAppearance?

  init(_ colors: ShimmerColors, appearance: ShimmerAppearance?) {
    self.colors = colors
    self.appearance = appearance
  }

  /// A palette, and the condition of the appearance that it is for; empty for all readers.
  struct Choice {
    let condition: String
    let palette: ShimmerPalette
  }

  /// The palettes; the first is for all, and a later one overrules the earlier ones.
  static func palettes(
    _ colors: ShimmerColors, appearance: ShimmerAppearance?
  ) -> [Choice] {
    func choice(_ condition: String, _ appearance: ShimmerAppearance) -> Choice {
      Choice(condition: condition, palette: colors.palette(for: appearance))
    }
    if let appearance { return [choice("", appearance)] }
    let dark = "(prefers-color-scheme: dark)"
    let more = "(prefers-contrast: more)"
    let plain = choice("", .light)
    let others = [
      choice(dark, .dark),
      choice(more, ShimmerAppearance(.light, contrast: .increased)),
      choice(dark + " and " + more, ShimmerAppearance(.dark, contrast: .increased)),
    ]
    // Colors that are the same for everyone need no conditions.
    return others.contains { $0.palette != plain.palette } ? [plain] + others : [plain]
  }

  var text: String {
    var text = ""
    for choice in Self.palettes(colors, appearance: appearance) {
      let rule = rule(choice.palette)
      text += choice.condition.isEmpty ? rule : "@media \(choice.condition) {\n\(rule)}\n"
    }
    return text
  }

  private func rule(_ palette: ShimmerPalette) -> String {
    // The guard's period is a number of the rule, since whether light flashes depends on its colors.
    let least = FlashGuard.flashes(palette) ? FlashGuard.minimumPeriod : 0
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

import SheenCore

/// What light of a brightness makes of text on a terminal.
struct TextLight: Hashable {
  private enum Kind: Hashable {
    case plain
    case weights
    case basic([UInt8])
    case colors(base: ShimmerColor, highlight: ShimmerColor, TerminalColorDepth)
  }

  private let kind: Kind

  /// Between two brightnesses below these, text is dim and normal; above, bold.
  private static let steps = [0.2, 0.6]

  /// Light of a style's colors on a terminal.
  init(_ style: ShimmerStyle, on capability: TerminalCapability) {
    guard capability.showsLight else {
      kind = .plain
      return
    }
    guard let theme = capability.theme, capability.colors >= .ansi16 else {
      // Without the terminal's own colors any color of ours could be its background.
      kind = .weights
      return
    }
    if capability.colors == .ansi16 {
      kind = .basic(theme.scheme == .dark ? [8, 7, 15] : [8, 8, 0])
    } else {
      let (base, highlight) = Self.colors(style, on: theme)
      kind = .colors(base: base, highlight: highlight, capability.colors)
    }
  }

  /// The look of text in light of a brightness from 0 to 1.
  func ink(at intensity: Double) -> TerminalInk {
    let step = intensity < Self.steps[0] ? 0 : (intensity < Self.steps[1] ? 1 : 2)
    return switch kind {
    case .plain: .plain
    case .weights: TerminalInk(weight: TerminalInk.Weight.allCases[step])
    case .basic(let colors): TerminalInk(foreground: .basic(colors[step]))
    case .colors(let base, let highlight, let depth):
      TerminalInk(foreground: TerminalColor(base.mixed(with: highlight, intensity), depth: depth))
    }
  }

  /// The colors of text without light and in full light.
  private static func colors(
    _ style: ShimmerStyle, on theme: TerminalTheme
  ) -> (base: ShimmerColor, highlight: ShimmerColor) {
    switch style.colors {
    case .fixed, .adaptive:
      let palette = style.colors.palette(on: theme)
      return (palette.base.over(theme.background), palette.highlight.over(theme.background))
    case .automatic: return derived(style, theme)
    case .derived(let foreground, let background):
      return derived(style, TerminalTheme(foreground: foreground, background: background))
    }
  }

  /// Text in full light has the terminal's own color, and text without light is dimmed as far as it
  /// can still be read. In the overlay mode it is the other way round.
  private static func derived(
    _ style: ShimmerStyle, _ theme: TerminalTheme
  ) -> (base: ShimmerColor, highlight: ShimmerColor) {
    let text = theme.foreground.over(theme.background)
    let dimmed = dimmed(text, on: theme.background, by: 1 - style.dim)
    if style.mode == .overlay { return (text, dimmed) }
    guard text.contrast(to: dimmed) < TerminalDefaults.lightContrast else { return (dimmed, text) }
    // A theme of little contrast leaves no room below its text, so the light goes above it.
    let beyond: ShimmerColor = theme.scheme == .dark ? .white : .black
    return (dimmed, text.mixed(with: beyond, 1 - style.dim))
  }

  /// A color of text blended towards what is behind it by a fraction, or by as much as leaves
  /// `TerminalDefaults.textContrast`.
  private static func dimmed(
    _ text: ShimmerColor, on background: ShimmerColor, by fraction: Double
  ) -> ShimmerColor {
    func isReadable(_ fraction: Double) -> Bool {
      // As the terminal will show it: rounding can take the last hundredth of the contrast.
      let (red, green, blue, _) = text.mixed(with: background, fraction).bytes
      let shown = ShimmerColor(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
      return shown.contrast(to: background) >= TerminalDefaults.textContrast
    }
    guard !isReadable(fraction) else { return text.mixed(with: background, fraction) }
    guard isReadable(0) else { return text }
    var low = 0.0
    var high = fraction
    // Ten halvings are finer than eight bits.
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if isReadable(middle) { low = middle } else { high = middle }
    }
    return text.mixed(with: background, low)
  }
}

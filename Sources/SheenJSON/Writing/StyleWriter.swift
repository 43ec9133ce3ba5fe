import SheenCore

/// Writes a style: its name, or what differs from the standard one.
enum StyleWriter {
  static func tree(_ style: ShimmerStyle) -> JSONTree {
    if let named = ShimmerStyle.named.first(where: { $0.style == style }) {
      return .text(named.name)
    }
    let standard = ShimmerStyle.standard
    var members: Members = []
    if style.direction != standard.direction {
      members.append(("direction", tree(style.direction)))
    }
    switch style.speed {
    case .automatic: break
    case .pointsPerSecond(let speed): members.append(("speed", .number(speed)))
    case .duration(let seconds): members.append(("duration", .number(seconds)))
    }
    switch style.band {
    case .automatic: break
    case .points(let points): members.append(("band", .number(points)))
    case .fraction(let fraction): members.append(("band", .text(fraction.percentage)))
    }
    if case .seconds(let seconds) = style.rest { members.append(("rest", .number(seconds))) }
    if style.easing != standard.easing { members.append(("easing", tree(style.easing))) }
    if style.bounces { members.append(("bounce", .bool(true))) }
    members += PartWriter.number("count", Double(style.count ?? 0), unless: 0)
    members += PartWriter.word(StyleWords.scopes, "scope", style.scope, unless: standard.scope)
    members += PartWriter.word(StyleWords.modes, "mode", style.mode, unless: standard.mode)
    members += PartWriter.number("dim", style.dim, unless: standard.dim)
    if style.colors != standard.colors { members.append(("colors", tree(style.colors))) }
    if case .fade(let seconds) = style.reducedMotion {
      members.append(("reducedMotion", .object([("fade", .number(seconds))])))
    }
    return .object(members)
  }

  private static func tree(_ direction: ShimmerDirection) -> JSONTree {
    switch direction {
    case .angle(let degrees): .number(degrees)
    case .tilted(let degrees): .text("tilted \(degrees.shortest)")
    default: .text(StyleWords.directions.word(for: direction) ?? "")
    }
  }

  private static func tree(_ easing: ShimmerEasing) -> JSONTree {
    if let word = StyleWords.easings.word(for: easing) { return .text(word) }
    return .list([easing.x1, easing.y1, easing.x2, easing.y2].map(JSONTree.number))
  }

  private static func tree(_ colors: ShimmerColors) -> JSONTree {
    switch colors {
    case .automatic: .text("automatic")
    case .derived(let foreground, let background):
      .object([("foreground", tree(foreground)), ("background", tree(background))])
    case .fixed(let palette): tree(palette)
    case .adaptive(let light, let dark): .object([("light", tree(light)), ("dark", tree(dark))])
    }
  }

  private static func tree(_ palette: ShimmerPalette) -> JSONTree {
    .object([
      ("background", tree(palette.background)), ("base", tree(palette.base)),
      ("highlight", tree(palette.highlight)),
    ])
  }

  /// The color as CSS writes it, or as numbers where eight bits do not hold it.
  private static func tree(_ color: ShimmerColor) -> JSONTree {
    if let rounded = try? ShimmerColor(hex: color.hex), rounded == color { return .text(color.hex) }
    return .list([color.red, color.green, color.blue, color.alpha].map(JSONTree.number))
  }
}

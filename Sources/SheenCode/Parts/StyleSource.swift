import SheenCore

/// How a style is written: its name, or what differs from the standard one.
enum StyleSource {
  /// The expression of a style.
  ///
  /// - Parameter prefix: What stands before the name of a style that has one.
  static func expression(_ style: ShimmerStyle, named prefix: String) -> Expression {
    if let named = ShimmerStyle.named.first(where: { $0.style == style }) {
      return .word(prefix + named.name)
    }
    let standard = ShimmerStyle.standard
    var arguments: [Argument] = []
    func add(_ name: String, _ value: Expression, if differs: Bool) {
      if differs { arguments.append(Argument(name, value)) }
    }
    add("direction", expression(style.direction), if: style.direction != standard.direction)
    add("speed", expression(style.speed), if: style.speed != standard.speed)
    add("band", expression(style.band), if: style.band != standard.band)
    add("rest", expression(style.rest), if: style.rest != standard.rest)
    add("easing", expression(style.easing), if: style.easing != standard.easing)
    add("bounces", .word("true"), if: style.bounces)
    if let count = style.count { arguments.append(Argument("count", .word("\(count)"))) }
    add("scope", .word(".\(style.scope)"), if: style.scope != standard.scope)
    add("mode", .word(".\(style.mode)"), if: style.mode != standard.mode)
    add("dim", .number(style.dim), if: style.dim != standard.dim)
    add("colors", expression(style.colors), if: style.colors != standard.colors)
    if case .fade(let seconds) = style.reducedMotion {
      arguments.append(Argument("reducedMotion", call(".fade", seconds)))
    }
    return .call("ShimmerStyle", arguments)
  }

  private static func call(_ name: String, _ number: Double) -> Expression {
    .call(name, [Argument(.number(number))])
  }

  private static func expression(_ direction: ShimmerDirection) -> Expression {
    switch direction {
    case .angle(let degrees): call(".angle", degrees)
    case .tilted(let degrees): call(".tilted", degrees)
    default: .word(".\(direction)")
    }
  }

  private static func expression(_ speed: ShimmerSpeed) -> Expression {
    switch speed {
    case .automatic: .word(".automatic")
    case .pointsPerSecond(let speed): call(".pointsPerSecond", speed)
    case .duration(let seconds): call(".duration", seconds)
    }
  }

  private static func expression(_ band: ShimmerBand) -> Expression {
    switch band {
    case .automatic: .word(".automatic")
    case .points(let points): call(".points", points)
    case .fraction(let fraction): call(".fraction", fraction)
    }
  }

  private static func expression(_ rest: ShimmerRest) -> Expression {
    switch rest {
    case .automatic: .word(".automatic")
    case .seconds(let seconds): call(".seconds", seconds)
    }
  }

  private static func expression(_ easing: ShimmerEasing) -> Expression {
    let named: [(String, ShimmerEasing)] = [
      (".linear", .linear), (".ease", .ease), (".easeIn", .easeIn), (".easeOut", .easeOut),
      (".easeInOut", .easeInOut),
    ]
    if let name = named.first(where: { $0.1 == easing })?.0 { return .word(name) }
    return .call(
      "ShimmerEasing",
      [
        Argument("x1", .number(easing.x1)), Argument("y1", .number(easing.y1)),
        Argument("x2", .number(easing.x2)), Argument("y2", .number(easing.y2)),
      ])
  }

  private static func expression(_ colors: ShimmerColors) -> Expression {
    switch colors {
    case .automatic: .word(".automatic")
    case .derived(let foreground, let background):
      .call(
        ".derived",
        [
          Argument("foreground", expression(foreground)),
          Argument("background", expression(background)),
        ])
    case .fixed(let palette): .call(".fixed", [Argument(expression(palette))])
    case .adaptive(let light, let dark):
      .call(
        ".adaptive",
        [Argument("light", expression(light)), Argument("dark", expression(dark))])
    }
  }

  private static func expression(_ palette: ShimmerPalette) -> Expression {
    .call(
      "ShimmerPalette",
      [
        Argument("background", expression(palette.background)),
        Argument("base", expression(palette.base)),
        Argument("highlight", expression(palette.highlight)),
      ])
  }

  private static func expression(_ color: ShimmerColor) -> Expression {
    let alpha = color.alpha == 1 ? [] : [Argument("alpha", .level(color.alpha))]
    if color == .white { return .word(".white") }
    if color == .black { return .word(".black") }
    if color.red == color.green, color.green == color.blue {
      return .call("ShimmerColor", [Argument("white", .level(color.red))] + alpha)
    }
    return .call(
      "ShimmerColor",
      [
        Argument("red", .level(color.red)), Argument("green", .level(color.green)),
        Argument("blue", .level(color.blue)),
      ] + alpha)
  }
}

import SheenCore
import SheenJSON

/// The options that say how the light looks and moves.
enum StyleOptions {
  static let style = Option(
    "style", value: "NAME", "the light to begin with: \(StyleWords.named.joined(separator: ", "))")
  static let direction = Option(
    "direction", value: "WAY",
    "degrees clockwise from rightwards, tilted:20 (with the text, and 20° down), or "
      + StyleWords.directions.words.joined(separator: ", "))
  static let speed = Option("speed", value: "N", "points per second")
  static let duration = Option("duration", value: "S", "seconds for one sweep, instead of a speed")
  static let band = Option("band", value: "N", "the band's width in points, or 40% of the screen")
  static let rest = Option("rest", value: "S", "seconds without light after a sweep")
  static let easing = Option(
    "easing", value: "CURVE",
    "\(StyleWords.easings.words.joined(separator: ", ")), or x1,y1,x2,y2 as in CSS")
  static let bounce = Option("bounce", "every second sweep runs back")
  static let count = Option("count", value: "N", "how many sweeps; 0: no end")
  static let scope = Option(
    "scope", value: "SCOPE", "one light for all (window, group), or one for each part (view)")
  static let background = Option("background", value: "COLOR", "the color behind, such as #101014")
  static let foreground = Option(
    "foreground", value: "COLOR", "the color of text, of which the placeholders are a tint")
  static let base = Option("base", value: "COLOR", "the color of a placeholder without light")
  static let highlight = Option("highlight", value: "COLOR", "its color in full light")

  static let all = [
    style, direction, speed, duration, band, rest, easing, bounce, count, scope, background,
    foreground, base, highlight,
  ]

  private static let automatic = "automatic"

  /// The style that the options ask for in an appearance, beginning with a file's own.
  static func style(
    _ arguments: Arguments, of file: ShimmerStyle?, in appearance: ShimmerAppearance
  ) throws(CommandError) -> ShimmerStyle {
    try arguments.refuse(speed, with: duration)
    var style = try named(arguments) ?? file ?? .standard
    if let direction = try direction(arguments) { style.direction = direction }
    if arguments.value(speed) == automatic {
      style.speed = .automatic
    } else if let speed = try arguments.number(speed, .speed) {
      style.speed = .pointsPerSecond(speed)
    }
    if let seconds = try arguments.number(duration, .duration) { style.speed = .duration(seconds) }
    if let band = try band(arguments) { style.band = band }
    if arguments.value(rest) == automatic {
      style.rest = .automatic
    } else if let seconds = try arguments.number(rest, .rest) {
      style.rest = .seconds(seconds)
    }
    if let easing = try easing(arguments) { style.easing = easing }
    if arguments.has(bounce) { style.bounces = true }
    if let count = try arguments.integer(count, .sweeps) { style.count = count }
    if let scope = try arguments.word(scope, StyleWords.scopes) { style.scope = scope }
    if let colors = try colors(arguments, instead: style.colors, appearance) {
      style.colors = colors
    }
    return style
  }

  private static func named(_ arguments: Arguments) throws(CommandError) -> ShimmerStyle? {
    guard let name = arguments.value(style) else { return nil }
    guard let named = StyleWords.style(name) else {
      throw Arguments.wrong(style, name, StyleWords.named.choice, near: StyleWords.named)
    }
    return named
  }

  private static func direction(_ arguments: Arguments) throws(CommandError) -> ShimmerDirection? {
    guard let text = arguments.value(direction) else { return nil }
    guard let way = StyleWords.direction(text) else {
      throw Arguments.wrong(
        direction, text, StyleWords.directionChoice, near: StyleWords.directions.words)
    }
    return way
  }

  private static func band(_ arguments: Arguments) throws(CommandError) -> ShimmerBand? {
    guard let text = arguments.value(band) else { return nil }
    if text == automatic { return .automatic }
    guard text.hasSuffix("%") else {
      let other = ", or a percentage such as 40%"
      return try arguments.number(band, .positiveLength, or: other).map(ShimmerBand.points)
    }
    guard let fraction = Double(percentage: text), NumberRange.bandFraction.contains(fraction)
    else { throw Arguments.wrong(band, text, NumberRange.bandFraction.words) }
    return .fraction(fraction)
  }

  private static func easing(_ arguments: Arguments) throws(CommandError) -> ShimmerEasing? {
    guard let text = arguments.value(easing) else { return nil }
    if let easing = StyleWords.easings[text] { return easing }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Double(decimal: $0) }
    guard numbers.count == 4, text.filter({ $0 == "," }).count == 3, 0...1 ~= numbers[0],
      0...1 ~= numbers[2]
    else {
      let words = StyleWords.easings.words
      throw Arguments.wrong(
        easing, text, "\(words.choice), or x1,y1,x2,y2 with both x from 0 to 1", near: words)
    }
    return ShimmerEasing(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  /// The colors that the options ask for in an appearance, or nil where they ask for none.
  private static func colors(
    _ arguments: Arguments, instead colors: ShimmerColors, _ appearance: ShimmerAppearance
  ) throws(CommandError) -> ShimmerColors? {
    let background = try arguments.color(background)
    let foreground = try arguments.color(foreground)
    let base = try arguments.color(base)
    let highlight = try arguments.color(highlight)
    guard background != nil || foreground != nil || base != nil || highlight != nil else {
      return nil
    }
    var palette = colors.palette(for: appearance)
    if background != nil || foreground != nil {
      let behind = background ?? palette.background
      palette = ShimmerPalette(
        foreground: foreground ?? colors.foreground ?? behind.opposite, background: behind,
        contrast: appearance.contrast)
    }
    palette.base = base ?? palette.base
    palette.highlight = highlight ?? palette.highlight
    return .fixed(palette)
  }
}

extension ShimmerColors {
  /// The color of text that these colors are derived from, if it was chosen.
  fileprivate var foreground: ShimmerColor? {
    if case .derived(let foreground, _) = self { foreground } else { nil }
  }
}

extension ShimmerColor {
  /// Black or white, whichever stands out more.
  fileprivate var opposite: ShimmerColor {
    contrast(to: .black) > contrast(to: .white) ? .black : .white
  }
}

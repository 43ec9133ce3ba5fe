import SheenCore

/// Reads a style: the name of one, or an object that says what differs from one.
enum StyleReader {
  static let keys = [
    "named", "direction", "speed", "duration", "band", "rest", "easing", "bounce", "count", "scope",
    "mode", "dim", "colors", "reducedMotion",
  ]

  private static let automatic = "automatic"

  static func style(_ field: Field) throws(SkeletonFileError) -> ShimmerStyle {
    if case .string = field.value.kind { return try named(field) }
    let fields = try field.object(
      "the name of a style (\(StyleWords.named.choice)), or an object such as {\"band\": 120}")
    try fields.allow(keys)
    var style = try fields["named"].map(named) ?? .standard
    if let field = fields["direction"] { style.direction = try direction(field) }
    if let speed = try speed(fields) { style.speed = speed }
    if let field = fields["band"] { style.band = try band(field) }
    if let field = fields["rest"] { style.rest = try rest(field) }
    if let field = fields["easing"] { style.easing = try easing(field) }
    if let field = fields["bounce"] { style.bounces = try field.bool() }
    if let field = fields["count"] { style.count = try field.integer(.sweeps) }
    if let field = fields["scope"] { style.scope = try field.word(of: StyleWords.scopes) }
    if let field = fields["mode"] { style.mode = try field.word(of: StyleWords.modes) }
    if let field = fields["dim"] { style.dim = try field.number(.fraction) }
    if let field = fields["colors"] { style.colors = try ColorReader.colors(field) }
    if let field = fields["reducedMotion"] { style.reducedMotion = try reducedMotion(field) }
    return style
  }

  private static func named(_ field: Field) throws(SkeletonFileError) -> ShimmerStyle {
    guard case .string(let name) = field.value.kind, let style = StyleWords.style(name) else {
      throw field.wrong("the name of a style: \(StyleWords.named.choice)", near: StyleWords.named)
    }
    return style
  }

  private static func direction(_ field: Field) throws(SkeletonFileError) -> ShimmerDirection {
    if case .number(let degrees, _) = field.value.kind { return .angle(degrees) }
    guard case .string(let text) = field.value.kind, let direction = StyleWords.direction(text)
    else { throw field.wrong(StyleWords.directionChoice, near: StyleWords.directions.words) }
    return direction
  }

  private static func speed(_ fields: Fields) throws(SkeletonFileError) -> ShimmerSpeed? {
    guard let duration = fields["duration"] else {
      guard let speed = fields["speed"] else { return nil }
      if case .string(automatic) = speed.value.kind { return .automatic }
      let expected = "\(NumberRange.speed.words), or \"\(automatic)\""
      return .pointsPerSecond(try speed.number(.speed, or: expected))
    }
    if let member = fields.members.last(where: { ["speed", "duration"].contains($0.key) }),
      fields["speed"] != nil
    {
      throw fields.error(member, "\"speed\" and \"duration\" can't both be given; keep one of them")
    }
    return .duration(try duration.number(.duration))
  }

  private static func band(_ field: Field) throws(SkeletonFileError) -> ShimmerBand {
    let expected =
      "\(NumberRange.positiveLength.words), a percentage of the scope such as \"40%\", "
      + "or \"\(automatic)\""
    switch field.value.kind {
    case .string(automatic): return .automatic
    case .string(let text):
      guard let fraction = Double(percentage: text), NumberRange.bandFraction.contains(fraction)
      else { throw field.wrong(expected) }
      return .fraction(fraction)
    default: return .points(try field.number(.positiveLength, or: expected))
    }
  }

  private static func rest(_ field: Field) throws(SkeletonFileError) -> ShimmerRest {
    if case .string(automatic) = field.value.kind { return .automatic }
    return .seconds(
      try field.number(.rest, or: "\(NumberRange.rest.words), or \"\(automatic)\""))
  }

  private static func easing(_ field: Field) throws(SkeletonFileError) -> ShimmerEasing {
    let words = StyleWords.easings.words
    let expected = "\(words.choice), or four numbers [x1, y1, x2, y2] with both x from 0 to 1"
    if case .string = field.value.kind {
      guard let easing = try? field.word(of: StyleWords.easings) else {
        throw field.wrong(expected, near: words)
      }
      return easing
    }
    let numbers = try field.items(expected)
    guard numbers.count == 4 else { throw field.wrong(expected) }
    return ShimmerEasing(
      x1: try numbers[0].number(.fraction), y1: try numbers[1].number(.coordinate),
      x2: try numbers[2].number(.fraction), y2: try numbers[3].number(.coordinate))
  }

  private static func reducedMotion(
    _ field: Field
  ) throws(SkeletonFileError) -> ShimmerReducedMotion {
    if case .string("still") = field.value.kind { return .still }
    let fields = try field.object("\"still\", or an object such as {\"fade\": 2.5}")
    try fields.allow(["fade"])
    return .fade(try fields.required("fade", NumberRange.fade.words).number(.fade))
  }
}

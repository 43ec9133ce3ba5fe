import SheenCore

/// Reads where the colors come from.
enum ColorReader {
  private static let choice =
    "\"automatic\", or an object with \"foreground\" and \"background\", with \"background\", "
    + "\"base\" and \"highlight\", or with \"light\" and \"dark\""

  static func colors(_ field: Field) throws(SkeletonFileError) -> ShimmerColors {
    if case .string("automatic") = field.value.kind { return .automatic }
    let fields = try field.object(choice)
    if fields["foreground"] != nil {
      try fields.allow(["foreground", "background"])
      return .derived(
        foreground: try color("foreground", of: fields),
        background: try color("background", of: fields))
    }
    if fields["light"] != nil || fields["dark"] != nil {
      try fields.allow(["light", "dark"])
      let expected = "a palette: \(paletteExample)"
      return .adaptive(
        light: try palette(fields.required("light", expected)),
        dark: try palette(fields.required("dark", expected)))
    }
    return .fixed(try palette(field))
  }

  private static let paletteExample =
    "{\"background\": \"#fff\", \"base\": \"#e0e0e0\", \"highlight\": \"#ececec\"}"

  private static func palette(_ field: Field) throws(SkeletonFileError) -> ShimmerPalette {
    let fields = try field.object("a palette: \(paletteExample)")
    try fields.allow(["background", "base", "highlight"])
    return ShimmerPalette(
      background: try color("background", of: fields), base: try color("base", of: fields),
      highlight: try color("highlight", of: fields))
  }

  private static func color(
    _ key: String, of fields: Fields
  ) throws(SkeletonFileError) -> ShimmerColor {
    let expected =
      "a color: 3, 4, 6 or 8 hexadecimal digits such as \"#e0e0e0\", or three or four numbers "
      + "from 0 to 1"
    let field = try fields.required(key, expected)
    if case .string(let text) = field.value.kind {
      guard let color = try? ShimmerColor(hex: text) else { throw field.wrong(expected) }
      return color
    }
    let items = try field.items(expected)
    guard 3...4 ~= items.count else { throw field.wrong(expected) }
    return ShimmerColor(
      red: try items[0].number(.fraction), green: try items[1].number(.fraction),
      blue: try items[2].number(.fraction),
      alpha: items.count == 4 ? try items[3].number(.fraction) : 1)
  }
}

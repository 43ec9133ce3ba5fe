import SheenCore

extension PartReader {
  /// A number of points, a percentage or "fill".
  static func length(_ field: Field) throws(SkeletonFileError) -> SkeletonLength {
    let expected = "a number of points, a percentage such as \"50%\", or \"fill\""
    switch field.value.kind {
    case .string("fill"): return .flexible
    case .string(let text):
      guard let fraction = Double(percentage: text), NumberRange.fraction.contains(fraction) else {
        throw field.wrong(text.hasSuffix("%") ? "a percentage from 0% to 100%" : expected)
      }
      return .fraction(fraction)
    case .number: return .fixed(try field.number(.length))
    default: throw field.wrong(expected)
    }
  }

  /// A number, or "16:9".
  static func ratio(_ field: Field) throws(SkeletonFileError) -> Double {
    guard case .string(let text) = field.value.kind else { return try field.number(.aspect) }
    let sides = text.split(separator: ":", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Double(decimal: sides[0]),
      let height = Double(decimal: sides[1]), NumberRange.aspect.contains(width),
      NumberRange.aspect.contains(height), NumberRange.aspect.contains(width / height)
    else { throw field.wrong(NumberRange.aspect.words) }
    return width / height
  }

  /// A number for all sides, or an object that names them.
  static func insets(_ field: Field) throws(SkeletonFileError) -> SkeletonInsets {
    let expected = "a number of points, or an object such as {\"horizontal\": 16, \"top\": 8}"
    if case .number = field.value.kind { return SkeletonInsets(try field.number(.length)) }
    let fields = try field.object(expected)
    try fields.allow(["horizontal", "vertical", "top", "leading", "bottom", "trailing"])
    func side(_ key: String, of pair: String) throws(SkeletonFileError) -> Double {
      guard let both = fields[pair] else { return try fields[key]?.number(.length) ?? 0 }
      if let member = fields.members.first(where: { $0.key == key }) {
        throw fields.error(
          member, "\"\(key)\" can't stand beside \"\(pair)\", which names it already")
      }
      return try both.number(.length)
    }
    return SkeletonInsets(
      top: try side("top", of: "vertical"), leading: try side("leading", of: "horizontal"),
      bottom: try side("bottom", of: "vertical"), trailing: try side("trailing", of: "horizontal"))
  }

  static func repetition(_ field: Field) throws(SkeletonFileError) -> SkeletonRepetition {
    if case .string("fill") = field.value.kind { return .filling }
    return .times(try field.integer(.count, or: "\(NumberRange.count.words), or \"fill\""))
  }

  /// A radius, or four from the top leading corner clockwise, as CSS orders them.
  static func corners(_ field: Field) throws(SkeletonFileError) -> SkeletonCorners {
    let expected =
      "a radius in points, or four: [top leading, top trailing, bottom trailing, "
      + "bottom leading]"
    if case .number = field.value.kind { return SkeletonCorners(try field.number(.length)) }
    let radii = try field.items(expected)
    guard radii.count == 4 else { throw field.wrong(expected) }
    return SkeletonCorners(
      topLeading: try radii[0].number(.length), topTrailing: try radii[1].number(.length),
      bottomTrailing: try radii[2].number(.length), bottomLeading: try radii[3].number(.length))
  }

  static func lines(_ own: Field, _ fields: Fields) throws(SkeletonFileError) -> SkeletonLines {
    let lineHeight = NumberRange.positiveLength
    return SkeletonLines(
      count: try own.integer(.count),
      lineHeight: try fields["lineHeight"]?.number(lineHeight) ?? SkeletonDefaults.lineHeight,
      spacing: try fields["spacing"]?.number(.length),
      lastLine: try fields["lastLine"]?.number(.fraction) ?? SkeletonDefaults.lastLine,
      variation: try fields["variation"]?.number(.variation) ?? SkeletonDefaults.variation,
      seed: try fields["seed"].map(seed) ?? 0,
      alignment: try fields["align"]?.word(of: SkeletonWords.columnAlignments) ?? .leading)
  }

  /// A whole number of up to 64 bits, more than a Double holds, so its digits are read.
  private static func seed(_ field: Field) throws(SkeletonFileError) -> UInt64 {
    guard case .number(_, let digits) = field.value.kind, let seed = UInt64(digits) else {
      throw field.wrong("a whole number from 0 to \(UInt64.max)")
    }
    return seed
  }

  static func contours(_ field: Field) throws(SkeletonFileError) -> [[SheenPoint]] {
    let expected = "a list of contours, each a list of at least 3 points such as [0.5, 0]"
    let items = try field.items(expected)
    guard !items.isEmpty else { throw field.wrong(expected) }
    var contours: [[SheenPoint]] = []
    for item in items {
      var contour: [SheenPoint] = []
      for point in try item.items("a list of points") { contour.append(try self.point(point)) }
      guard contour.count >= 3 else {
        throw field.text.error(
          at: item.value.offset,
          "\(item.subject) has \(contour.count) points; a contour needs at least 3")
      }
      contours.append(contour)
    }
    return contours
  }

  private static func point(_ field: Field) throws(SkeletonFileError) -> SheenPoint {
    let expected = "a point: two fractions of the frame, as in [0.5, 0]"
    let parts = try field.items(expected)
    guard parts.count == 2 else { throw field.wrong(expected) }
    return SheenPoint(x: try parts[0].number(.coordinate), y: try parts[1].number(.coordinate))
  }
}

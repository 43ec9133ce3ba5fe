import SheenCore

extension PartWriter {
  static func tree(_ length: SkeletonLength) -> JSONTree {
    switch length {
    case .fixed(let points): .number(points)
    case .fraction(let fraction): .text(fraction.percentage)
    case .flexible: .text("fill")
    }
  }

  static func tree(_ corners: SkeletonCorners) -> JSONTree {
    let radii = [
      corners.topLeading, corners.topTrailing, corners.bottomTrailing, corners.bottomLeading,
    ]
    let areEqual = radii.allSatisfy { $0 == radii[0] }
    return areEqual ? .number(radii[0]) : .list(radii.map(JSONTree.number))
  }

  /// A ratio of small whole numbers where it is exactly one and long as a number: 16:9.
  static func tree(ratio: Double) -> JSONTree {
    guard ratio.shortest.utf8.count > 4 else { return .number(ratio) }
    for height in 2...32 {
      // A ratio is at most a million, so the conversion cannot overflow.
      let width = Int(ratio * Double(height) + 0.5)
      if width > 0, Double(width) / Double(height) == ratio {
        return .text("\(width):\(height)")
      }
    }
    return .number(ratio)
  }

  static func tree(_ insets: SkeletonInsets) -> JSONTree {
    if insets == SkeletonInsets(insets.top) { return .number(insets.top) }
    let vertical: Members =
      insets.top == insets.bottom
      ? number("vertical", insets.top, unless: 0)
      : number("top", insets.top, unless: 0) + number("bottom", insets.bottom, unless: 0)
    let horizontal: Members =
      insets.leading == insets.trailing
      ? number("horizontal", insets.leading, unless: 0)
      : number("leading", insets.leading, unless: 0)
        + number("trailing", insets.trailing, unless: 0)
    return .object(horizontal + vertical)
  }

  static func frame(
    _ width: SkeletonLength?, _ height: SkeletonLength?, _ alignment: SkeletonAlignment
  ) -> Members {
    var members: Members = []
    if let width { members.append(("width", tree(width))) }
    if let height { members.append(("height", tree(height))) }
    // A frame of no width and no height is still a frame, so something has to say so.
    return members
      + word(
        SkeletonWords.alignments, "at", alignment, unless: members.isEmpty ? nil : .center)
  }

  static func members(of lines: SkeletonLines) -> Members {
    let standard = SkeletonLines(count: lines.count, lineHeight: lines.lineHeight)
    let seed: Members = lines.seed == 0 ? [] : [("seed", .scalar("\(lines.seed)"))]
    return [("lines", .number(Double(lines.count)))]
      + number("lineHeight", lines.lineHeight, unless: SkeletonDefaults.lineHeight)
      + number("spacing", lines.spacing, unless: standard.spacing)
      + number("lastLine", lines.lastLine, unless: standard.lastLine)
      + number("variation", lines.variation, unless: standard.variation)
      + seed
      + word(SkeletonWords.columnAlignments, "align", lines.alignment, unless: standard.alignment)
  }

  /// The number under a name, or nothing where it is what a reader takes without it.
  static func number(_ key: String, _ value: Double, unless standard: Double) -> Members {
    value == standard ? [] : [(key, .number(value))]
  }

  /// The word for a value under a name, or nothing where it is what a reader takes without it.
  static func word<Value>(
    _ table: WordTable<Value>, _ key: String, _ value: Value, unless standard: Value?
  ) -> Members {
    guard value != standard, let word = table.word(for: value) else { return [] }
    return [(key, .text(word))]
  }
}

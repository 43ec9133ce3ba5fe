import SheenCore

/// How one part of a skeleton is written.
enum PartSource {
  /// The expression of a part whose children have been written.
  static func expression(
    _ skeleton: Skeleton, _ children: [Expression], isOutermost: Bool
  ) -> Expression {
    if let sized = sized(skeleton) { return sized }
    switch skeleton.part {
    case .shape(let shape): return expression(shape)
    case .lines(let lines): return expression(lines)
    case .spacer(let minimum):
      return minimum == 0
        ? .word("Skeleton.spacer")
        : .call("Skeleton.spacer", [Argument("minimum", .number(minimum))])
    case .row(_, let spacing, let alignment):
      let alignment = alignment == .center ? [] : [Argument("alignment", .word(".\(alignment)"))]
      return .block("Skeleton.row", self.spacing(spacing) + alignment, children)
    case .column(_, let spacing, let alignment):
      let isShort = isOutermost && alignment == .leading
      let alignment = alignment == .leading ? [] : [Argument("alignment", .word(".\(alignment)"))]
      return .block(
        isShort ? "Skeleton" : "Skeleton.column", self.spacing(spacing) + alignment, children)
    case .overlay(_, let alignment):
      return .block("Skeleton.overlay", self.alignment(alignment), children)
    case .padding(_, let insets): return .member(children[0], "padding", padding(insets))
    case .frame(_, let width, let height, let alignment):
      let lengths =
        (width.map { [Argument("width", length($0))] } ?? [])
        + (height.map { [Argument("height", length($0))] } ?? [])
      return .member(children[0], "frame", lengths + self.alignment(alignment))
    case .aspect(_, let ratio):
      return .member(children[0], "aspectRatio", [Argument(.ratio(ratio))])
    case .repeated(_, .times(let count)):
      return .member(children[0], "repeated", [Argument(.word("\(count)"))])
    case .repeated(_, .filling): return .member(children[0], "repeatedToFill", [])
    case .separated(_, let distance):
      return .member(children[0], "separated", [Argument("by", .number(distance))])
    // Code is never made of a failure.
    case .failure: return .word("Skeleton.spacer")
    }
  }

  /// A circle or a bar, whose size is said by the call that makes it, or nil.
  static func sized(_ skeleton: Skeleton) -> Expression? {
    guard case .frame(let child, let width?, .fixed(let height)?, .center) = skeleton.part,
      case .shape(let shape) = child.part
    else { return nil }
    switch shape {
    case .circle where width == .fixed(height):
      return .call("Skeleton.circle", [Argument(.number(height))])
    case .capsule:
      let width = width == .flexible ? [] : [Argument("width", length(width))]
      return .call("Skeleton.bar", [Argument(.number(height))] + width)
    default: return nil
    }
  }

  /// What a part is called when it has a name.
  static func word(for skeleton: Skeleton) -> String {
    switch skeleton.part {
    case .shape: "shape"
    case .lines: "lines"
    case .spacer, .failure: "space"
    case .row: "row"
    case .column: "column"
    case .overlay: "overlay"
    case .padding(let child, _), .frame(let child, _, _, _), .aspect(let child, _),
      .repeated(let child, _), .separated(let child, _):
      word(for: child)
    }
  }

  // MARK: Leaves

  private static func expression(_ shape: SkeletonShape) -> Expression {
    switch shape {
    case .rectangle: .word("Skeleton.rectangle")
    case .circle: .word("Skeleton.circle")
    case .capsule: .word("Skeleton.capsule")
    case .rounded(let corners) where corners == SkeletonCorners(corners.topLeading):
      .call("Skeleton.roundedRectangle", [Argument("radius", .number(corners.topLeading))])
    case .rounded(let corners):
      .call(
        "Skeleton.roundedRectangle",
        [
          Argument(
            .call(
              "SkeletonCorners",
              numbers([
                ("topLeading", corners.topLeading), ("topTrailing", corners.topTrailing),
                ("bottomTrailing", corners.bottomTrailing),
                ("bottomLeading", corners.bottomLeading),
              ])))
        ])
    case .path(let path): expression(path)
    }
  }

  private static func expression(_ path: SkeletonPath) -> Expression {
    let contours = path.contours.map { contour in
      Expression.list(
        contour.map {
          .call("SheenPoint", [Argument("x", .number($0.x)), Argument("y", .number($0.y))])
        })
    }
    if contours.count == 1, !path.mirrors {
      return .call("Skeleton.polygon", [Argument(contours[0])])
    }
    let mirrors = path.mirrors ? [Argument("mirrors", .word("true"))] : []
    return .call(
      "Skeleton.path",
      [Argument(.call("SkeletonPath", [Argument("contours", .list(contours))] + mirrors))])
  }

  private static func expression(_ lines: SkeletonLines) -> Expression {
    let standard = SkeletonLines(count: lines.count, lineHeight: lines.lineHeight)
    var arguments = lines.count == 1 ? [] : [Argument("lines", .word("\(lines.count)"))]
    func add(_ name: String, _ value: Double, unless standard: Double) {
      if value != standard { arguments.append(Argument(name, .number(value))) }
    }
    add("lineHeight", lines.lineHeight, unless: SkeletonDefaults.lineHeight)
    add("spacing", lines.spacing, unless: standard.spacing)
    add("lastLine", lines.lastLine, unless: standard.lastLine)
    add("variation", lines.variation, unless: standard.variation)
    if lines.seed != 0 { arguments.append(Argument("seed", .word("\(lines.seed)"))) }
    if lines.alignment != standard.alignment {
      arguments.append(Argument("alignment", .word(".\(lines.alignment)")))
    }
    return .call("Skeleton.text", arguments)
  }

  // MARK: Values

  private static func spacing(_ points: Double) -> [Argument] {
    points == SkeletonDefaults.spacing ? [] : [Argument("spacing", .number(points))]
  }

  private static func length(_ length: SkeletonLength) -> Expression {
    switch length {
    case .fixed(let points): .number(points)
    case .fraction(let fraction): .call(".fraction", [Argument(.number(fraction))])
    case .flexible: .word(".flexible")
    }
  }

  private static func padding(_ insets: SkeletonInsets) -> [Argument] {
    if insets == SkeletonInsets(SkeletonDefaults.padding) { return [] }
    if insets == SkeletonInsets(insets.top) { return [Argument(.number(insets.top))] }
    let isEven = insets.top == insets.bottom && insets.leading == insets.trailing
    let arguments =
      isEven
      ? [
        Argument("horizontal", .number(insets.leading)), Argument("vertical", .number(insets.top)),
      ]
      : numbers([
        ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
        ("trailing", insets.trailing),
      ])
    return [Argument(.call("SkeletonInsets", arguments))]
  }

  /// The arguments of numbers that are not 0, which is what they are where they are left out.
  private static func numbers(_ numbers: [(name: String, value: Double)]) -> [Argument] {
    numbers.filter { $0.value != 0 }.map { Argument($0.name, .number($0.value)) }
  }

  private static func alignment(_ alignment: SkeletonAlignment) -> [Argument] {
    let name: String? =
      switch (alignment.horizontal, alignment.vertical) {
      case (.center, .center): nil
      case (.leading, .center): "leading"
      case (.trailing, .center): "trailing"
      case (.center, let vertical): "\(vertical)"
      case (.leading, let vertical): "\(vertical)Leading"
      case (.trailing, let vertical): "\(vertical)Trailing"
      }
    return name.map { [Argument("alignment", .word(".\($0)"))] } ?? []
  }
}

import SheenCore

/// Reads a part of a skeleton and all below it.
///
/// Recursion is bounded by `JSONParser.deepest`.
enum PartReader {
  static func part(_ field: Field) throws(SkeletonFileError) -> Skeleton {
    switch field.value.kind {
    case .string(let word):
      if word == PartKind.spacer.rawValue { return .spacer }
      guard let shape = SkeletonWords.shapes[word] else {
        let words = SkeletonWords.shapes.words + [PartKind.spacer.rawValue]
        throw field.wrong("\(words.choice), or an object such as \(Examples.part)", near: words)
      }
      return try checked(Skeleton(.shape(shape)), field)
    case .object(let members): return try object(Fields(field: field, members: members))
    default:
      throw field.wrong("a part: an object such as \(Examples.part), or a word such as \"circle\"")
    }
  }

  private static func object(_ fields: Fields) throws(SkeletonFileError) -> Skeleton {
    let kind = try kind(of: fields)
    guard let own = fields[kind.rawValue] else { return .spacer }
    for member in fields.members
    where member.key != kind.rawValue && !kind.options.contains(member.key) {
      throw misplaced(member, in: fields, beside: kind)
    }
    let part: Skeleton =
      switch kind {
      case .shape: Skeleton(.shape(try own.word(of: SkeletonWords.shapes)))
      case .rounded: Skeleton(.shape(.rounded(try corners(own))))
      case .circle: Skeleton.circle(try own.number(.length))
      case .bar:
        Skeleton.bar(
          try own.number(.length), width: try fields["width"].map(length) ?? .flexible)
      case .lines: Skeleton(.lines(try lines(own, fields)))
      case .path:
        Skeleton(
          .shape(
            .path(
              SkeletonPath(
                contours: try contours(own), mirrors: try fields["mirrors"]?.bool() ?? false))))
      case .spacer: Skeleton.spacer(minimum: try own.number(.length))
      case .row, .column, .overlay: Skeleton(try container(kind, own, fields))
      case .part: try part(own)
      }
    return try modified(part, kind, fields)
  }

  /// The part with what its object puts around it, from the inside to the outside.
  private static func modified(
    _ part: Skeleton, _ kind: PartKind, _ fields: Fields
  ) throws(SkeletonFileError) -> Skeleton {
    var part = try checked(part, fields.field)
    func wrap(_ outer: Skeleton.Part) throws(SkeletonFileError) {
      part = try checked(Skeleton(outer), fields.field)
    }
    if let field = fields["aspect"] { try wrap(.aspect(part, ratio: try ratio(field))) }
    if kind != .bar, fields["width"] != nil || fields["height"] != nil || fields["at"] != nil {
      try wrap(
        .frame(
          part, width: try fields["width"].map(length), height: try fields["height"].map(length),
          alignment: try fields["at"]?.word(of: SkeletonWords.alignments) ?? .center))
    }
    if let field = fields["separated"] { try wrap(.separated(part, by: try field.number(.length))) }
    if let field = fields["padding"] { try wrap(.padding(part, try insets(field))) }
    if let field = fields["repeat"] { try wrap(.repeated(part, try repetition(field))) }
    return part
  }

  /// The part, unless the core refuses it: every number is checked where it is read, so what is left
  /// is nesting that is too deep.
  private static func checked(
    _ part: Skeleton, _ field: Field
  ) throws(SkeletonFileError) -> Skeleton {
    guard case .failure(let error) = part.part else { return part }
    throw field.text.error(at: field.value.offset, error.description)
  }

  private static func container(
    _ kind: PartKind, _ own: Field, _ fields: Fields
  ) throws(SkeletonFileError) -> Skeleton.Part {
    var parts: [Skeleton] = []
    for item in try own.items("a list of parts") { parts.append(try part(item)) }
    let spacing = try fields["spacing"]?.number(.length) ?? SkeletonDefaults.spacing
    let align = fields["align"]
    switch kind {
    case .row:
      let alignment = try align?.word(of: SkeletonWords.rowAlignments) ?? .center
      return .row(parts, spacing: spacing, alignment: alignment)
    case .column:
      let alignment = try align?.word(of: SkeletonWords.columnAlignments) ?? .leading
      return .column(parts, spacing: spacing, alignment: alignment)
    default:
      return .overlay(parts, alignment: try align?.word(of: SkeletonWords.alignments) ?? .center)
    }
  }

  // MARK: What kind of part it is

  private static func kind(of fields: Fields) throws(SkeletonFileError) -> PartKind {
    var found: PartKind?
    for member in fields.members {
      guard let kind = PartKind(rawValue: member.key) else { continue }
      if let found {
        throw fields.error(
          member,
          "\(member.key.quoted) can't stand beside \"\(found.rawValue)\"; a part is one of both")
      }
      found = kind
    }
    if let found { return found }
    let known = PartKind.allCases.flatMap { [$0.rawValue] + $0.options }
    if let member = fields.members.first(where: { !known.contains($0.key) }) {
      throw fields.unknown(member, among: PartKind.names)
    }
    throw fields.error(
      "\(fields.field.subject) doesn't say what it is; expected one of \(PartKind.names.choice)")
  }

  private static func misplaced(
    _ member: JSONMember, in fields: Fields, beside kind: PartKind
  ) -> SkeletonFileError {
    let name = member.key.quoted
    let beside = "\(name) can't stand beside \"\(kind.rawValue)\""
    if PartKind.around.contains(member.key) {
      return fields.error(
        member,
        "\(beside), whose number is its size; put it around: {\"part\": {…}, \(name): …}")
    }
    let owners = PartKind.allCases.filter { $0.options.contains(member.key) }.map(\.rawValue)
    guard owners.isEmpty else {
      return fields.error(member, "\(beside); it belongs to \(owners.choice)")
    }
    return fields.unknown(member, among: kind.options)
  }
}

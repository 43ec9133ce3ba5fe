import SheenCore

/// Reads the object that a file is.
struct FileReader {
  static let keys = ["$schema", "sheen", "name", "summary", "size", "style", "skeleton"]

  static func read(
    _ text: JSONText
  ) throws(SkeletonFileError) -> (screen: SkeletonScreen, style: ShimmerStyle?) {
    let root = Field(subject: "the file", value: try JSONParser.parse(text), text: text)
    let fields = try root.object("an object such as \(Examples.file)")
    // First the version: of a later one, the names below would be called wrong without being so.
    try version(fields)
    try fields.allow(keys)
    _ = try fields["$schema"]?.string("the address of the schema")
    let skeleton = try fields.required("skeleton", "a part such as \(Examples.part)")
    return (
      SkeletonScreen(
        name: try fields["name"]?.string("a name") ?? SkeletonFile.unnamed,
        summary: try fields["summary"]?.string("a few words") ?? "",
        size: try fields["size"].map(size) ?? SkeletonScreen.phone,
        skeleton: try PartReader.part(skeleton)),
      try fields["style"].map(StyleReader.style)
    )
  }

  private static func version(_ fields: Fields) throws(SkeletonFileError) {
    let version = SkeletonFile.version
    let field = try fields.required(
      "sheen", "the version of the format: \"sheen\": \(version)")
    guard case .number(let number, _) = field.value.kind, number == Double(version) else {
      throw field.wrong("\(version), the version of the format that can be read here")
    }
  }

  private static func size(_ field: Field) throws(SkeletonFileError) -> SheenSize {
    let expected = "a width and a height in points, as in [390, 844]"
    let sides = try field.items(expected)
    guard sides.count == 2 else { throw field.wrong(expected) }
    return SheenSize(
      width: try sides[0].number(.positiveLength), height: try sides[1].number(.positiveLength))
  }
}

extension Optional where Wrapped == Field {
  /// What a reader makes of the value, or nil where there is none.
  func map<Value>(
    _ read: (Field) throws(SkeletonFileError) -> Value
  ) throws(SkeletonFileError) -> Value? {
    guard let self else { return nil }
    return try read(self)
  }
}

/// Reads a JSON text by RFC 8259: one value, with nothing behind it.
///
/// Two things are stricter than there: a name may stand once only in an object, and nesting ends at
/// `deepest`. Errors name the usual slips (a comment, a trailing comma, single quotes) because files
/// are written by hand.
struct JSONParser {
  let text: JSONText
  var offset: Int

  /// The deepest nesting, in lists and objects. A skeleton of the deepest kind needs 132.
  static let deepest = 256

  init(_ text: JSONText) {
    self.text = text
    offset = text.start
  }

  static func parse(_ text: JSONText) throws(SkeletonFileError) -> JSONValue {
    if let broken = text.firstBrokenByte {
      throw text.error(at: broken, "this byte is not UTF-8; save the file as UTF-8")
    }
    var parser = JSONParser(text)
    parser.skipSpace()
    guard parser.peek != nil else {
      throw text.error(
        at: parser.offset, "there is nothing here; expected an object such as \(Examples.file)")
    }
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.peek == nil else {
      throw parser.unexpected("the end of the text, since the value is complete")
    }
    return value
  }

  var peek: UInt8? { offset < text.bytes.count ? text.bytes[offset] : nil }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Steps over a byte if it is the next one.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  func unexpected(_ expected: String) -> SkeletonFileError {
    text.error(at: offset, "found \(text.found(at: offset)); expected \(expected)")
  }

  mutating func value(depth: Int) throws(SkeletonFileError) -> JSONValue {
    let start = offset
    guard depth < Self.deepest else {
      throw text.error(
        at: start, "lists and objects are nested deeper than \(Self.deepest) levels; use fewer")
    }
    let kind: JSONValue.Kind
    switch peek {
    case UInt8(ascii: "{"): kind = .object(try object(depth: depth))
    case UInt8(ascii: "["): kind = .array(try array(depth: depth))
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: kind = try number()
    default: kind = try word()
    }
    return JSONValue(kind: kind, offset: start)
  }

  private mutating func word() throws(SkeletonFileError) -> JSONValue.Kind {
    let start = offset
    while let byte = peek, isLetter(byte) { offset += 1 }
    let word = String(decoding: text.bytes[start..<offset], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "":
      switch peek {
      case UInt8(ascii: "'"): throw text.error(at: start, "text stands in double quotes: \"…\"")
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        throw text.error(at: start, "JSON has no comments; remove this one")
      case UInt8(ascii: "."), UInt8(ascii: "+"):
        throw text.error(at: start, "a number begins with a digit or a minus: 0.5, -0.5")
      default: throw unexpected("a value")
      }
    default:
      throw text.error(
        at: start,
        "found \(word.shortened); expected a value, and text stands in double quotes: \(word.quoted)"
      )
    }
  }

  private mutating func array(depth: Int) throws(SkeletonFileError) -> [JSONValue] {
    let start = offset
    offset += 1
    skipSpace()
    var values: [JSONValue] = []
    if skip("]") { return values }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if skip("]") { return values }
      try comma(before: "]", of: "the list", from: start)
    }
  }

  private mutating func object(depth: Int) throws(SkeletonFileError) -> [JSONMember] {
    let start = offset
    offset += 1
    skipSpace()
    var members: [JSONMember] = []
    var places: [String: Int] = [:]
    if skip("}") { return members }
    while true {
      let keyOffset = offset
      let key = try self.key()
      if let first = places.updateValue(keyOffset, forKey: key) {
        let line = text.place(of: first).line
        throw text.error(
          at: keyOffset, "\(key.quoted) stands here a second time; the first is in line \(line)")
      }
      skipSpace()
      guard skip(":") else { throw unexpected("a colon after \(key.quoted)") }
      skipSpace()
      members.append(
        JSONMember(key: key, keyOffset: keyOffset, value: try value(depth: depth + 1)))
      skipSpace()
      if skip("}") { return members }
      try comma(before: "}", of: "the object", from: start)
    }
  }

  private mutating func key() throws(SkeletonFileError) -> String {
    if peek == UInt8(ascii: "\"") { return try string() }
    let start = offset
    while let byte = peek, isLetter(byte) { offset += 1 }
    guard offset > start else { throw unexpected("a name in double quotes, or '}'") }
    let word = String(decoding: text.bytes[start..<offset], as: UTF8.self)
    throw text.error(at: start, "a name stands in double quotes: \(word.quoted)")
  }

  /// Steps over the comma between two members, and not over one with nothing behind it.
  private mutating func comma(
    before end: Unicode.Scalar, of whole: String, from start: Int
  ) throws(SkeletonFileError) {
    let comma = offset
    guard skip(",") else {
      guard peek != nil else {
        let line = text.place(of: start).line
        throw text.error(
          at: offset, "the text ends inside \(whole) that began in line \(line); expected '\(end)'")
      }
      throw unexpected("a comma or '\(end)'")
    }
    skipSpace()
    if peek == UInt8(ascii: end) {
      throw text.error(at: comma, "nothing follows this comma; remove it")
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == UInt8(ascii: "_")
  }
}

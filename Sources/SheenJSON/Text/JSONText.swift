/// The bytes of a file and its path: what every error about it is made from.
struct JSONText: Sendable {
  let path: String
  let bytes: [UInt8]

  /// Where the text begins: behind a byte order mark, which some editors write.
  let start: Int

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// An error about the byte at an offset.
  func error(at offset: Int, _ reason: String) -> SkeletonFileError {
    SkeletonFileError(path: path, place: place(of: offset), reason: reason)
  }

  /// The line and column of an offset. Only errors need it, so nothing else pays for it.
  func place(of offset: Int) -> SkeletonFileError.Place {
    let end = min(max(offset, start), bytes.count)
    var line = 1
    var column = 1
    for index in start..<end {
      let byte = bytes[index]
      let endsPair = byte == UInt8(ascii: "\n") && index > start && bytes[index - 1] == 0x0D
      if endsPair { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SkeletonFileError.Place(line: line, column: column)
  }

  /// The Unicode scalar at an offset in words, to follow "found".
  func found(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the text" }
    var decoder = UTF8()
    var iterator = bytes[offset...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return "a broken byte" }
    return scalar.isPlain ? "'\(scalar)'" : scalar.code
  }
}

extension Unicode.Scalar {
  /// Whether it can stand in a message without moving the cursor or hiding.
  package var isPlain: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  /// The code point as U+0041.
  var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

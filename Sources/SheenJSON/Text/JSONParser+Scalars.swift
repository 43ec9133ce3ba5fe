extension JSONParser {
  /// A number, as the Double nearest to what is written.
  mutating func number() throws(SkeletonFileError) -> JSONValue.Kind {
    let start = offset
    _ = skip("-")
    if skip("0") {
      if let next = peek, isDigit(next) {
        throw text.error(at: start, "a number does not begin with a needless 0")
      }
    } else {
      try digits()
    }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    let written = String(decoding: text.bytes[start..<offset], as: UTF8.self)
    guard let value = Double(written), value.isFinite else {
      throw text.error(at: start, "\(written.shortened) is too large for a number")
    }
    return .number(value, digits: written)
  }

  private mutating func digits() throws(SkeletonFileError) {
    guard let first = peek, isDigit(first) else { throw unexpected("a digit") }
    while let byte = peek, isDigit(byte) { offset += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// The text between two quotes, with its escapes resolved.
  mutating func string() throws(SkeletonFileError) -> String {
    let start = offset
    offset += 1
    var bytes: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &bytes)
      case 0..<0x20:
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          throw text.error(at: start, "this text has no closing quote in its line")
        }
        throw text.error(
          at: offset, "found \(text.found(at: offset)) inside a text; write it as an escape")
      default:
        bytes.append(byte)
        offset += 1
      }
    }
    throw text.error(at: start, "this text has no closing quote")
  }

  private mutating func escape(into bytes: inout [UInt8]) throws(SkeletonFileError) {
    let start = offset
    offset += 1
    let escaped = peek
    offset += 1
    switch escaped {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      bytes.append(escaped ?? 0)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"): bytes.append(contentsOf: String(try scalar(from: start)).utf8)
    default:
      offset = start
      throw text.error(
        at: start,
        "there is no such escape; use \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and 4 digits")
    }
  }

  /// The character of one escape, or of two that are the halves of a surrogate pair.
  private mutating func scalar(from start: Int) throws(SkeletonFileError) -> Unicode.Scalar {
    let first = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, skip("\\"), skip("u") else { throw half(at: start) }
    let second = try codeUnit(from: start)
    let value = 0x10000 + ((first - 0xD800) << 10)
    guard 0xDC00...0xDFFF ~= second, let scalar = Unicode.Scalar(value + (second - 0xDC00)) else {
      throw half(at: start)
    }
    return scalar
  }

  private func half(at start: Int) -> SkeletonFileError {
    text.error(
      at: start, "half of a surrogate pair is no character; write both halves, or the character")
  }

  private mutating func codeUnit(from start: Int) throws(SkeletonFileError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw text.error(at: start, "\\u is followed by 4 hexadecimal digits, as in \\u00e9")
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}

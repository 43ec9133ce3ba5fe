extension JSONText {
  /// The offset of the first byte that does not belong to a character in UTF-8, or nil.
  ///
  /// Overlong forms, halves of surrogate pairs and values above U+10FFFF are no characters: the
  /// table of well-formed byte sequences, 3-7 of the Unicode Standard, chapter 3.
  var firstBrokenByte: Int? {
    var index = start
    while index < bytes.count {
      guard let length = Self.length(ofCharacterAt: index, in: bytes) else { return index }
      index += length
    }
    return nil
  }

  private static func length(ofCharacterAt index: Int, in bytes: [UInt8]) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[index] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    default: return nil
    }
    guard index + length <= bytes.count, second ~= bytes[index + 1] else { return nil }
    let rest = bytes[(index + 2)..<max(index + 2, index + length)]
    return rest.allSatisfy { 0x80...0xBF ~= $0 } ? length : nil
  }
}

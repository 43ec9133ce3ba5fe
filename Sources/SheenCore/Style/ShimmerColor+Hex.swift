extension ShimmerColor {
  /// An error that describes why a text is not a color.
  public struct HexError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the text.
    package enum Reason: Hashable, Sendable {
      /// The text doesn't have 3, 4, 6 or 8 digits.
      case length(Int)

      /// The character at a position, counted from 0 after the `#`, is not a hexadecimal digit.
      case digit(position: Int)
    }

    package let reason: Reason

    /// A sentence that says what is wrong and what would be right.
    public var description: String {
      switch reason {
      case .length(let count):
        "a color has 3, 4, 6 or 8 hexadecimal digits, as in #e0e0e0 or #e0e0e080; this has \(count)"
      case .digit(let position):
        "a color has only the digits 0–9 and a–f after its #; number \(position + 1) is another"
      }
    }
  }

  /// The color that a text such as `#e0e0e0` names, as in CSS.
  ///
  /// With 3 or 4 digits each stands for two of its kind; the last of 4, or the last two of 8, are the
  /// alpha. The `#` may be missing.
  ///
  /// ```swift
  /// try ShimmerColor(hex: "#fff") == .white                    // true
  /// try ShimmerColor(hex: "00000080").bytes.alpha              // 128
  /// ```
  public init(hex text: String) throws(HexError) {
    var digits: [UInt8] = []
    var characters = Array(text.utf8)
    if characters.first == UInt8(ascii: "#") { characters.removeFirst() }
    guard [3, 4, 6, 8].contains(characters.count) else {
      throw HexError(reason: .length(characters.count))
    }
    for (position, character) in characters.enumerated() {
      guard let digit = Self.digit(character) else {
        throw HexError(reason: .digit(position: position))
      }
      digits.append(digit)
    }
    let isShort = digits.count < 6
    func part(_ index: Int) -> Double {
      let bits = isShort ? digits[index] * 17 : digits[index * 2] * 16 + digits[index * 2 + 1]
      return Double(bits) / 255
    }
    let hasAlpha = digits.count == 4 || digits.count == 8
    self.init(red: part(0), green: part(1), blue: part(2), alpha: hasAlpha ? part(3) : 1)
  }

  /// The color as CSS writes it: `#rrggbb`, or `#rrggbbaa` where it is not opaque.
  public var hex: String {
    let (red, green, blue, alpha) = bytes
    var text = "#"
    for byte in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
      text += Self.digits[Int(byte >> 4)]
      text += Self.digits[Int(byte & 15)]
    }
    return text
  }

  private static let digits = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
  ]

  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

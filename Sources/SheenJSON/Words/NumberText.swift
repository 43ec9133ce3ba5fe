extension Double {
  /// The shortest text that reads as the same number, as JSON writes it: `12`, `0.65`, `1e+21`.
  package var shortest: String {
    let text = description
    return self == 0 ? "0" : text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number that a text stands for, or nil; only digits, a sign, a point and an exponent count,
  /// so not the "inf" and "0x10" that Swift reads too.
  package init?(decimal text: some StringProtocol) {
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let value = Double(String(text)), value.isFinite else { return nil }
    self = value
  }

  /// The fraction that a percentage such as `62.5%` stands for, or nil.
  ///
  /// The exponent is lowered in the text, because 0.07 is not 7 / 100 for every such number; so
  /// every fraction has a percentage that reads as exactly itself.
  package init?(percentage text: String) {
    guard text.last == "%" else { return nil }
    let number = text.dropLast()
    guard let e = number.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
      self.init(decimal: number + "e-2")
      return
    }
    guard let exponent = Int(number[number.index(after: e)...]), exponent.magnitude < 1000 else {
      return nil
    }
    self.init(decimal: number[..<e] + "e\(exponent - 2)")
  }

  /// The fraction as a percentage: `0.625.percentage` is `62.5%`.
  var percentage: String {
    // The digits stay and the point moves by two places, so nothing is rounded.
    let text = shortest
    let e = text.firstIndex { $0 == "e" } ?? text.endIndex
    let mantissa = text[..<e]
    guard e == text.endIndex else {
      let exponent = (Int(text[text.index(after: e)...]) ?? 0) + 2
      return exponent == 0 ? "\(mantissa)%" : "\(mantissa)e\(exponent)%"
    }
    let point = mantissa.firstIndex(of: ".") ?? mantissa.endIndex
    let decimals = mantissa[point...].dropFirst()
    let moved = String(decimals.prefix(2))
    let whole = mantissa[..<point] + moved + String(repeating: "0", count: 2 - moved.count)
    let head = whole.drop { $0 == "0" }
    let tail = decimals.dropFirst(2)
    return (head.isEmpty ? "0" : head) + (tail.isEmpty ? "" : "." + tail) + "%"
  }
}

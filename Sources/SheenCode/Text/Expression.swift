import SheenCore

/// An expression of Swift, before it is broken into lines.
indirect enum Expression: Hashable, Sendable {
  /// A literal or a name.
  case word(String)

  /// Elements in brackets.
  case list([Expression])

  /// A call of a function or an initializer.
  case call(String, [Argument])

  /// A call with a block of expressions behind it.
  case block(String, [Argument], [Expression])

  /// A method of an expression's value.
  case member(Expression, String, [Argument])
}

/// An argument of a call, with its label if it has one.
struct Argument: Hashable, Sendable {
  let label: String
  let value: Expression

  init(_ label: String = "", _ value: Expression) {
    self.label = label
    self.value = value
  }

  init(_ value: Expression) {
    self.init("", value)
  }

  /// The label as it stands before the value.
  var start: String { label.isEmpty ? "" : label + ": " }
}

extension Expression {
  /// A number as a literal.
  static func number(_ value: Double) -> Expression {
    if value.isNaN { return .word(".nan") }
    if value.isInfinite { return .word(value > 0 ? ".infinity" : "-.infinity") }
    let text = "\(value)"
    return .word(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// A ratio as a fraction of small whole numbers where it is exactly one and long as a number.
  static func ratio(_ ratio: Double) -> Expression {
    guard case .word(let text) = number(ratio), text.utf8.count > 4 else { return .number(ratio) }
    for height in 2...32 {
      let width = (ratio * Double(height)).rounded()
      if width > 0, width < 10_000, width / Double(height) == ratio {
        return .word("\(Int(width)) / \(height)")
      }
    }
    return .number(ratio)
  }

  /// A component of a color, in 255ths where it is exactly one of 8 bits and long as a number.
  static func level(_ value: Double) -> Expression {
    guard case .word(let text) = number(value), text.utf8.count > 4, value > 0, value < 1 else {
      return .number(value)
    }
    let byte = (value * 255).rounded()
    return byte / 255 == value ? .word("\(Int(byte)) / 255") : .number(value)
  }

  /// A size in points.
  static func size(_ size: SheenSize) -> Expression {
    .call(
      "SheenSize",
      [Argument("width", .number(size.width)), Argument("height", .number(size.height))])
  }
}

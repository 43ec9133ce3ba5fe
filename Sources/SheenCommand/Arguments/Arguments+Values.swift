import SheenCore
import SheenJSON

extension Arguments {
  /// The error that an option's value is not what was expected, with the word that was meant.
  static func wrong(
    _ option: Option, _ text: String, _ expected: String, near words: [String] = []
  ) -> CommandError {
    let meant = words.nearest(to: text).map { " (did you mean \"\($0)\"?)" } ?? ""
    return .usage("\(option.flag) is \(text.quoted); expected \(expected)\(meant)")
  }

  /// The number that an option has, or nil where it is not given; `other` names what else its value
  /// may be.
  func number(
    _ option: Option, _ range: NumberRange, or other: String = ""
  ) throws(CommandError) -> Double? {
    guard let text = value(option) else { return nil }
    guard let number = Double(decimal: text), range.contains(number) else {
      throw Self.wrong(option, text, range.words + other)
    }
    return number
  }

  func integer(_ option: Option, _ range: NumberRange) throws(CommandError) -> Int? {
    // Every whole range ends far below 2^53.
    try number(option, range).map { Int($0) }
  }

  func word<Value>(_ option: Option, _ table: WordTable<Value>) throws(CommandError) -> Value? {
    guard let text = value(option) else { return nil }
    guard let value = table[text] else {
      throw Self.wrong(option, text, table.words.choice, near: table.words)
    }
    return value
  }

  func color(_ option: Option) throws(CommandError) -> ShimmerColor? {
    guard let text = value(option) else { return nil }
    do {
      return try ShimmerColor(hex: text)
    } catch {
      throw Self.wrong(option, text, "a color such as #e0e0e0 or #e0e0e080")
    }
  }

  /// Refuses two options that contradict each other.
  func refuse(_ first: Option, with second: Option) throws(CommandError) {
    if has(first), has(second) {
      throw .usage("\(first.flag) and \(second.flag) can't both be given; keep one of them")
    }
  }

  /// The one operand that a command needs.
  ///
  /// - Parameter rest: What else the command can't do without.
  func screen(_ command: String, and rest: String = "") throws(CommandError) -> String {
    guard let screen = operands.first else {
      throw .usage("\(command) needs a screen, as in: \(command) feed\(rest)")
    }
    try refuseOperands(after: 1, command)
    return screen
  }

  func refuseOperands(after count: Int, _ command: String) throws(CommandError) {
    guard operands.count > count else { return }
    let known = count == 0 ? "takes none" : "takes one screen"
    throw .usage("\(operands[count].quoted) is one operand too many; \(command) \(known)")
  }
}

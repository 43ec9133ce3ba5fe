// The line breaks are those that `swift format` leaves where they are, and its own where it has none to
// choose: a block always has lines of its own, arguments fill lines, and methods that follow what takes
// several lines stand below each other.
extension Expression {
  /// The longest line, in characters.
  private static let lineLength = 100

  /// The text, broken into lines.
  ///
  /// - Parameters:
  ///   - indent: How far the line is indented that the expression begins on.
  ///   - column: How many characters stand before it on that line; nil: as many as it is indented.
  ///   - tail: How many characters follow it on its last line.
  ///   - isBase: Whether a method follows.
  func text(indent: Int, column: Int? = nil, tail: Int = 0, isBase: Bool = false) -> String {
    let column = column ?? indent
    if let line, column + line.count + tail <= Self.lineLength { return line }
    switch self {
    case .word(let text): return text
    case .list(let elements):
      let inner = indent + 2
      // `swift format` wants a comma behind the last of several elements only.
      let comma = elements.count > 1 ? "," : ""
      let lines = elements.map { Self.margin(inner) + $0.text(indent: inner, tail: 1) + comma }
      return (["["] + lines + [Self.margin(indent) + "]"]).joined(separator: "\n")
    case .call(let name, let arguments):
      guard !arguments.isEmpty else { return name + "()" }
      return name + Self.list(arguments, indent: indent, tail: tail, closesAlone: isBase)
    case .block(let name, let arguments, let children):
      return Self.head(name, arguments, indent: indent, column: column) + " {"
        + (children.isEmpty ? "}" : Self.lines(of: children, indent: indent + 2))
        + (children.isEmpty ? "" : "\n" + Self.margin(indent) + "}")
    case .member: return chain(indent: indent, column: column, tail: tail)
    }
  }

  /// The text on one line, or nil where it has a block, which takes several.
  private var line: String? {
    switch self {
    case .word(let text): return text
    case .list(let elements): return Self.joined(elements.map(\.line)).map { "[\($0)]" }
    case .call(let name, let arguments):
      return Self.line(of: arguments).map { "\(name)(\($0))" }
    case .block(let name, let arguments, let children):
      guard children.isEmpty, let list = Self.line(of: arguments) else { return nil }
      return arguments.isEmpty ? "\(name) {}" : "\(name)(\(list)) {}"
    case .member(let base, let name, let arguments):
      guard let base = base.line, let list = Self.line(of: arguments) else { return nil }
      return "\(base).\(name)(\(list))"
    }
  }

  /// An expression and its methods, each on a line of its own.
  private func chain(indent: Int, column: Int, tail: Int) -> String {
    var base = self
    var methods: [(name: String, arguments: [Argument])] = []
    while case .member(let inner, let name, let arguments) = base {
      methods.append((name, arguments))
      base = inner
    }
    var text = base.text(indent: indent, column: column, isBase: true)
    let inner = text.contains("\n") ? indent : indent + 2
    for (index, method) in methods.enumerated().reversed() {
      let call = Expression.call("." + method.name, method.arguments)
      let margin = Self.margin(inner)
      text +=
        "\n" + margin
        + call.text(indent: inner, tail: index == 0 ? tail : 0, isBase: index > 0)
    }
    return text
  }

  private static func head(
    _ name: String, _ arguments: [Argument], indent: Int, column: Int
  ) -> String {
    guard !arguments.isEmpty else { return name }
    if let list = line(of: arguments), column + name.count + list.count + 4 <= lineLength {
      return "\(name)(\(list))"
    }
    return name + list(arguments, indent: indent, tail: 0, closesAlone: true)
  }

  /// Arguments in parentheses, on lines below the name that is called.
  private static func list(
    _ arguments: [Argument], indent: Int, tail: Int, closesAlone: Bool
  ) -> String {
    let inner = indent + 2
    var text = "("
    var column = lineLength
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      let after = isLast ? (closesAlone ? 0 : 1 + tail) : 1
      let line = argument.value.line
      let width = argument.start.count + (line?.count ?? lineLength)
      if column + 1 + width + after <= lineLength {
        text += " " + argument.start + (line ?? "")
        column += 1 + width + 1
      } else {
        let start = inner + argument.start.count
        let value = argument.value.text(indent: inner, column: start, tail: after)
        text += "\n" + margin(inner) + argument.start + value
        // Nothing follows what takes several lines.
        column = value.contains("\n") ? lineLength : start + value.count + 1
      }
      text += isLast ? "" : ","
    }
    return text + (closesAlone ? "\n" + margin(indent) : "") + ")"
  }

  private static func lines(of children: [Expression], indent: Int) -> String {
    children.map { "\n" + margin(indent) + $0.text(indent: indent) }.joined()
  }

  private static func line(of arguments: [Argument]) -> String? {
    joined(arguments.map { argument in argument.value.line.map { argument.start + $0 } })
  }

  private static func joined(_ texts: [String?]) -> String? {
    var all: [String] = []
    for text in texts {
      guard let text else { return nil }
      all.append(text)
    }
    return all.joined(separator: ", ")
  }

  private static func margin(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}

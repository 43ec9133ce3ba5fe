/// The names that a screen has in code.
enum SwiftName {
  /// The name of a constant: `photoGrid` for `photo-grid`.
  ///
  /// - Parameter others: The names of the constants beside it.
  static func constant(_ name: String, besides others: [String]) -> String {
    let type = type(name)
    let constant = (type.first?.lowercased() ?? "") + type.dropFirst()
    let isTaken = taken.contains(constant) || others.contains(constant)
    return isTaken ? constant + "Screen" : constant
  }

  /// The beginning of a type's name: `PhotoGrid` for `photo-grid`.
  static func type(_ name: String) -> String {
    let words = name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = joined.first else { return "Untitled" }
    return first.isNumber ? "Screen" + joined : joined
  }

  /// Words of the language, and what a screen and a style have already.
  private static let taken: Set<String> = [
    "actor", "all", "any", "as", "associatedtype", "async", "await", "break", "calm", "case",
    "catch", "class", "components", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "falling", "fileprivate", "for", "func", "glint", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "name", "named", "nil", "open",
    "operator", "package", "phone", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "screens", "self", "size", "skeleton", "some", "standard", "static",
    "struct", "subscript", "summary", "super", "switch", "throw", "throws", "tilted", "title",
    "true", "try", "type", "typealias", "var", "where", "while",
  ]
}

extension String {
  /// The text as a literal.
  var literal: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.properties.generalCategory.isInvisible:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Unicode.GeneralCategory {
  /// Whether a reader can't see such a character, or it changes how others are shown.
  fileprivate var isInvisible: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }
}

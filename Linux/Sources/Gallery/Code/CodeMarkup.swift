import SheenWeb

/// Swift code as HTML, in which words of the language, types, texts, numbers and comments are marked.
struct CodeMarkup {
  private static let keywords: Set<Substring> = [
    "case", "class", "else", "extension", "false", "for", "func", "guard", "if", "import", "in",
    "init", "let", "mutating", "nil", "override", "private", "public", "return", "self", "Self",
    "some", "static", "struct", "super", "switch", "throw", "throws", "true", "try", "var", "weak",
  ]

  private(set) var html = ""
  private var rest: Substring
  private let marksSheen: Bool

  /// - Parameter marksSheen: Whether calls of Sheen are made to stand out.
  init(_ code: String, marksSheen: Bool = false) {
    self.marksSheen = marksSheen
    rest = code[...]
    while let character = rest.first { take(character) }
  }

  private mutating func take(_ character: Character) {
    if rest.hasPrefix("//") {
      mark("comment", rest.prefix { $0 != "\n" })
    } else if character == "\"" {
      mark("text", text)
    } else if character.isNumber {
      mark("number", number)
    } else if character.isLetter || character == "_" || character == "@" {
      let name = rest[..<(rest.dropFirst().firstIndex { !Self.isName($0) } ?? rest.endIndex)]
      // A word of the language before a colon is a label, as in `layout(in: size)`.
      let isKeyword = Self.keywords.contains(name) && rest[name.endIndex...].first != ":"
      let kind = isKeyword || character == "@" ? "keyword" : character.isUppercase ? "type" : ""
      let isSheen = marksSheen && (name.contains("himmer") || name.contains("keleton"))
      mark(isSheen ? "sheen-word" : kind, name)
    } else {
      mark("", rest.prefix(1))
    }
  }

  /// Digits, and a point where digits follow: `0..<3` is a number, two points and more.
  private var number: Substring {
    let whole = rest.prefix { $0.isNumber || $0 == "_" }
    let behind = rest[whole.endIndex...]
    guard behind.first == ".", behind.dropFirst().first?.isNumber == true else { return whole }
    return rest[..<(behind.dropFirst().firstIndex { !$0.isNumber } ?? rest.endIndex)]
  }

  /// A text up to its closing quote, whose escapes and interpolations are taken as they are.
  private var text: Substring {
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if rest[index] == "\\" {
        isEscaped = true
      } else if rest[index] == "\"" {
        return rest[...index]
      }
    }
    return rest
  }

  private mutating func mark(_ kind: String, _ part: Substring) {
    let escaped = String(part).escaped
    html += kind.isEmpty ? escaped : "<span class=\"\(kind)\">\(escaped)</span>"
    rest = rest[part.endIndex...]
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

/// One value of a JSON text and where it begins.
struct JSONValue: Sendable {
  let kind: Kind

  /// The offset of its first byte.
  let offset: Int

  indirect enum Kind: Sendable {
    case null
    case bool(Bool)
    /// A number, and its digits as they are written: a seed has more of them than a Double holds.
    case number(Double, digits: String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }
}

/// One name of an object and its value.
struct JSONMember: Sendable {
  let key: String
  let keyOffset: Int
  let value: JSONValue
}

extension JSONValue {
  /// What it is, short enough for a message.
  var found: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(_, let digits): digits.shortened
    case .string(let value): value.quoted
    case .array(let values): values.isEmpty ? "an empty list" : "a list"
    case .object: "an object"
    }
  }
}

extension String {
  /// The text in quotes, as JSON writes it, cut where it is long.
  package var quoted: String { "\"" + jsonEscaped.shortened + "\"" }

  /// The text cut after 40 scalars.
  var shortened: String {
    // Scalars, since one visible character can be a million of them.
    let head = unicodeScalars.prefix(40)
    return head.endIndex == endIndex ? self : String(head) + "…"
  }

  /// The text as it stands between the quotes of JSON; what does not show is written as an escape.
  package var jsonEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isPlain || scalar == "\u{200D}": text.unicodeScalars.append(scalar)
      default:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return text
  }
}

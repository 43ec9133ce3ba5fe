/// A value of a JSON text that a program has written, such as a browser's answer.
package struct JSONReply: Sendable {
  private let value: JSONValue

  /// The value of a text, or nil where it is no JSON.
  package init?(_ bytes: [UInt8]) {
    guard let value = try? JSONParser.parse(JSONText(path: "", bytes: bytes)) else { return nil }
    self.value = value
  }

  private init(_ value: JSONValue) {
    self.value = value
  }

  /// The value under a name, or nil where this is no object or has none of that name.
  package subscript(key: String) -> JSONReply? {
    guard case .object(let members) = value.kind else { return nil }
    return members.first { $0.key == key }.map { JSONReply($0.value) }
  }

  /// The text that this is, or nil.
  package var text: String? {
    if case .string(let text) = value.kind { text } else { nil }
  }

  /// The number that this is, or nil.
  package var number: Double? {
    if case .number(let number, _) = value.kind { number } else { nil }
  }
}

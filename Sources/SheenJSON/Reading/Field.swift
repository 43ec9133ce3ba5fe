/// A value of the file and the words by which errors name it.
struct Field {
  /// The name in quotes, or such as `item 2 of "row"`.
  let subject: String
  let value: JSONValue
  let text: JSONText

  /// The error that this value is not what was expected.
  func wrong(_ expected: String) -> SkeletonFileError {
    text.error(at: value.offset, "\(subject) is \(value.found); expected \(expected)")
  }

  func bool() throws(SkeletonFileError) -> Bool {
    guard case .bool(let value) = value.kind else { throw wrong("true or false") }
    return value
  }

  func string(_ expected: String) throws(SkeletonFileError) -> String {
    guard case .string(let value) = value.kind else { throw wrong(expected) }
    return value
  }

  /// The number in a range; `expected` names what else the value may be.
  func number(_ range: NumberRange, or expected: String? = nil) throws(SkeletonFileError) -> Double
  {
    guard case .number(let number, _) = value.kind, range.contains(number) else {
      throw wrong(expected ?? range.words)
    }
    return number
  }

  func integer(_ range: NumberRange, or expected: String? = nil) throws(SkeletonFileError) -> Int {
    // Every whole range ends far below 2^53.
    Int(try number(range, or: expected))
  }

  func word<Value>(of table: WordTable<Value>) throws(SkeletonFileError) -> Value {
    guard case .string(let word) = value.kind, let meant = table[word] else {
      throw wrong(table.words.choice, near: table.words)
    }
    return meant
  }

  /// The error that this value is not what was expected, with the word that was probably meant.
  func wrong(_ expected: String, near words: [String]) -> SkeletonFileError {
    guard case .string(let word) = value.kind, let nearest = words.nearest(to: word) else {
      return wrong(expected)
    }
    return wrong("\(expected) (did you mean \"\(nearest)\"?)")
  }

  func items(_ expected: String) throws(SkeletonFileError) -> [Field] {
    guard case .array(let values) = value.kind else { throw wrong(expected) }
    return values.enumerated().map { index, value in
      Field(subject: "item \(index + 1) of \(subject)", value: value, text: text)
    }
  }

  func object(_ expected: String) throws(SkeletonFileError) -> Fields {
    guard case .object(let members) = value.kind else { throw wrong(expected) }
    return Fields(field: self, members: members)
  }
}

/// An object of the file, to be asked for its members by name.
struct Fields {
  let field: Field
  let members: [JSONMember]

  subscript(key: String) -> Field? {
    members.first { $0.key == key }.map {
      Field(subject: "\"\(key)\"", value: $0.value, text: field.text)
    }
  }

  func required(_ key: String, _ expected: String) throws(SkeletonFileError) -> Field {
    guard let found = self[key] else {
      throw error("\(field.subject) has no \"\(key)\"; expected \(expected)")
    }
    return found
  }

  /// Refuses every name that is not one of the given.
  func allow(_ keys: [String]) throws(SkeletonFileError) {
    for member in members where !keys.contains(member.key) {
      throw unknown(member, among: keys)
    }
  }

  func unknown(_ member: JSONMember, among keys: [String]) -> SkeletonFileError {
    let help =
      keys.nearest(to: member.key).map { "did you mean \"\($0)\"?" }
      ?? "known in \(field.subject): \(keys.choice)"
    return error(member, "\(member.key.quoted) is unknown; \(help)")
  }

  /// An error about the whole object.
  func error(_ reason: String) -> SkeletonFileError {
    field.text.error(at: field.value.offset, reason)
  }

  /// An error about one name.
  func error(_ member: JSONMember, _ reason: String) -> SkeletonFileError {
    field.text.error(at: member.keyOffset, reason)
  }
}

/// The words that stand for the values of an option, in files and on the command line alike.
package struct WordTable<Value: Equatable & Sendable>: Sendable {
  /// Every word and its value, in the order in which help lists them.
  package let pairs: [(word: String, value: Value)]

  package init(_ pairs: KeyValuePairs<String, Value>) {
    self.pairs = pairs.map { (word: $0.key, value: $0.value) }
  }

  /// The words alone.
  package var words: [String] { pairs.map(\.word) }

  /// The value that a word stands for, or nil.
  package subscript(word: String) -> Value? {
    pairs.first { $0.word == word }?.value
  }

  /// The word for a value, or nil where it has none.
  package func word(for value: Value) -> String? {
    pairs.first { $0.value == value }?.word
  }
}

extension [String] {
  /// The words in quotes, as a sentence lists a choice: `"a", "b" or "c"`.
  package var choice: String {
    let quoted = map { "\"\($0)\"" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

import Testing

/// Inputs and what they are answered with, written one below the other: a line is an input, and the
/// indented lines below it, joined by spaces, are the answer.
struct AnswerTable {
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    var answer: String

    var testDescription: String { input }
  }

  private(set) var rows: [Row] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        rows.append(Row(input: String(line), answer: ""))
        continue
      }
      let separator = rows[rows.count - 1].answer.isEmpty ? "" : " "
      rows[rows.count - 1].answer += separator + line.dropFirst(2)
    }
  }
}

import Testing

/// Arguments and what they are answered with, written one below the other: a line is what is typed,
/// and the indented lines below it, joined by spaces, are the line on the error stream.
struct AnswerTable {
  struct Row: Sendable, CustomTestStringConvertible {
    let typed: String
    var answer: String

    var arguments: [String] { typed.split(separator: " ").map(String.init) }
    var testDescription: String { typed }
  }

  private(set) var rows: [Row] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        rows.append(Row(typed: String(line), answer: ""))
        continue
      }
      let separator = rows[rows.count - 1].answer.isEmpty ? "" : " "
      rows[rows.count - 1].answer += separator + line.dropFirst(2)
    }
  }
}

import Foundation
import Testing

/// A suite of snippets, in which `print` compares instead of printing.
protocol Prints {}

extension Prints {
  /// Stands in for the standard library's `print`: what would be printed is compared with the comment
  /// beside the call, or with the comments below it.
  ///
  /// A comment may leave something out with `…`, and of a number the last digits that rounding makes.
  func print(
    _ items: Any..., file: String = #filePath, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    let printed = items.map { "\($0)" }.joined(separator: " ")
    guard let said = said(in: file, at: line) else {
      Issue.record("no comment says what is printed here: \(printed)", sourceLocation: place)
      return
    }
    #expect(
      matches(printed, said), "printed: \(printed)\nsaid: \(said)", sourceLocation: place)
  }
}

/// What the comment of a line says, or, where it has none, those of the lines below.
private func said(in file: String, at line: Int) -> String? {
  guard let source = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
  let lines = source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  if let comment = lines[line - 1].range(of: "  // ") {
    return String(lines[line - 1][comment.upperBound...])
  }
  let below = lines[line...].prefix { $0.hasPrefix("//") }
  return below.isEmpty ? nil : below.map { String($0.dropFirst(3)) }.joined(separator: "\n")
}

/// Whether a text is what another one says, in which `…` stands for anything.
private func matches(_ text: String, _ pattern: String) -> Bool {
  if let number = Double(text), let said = Double(pattern), text.contains(".") {
    return abs(number - said) < 1e-12
  }
  let parts = pattern.components(separatedBy: "…")
  guard parts.count > 1 else { return text == pattern }
  guard text.hasPrefix(parts[0]), text.hasSuffix(parts[parts.count - 1]) else { return false }
  var rest = text[...]
  for part in parts where !part.isEmpty {
    guard let range = rest.range(of: part) else { return false }
    rest = rest[range.upperBound...]
  }
  return true
}

extension AnswerTable.Row {
  /// The input as what is typed behind the command.
  var arguments: [String] { input.split(separator: " ").map(String.init) }
}

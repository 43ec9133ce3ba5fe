/// The texts of `--help`.
enum Help {
  private static let width = 80

  /// The help for the command as a whole.
  static var overview: String {
    let commands = Subcommand.all.map { ($0.name, $0.summary) }
    let codes = ExitCode.all.map { ("\($0.rawValue)", $0.meaning) }
    return """
      sheen draws loading screens: placeholders, and one band of light that passes
      over them.

      \(table("Try", [
        ("sheen demo", "fourteen screens in demo/, and a page that shows them"),
        ("sheen render feed -o feed.gif", "one screen as an animation"),
        ("sheen show card > mine.json", "a screen as a file, to change"),
        ("sheen check mine.json", "is there enough contrast, does nothing overlap?"),
      ]))

      \(table("Commands", commands))

      sheen COMMAND --help tells more; sheen --version prints the version.

      \(table("Exit codes", codes + [("128 + n", "ended by the signal n, such as 130 by Ctrl-C")]))
      """
  }

  /// The help for one command.
  static func page(_ command: Subcommand) -> String {
    let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst()
    let examples = command.examples.map { "  \($0.command)\n" + wrapped($0.effect, 6) }
    var parts = ["Usage: \(command.fullName) \(command.usage)", wrapped(summary + ".", 0)]
    parts.append((["Try:"] + examples).joined(separator: "\n"))
    parts += command.notes.map { wrapped($0, 0) }
    for group in command.options + [("", [.quiet, .help])] {
      parts.append(table(group.heading, group.options.map { (written($0), $0.help) }))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func written(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + option.flag + (option.value.map { " \($0)" } ?? "")
  }

  /// Two columns under a heading.
  private static func table(_ heading: String, _ rows: [(String, String)]) -> String {
    let widest = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { left, right in
      let indent = widest + 4
      let text = wrapped(right, indent)
      let gap = String(repeating: " ", count: indent - 2 - left.count)
      return "  \(left)\(gap)" + text.drop { $0 == " " }
    }
    return ((heading.isEmpty ? [] : [heading + ":"]) + lines).joined(separator: "\n")
  }

  /// A text broken into lines that all begin after so many spaces.
  private static func wrapped(_ text: String, _ indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}

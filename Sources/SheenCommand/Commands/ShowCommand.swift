import SheenJSON

extension Subcommand {
  /// `sheen show`: a screen as a file.
  static let show: Subcommand = Subcommand(
    name: "show", summary: "prints the file of a screen",
    usage: "SCREEN [OPTION]…",
    examples: [
      ("sheen show card > mine.json", "a screen to begin with"),
      ("sheen show mine.json", "a file of your own, checked and laid out anew"),
    ],
    notes: [
      "SCREEN is the name of a screen (sheen screens lists them), the path of a file, or - for the "
        + "standard input. The format is described in Documentation/Format.md."
    ],
    options: []
  ) { arguments in
    let file = try ScreenSource.file(arguments.screen(show.fullName))
    try Platform.writeAll(Array(file.json.utf8), to: Platform.output)
    return .success
  }
}

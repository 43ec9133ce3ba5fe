import SheenCode
import SheenCore
import SheenJSON

extension Subcommand {
  private static let format = Option(
    "format", value: "NAME", ScreenText.formats.words.joined(separator: ", ") + "; json")

  /// `sheen show`: a screen as a file or as source code.
  static let show: Subcommand = Subcommand(
    name: "show", summary: "prints the file of a screen, or its source code",
    usage: "SCREEN [OPTION]…",
    examples: [
      ("sheen show card > mine.json", "a screen to begin with"),
      ("sheen show mine.json", "a file of your own, checked and laid out anew"),
      ("sheen show feed --format swiftui", "a view for an app"),
    ],
    notes: [
      "SCREEN is the name of a screen (sheen screens lists them), the path of a file, or - for the "
        + "standard input. The format is described in Documentation/Format.md.",
      "swift is a constant of SkeletonScreen, swiftui a view, uikit a view controller, and html a page.",
    ],
    options: [("What is printed", [format])]
  ) { arguments in
    let file = try ScreenSource.file(arguments.screen(show.fullName))
    let format = try arguments.word(format, ScreenText.formats) ?? .json
    let text = try ScreenText(file: file).text(format)
    try Platform.writeAll(Array(text.utf8), to: Platform.output)
    return .success
  }
}

import SheenJSON

extension Subcommand {
  private static let folder = Option("output", short: "o", value: "DIR", "the folder; demo")

  /// `sheen demo`: every screen as pictures, and a page that shows them.
  static let demo: Subcommand = Subcommand(
    name: "demo", summary: "draws every screen, and a page that shows them",
    usage: "[-o DIR] [OPTION]…",
    examples: [
      ("sheen demo", "writes demo/index.html and the pictures beside it"),
      ("sheen demo -o /tmp/screens", "in another folder"),
    ],
    notes: [
      "The pictures are what sheen render draws without further options; the page shows the command "
        + "of each. Files of the same names are replaced, others are left alone."
    ],
    options: [("What is written", [folder])]
  ) { arguments in
    try arguments.refuseOperands(after: 0, demo.fullName)
    let demo = Demo(folder: arguments.value(folder) ?? "demo")
    let page = try await demo.write(isQuiet: arguments.has(.quiet))
    try Terminal.print("\(demo.pictures.count) pictures, and a page that shows them: \(page)".plain)
    return .success
  }
}

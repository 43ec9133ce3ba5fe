import SheenCore
import SheenJSON
import SheenScreens

extension Subcommand {
  private static let folder = Option("output", short: "o", value: "DIR", "the folder; demo")
  private static let terminal = Option(
    "terminal", "every screen on the terminal, one after the other, and no files")

  /// How long the terminal shows each screen, in seconds: two sweeps.
  private static let sceneSeconds = 4.0

  /// `sheen demo`: every screen as pictures, and a page that shows them.
  static let demo: Subcommand = Subcommand(
    name: "demo", summary: "draws every screen, and a page that shows them",
    usage: "[-o DIR] [OPTION]…",
    examples: [
      ("sheen demo", "writes demo/index.html and the pictures beside it"),
      ("sheen demo -o /tmp/screens", "in another folder"),
      ("sheen demo --terminal", "on the terminal, until the last screen or Ctrl-C"),
    ],
    notes: [
      "The pictures are what sheen render draws without further options; the page shows the command "
        + "of each. Files of the same names are replaced, others are left alone."
    ],
    options: [("What is written", [folder, terminal])]
  ) { arguments in
    try arguments.refuseOperands(after: 0, demo.fullName)
    try arguments.refuse(terminal, with: folder)
    if arguments.has(terminal) {
      let player = try PlayOptions.player(arguments)
      for screen in SkeletonScreen.all {
        let scene = Player.Scene(screen: screen, style: .standard)
        try await player.show(scene, seconds: sceneSeconds)
      }
      return .success
    }
    let demo = Demo(folder: arguments.value(folder) ?? "demo")
    let page = try await demo.write(isQuiet: arguments.has(.quiet))
    try Terminal.print("\(demo.pictures.count) pictures, and a page that shows them: \(page)".plain)
    return .success
  }
}

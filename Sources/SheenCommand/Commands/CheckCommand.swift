import SheenCore
import SheenJSON

extension Subcommand {
  /// `sheen check`: what should be changed about a screen.
  static let check: Subcommand = Subcommand(
    name: "check", summary: "says what should be changed about a screen",
    usage: "SCREEN [OPTION]…",
    examples: [
      ("sheen check mine.json", "in light and dark, at normal and increased contrast"),
      ("sheen check feed --background #f2e8d5", "on a background of your own"),
      ("sheen check feed --size 320x568", "on a small phone"),
    ],
    notes: [
      "Checked are: the contrast of placeholders to what is behind them (at least 1.3:1, and 3:1 at "
        + "increased contrast); whether the light is seen, and does not flash; and placeholders "
        + "that have no room, are too small, reach over the edge, or lie on others.",
      "Each finding is one line, and says what to change. The exit code is 1 when there is one.",
    ],
    options: [("The screen", PictureOptions.all), ("The light", StyleOptions.all)]
  ) { arguments in
    let file = try ScreenSource.file(arguments.screen(check.fullName))
    let screen = file.screen
    let layoutDirection = PictureOptions.layoutDirection(arguments)
    let layout = try PictureOptions.layout(arguments, of: screen)
    var findings = PlacementCheck(screen.skeleton, layout, layoutDirection: layoutDirection)
      .findings
    let chosen = try arguments.word(PictureOptions.appearance, PictureOptions.appearances)
    for (name, appearance) in PictureOptions.appearances.pairs {
      if let chosen, chosen != appearance { continue }
      let style = try StyleOptions.style(arguments, of: file.style, in: appearance)
      let colors = ColorCheck(style: style, appearance: appearance)
      findings += colors.findings(in: layout.size, layoutDirection: layoutDirection).map {
        "\(name): \($0)"
      }
    }
    for finding in findings { try Terminal.print("\(screen.name): \(finding)".plain) }
    if findings.isEmpty, !arguments.has(.quiet) {
      try Terminal.print("\(screen.name): nothing to change".plain)
    }
    return findings.isEmpty ? .success : .found
  }
}

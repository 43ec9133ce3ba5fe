import SheenCore
import SheenJSON

extension Subcommand {
  /// `sheen play`: a screen on the terminal.
  static let play: Subcommand = Subcommand(
    name: "play", summary: "shows a screen moving on the terminal",
    usage: "SCREEN [OPTION]…",
    examples: [
      ("sheen play feed", "as large as the terminal, until Ctrl-C"),
      ("sheen play mine.json --seconds 10", "a file of your own, for ten seconds"),
      ("sheen play dashboard --style tilted", "with slanted light"),
      ("sheen play list --time 0.6 --size 320x200", "one picture, of 40 columns and 13 rows"),
    ],
    notes: [
      "A column is 8 points wide and a row 16 high. Colors are derived from the terminal's own, "
        + "which it is asked for; --appearance says what they are where it does not answer.",
      "Where the output is no terminal, or nothing may move (SHEEN_REDUCED_MOTION), one picture is "
        + "shown. NO_COLOR, CLICOLOR_FORCE and COLORTERM are followed.",
    ],
    options: [
      ("What is shown", PlayOptions.all), ("The screen", PlayOptions.screen),
      ("The light", StyleOptions.all),
    ]
  ) { arguments in
    let file = try ScreenSource.file(arguments.screen(play.fullName))
    let player = try PlayOptions.player(arguments)
    let isStill = try PlayOptions.isStill(arguments)
    let time = try PlayOptions.time(arguments)
    let seconds = try PlayOptions.seconds(arguments)
    let size = try PictureOptions.size(arguments)
    let appearance = try arguments.word(PictureOptions.appearance, PictureOptions.appearances)
    let scene = Player.Scene(
      screen: file.screen,
      style: try StyleOptions.style(arguments, of: file.style, in: appearance ?? .dark))
    if isStill {
      try player.printStill(of: scene, size: size, time: time)
    } else {
      try await player.show(scene, seconds: seconds ?? .infinity)
    }
    return .success
  }
}

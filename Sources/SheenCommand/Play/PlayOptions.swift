import SheenCore
import SheenJSON
import SheenTerminal

/// The options of what is shown on the terminal.
enum PlayOptions {
  static let seconds = Option("seconds", value: "S", "how long it moves; without end")
  static let fps = Option(
    "fps", value: "N", "frames per second; \(Int(TerminalDefaults.framesPerSecond))")
  static let time = Option(
    "time", value: "S", "one picture, at a time in seconds from the dark start")

  /// The option of the other commands, in other words: what moves is as large as the terminal.
  static let size = Option(
    PictureOptions.size.name, value: PictureOptions.size.value,
    "one picture, of a size in points")

  static let all = [seconds, fps, time, size]
  static let screen = [PictureOptions.appearance, PictureOptions.rtl]

  private static let rateRange = NumberRange("a number from 1 to 60", from: 1, to: 60)

  /// The player that the options ask for.
  static func player(_ arguments: Arguments) throws(CommandError) -> Player {
    let appearance = try arguments.word(PictureOptions.appearance, PictureOptions.appearances)
    return Player(
      theme: appearance.map(theme), layoutDirection: PictureOptions.layoutDirection(arguments),
      framesPerSecond: try arguments.number(fps, rateRange) ?? TerminalDefaults.framesPerSecond)
  }

  static func seconds(_ arguments: Arguments) throws(CommandError) -> Double? {
    try arguments.number(seconds, OutputOptions.timeRange)
  }

  static func time(_ arguments: Arguments) throws(CommandError) -> Double? {
    try arguments.number(time, OutputOptions.timeRange)
  }

  /// Whether one picture is asked for, about which options of motion say nothing.
  static func isStill(_ arguments: Arguments) throws(CommandError) -> Bool {
    for still in [time, size] {
      for moving in [seconds, fps] { try arguments.refuse(still, with: moving) }
    }
    return arguments.has(time) || arguments.has(size)
  }

  /// The colors of a terminal of an appearance.
  private static func theme(_ appearance: ShimmerAppearance) -> TerminalTheme {
    TerminalTheme(
      foreground: appearance.scheme == .light ? .black : .white,
      background: ShimmerColors.automatic.palette(for: appearance).background)
  }
}

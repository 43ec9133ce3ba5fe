public import SheenCore

/// Every default of light on a terminal, written once, with its reason.
public enum TerminalDefaults {
  /// How wide a column counts: 8 points. It makes the points of the core and the columns of a
  /// terminal one scale, so that a style means the same on both.
  public static let columnWidth = 8.0

  /// How high a row counts: 16 points, twice the width of a column, as in most type.
  public static let rowHeight = 16.0

  /// The band over text: 10 columns. Fewer look like a cursor that runs through the text, more light
  /// up a short label all at once.
  public static let textBand = 10 * columnWidth

  /// The speed of light over text: 30 columns per second, at 20 frames per second a column and a half a
  /// frame.
  public static let textSpeed = 30 * columnWidth

  /// The columns that one sweep over text crosses: 40, more than most labels have.
  ///
  /// It does not follow from the label or the terminal. So all lines show one light, also when the
  /// terminal is resized; beyond column 50 the next band may be seen before the last one has gone.
  public static let textScope = 40

  /// The pause after a sweep over text, in seconds: with the sweep of 50 columns (the scope and the
  /// band) the period is 2 seconds.
  public static let textRest = 1.0 / 3

  /// The frames per second: 20. Cells are so coarse that more are not seen.
  public static let framesPerSecond = 20.0

  /// How much contrast to the background a text without light keeps where it has as much in full
  /// light: 4.5, as WCAG 2.2, 1.4.3 asks of text.
  public static let textContrast = 4.5

  /// The smallest contrast between text in full light and text without: 1.5. Where the terminal's
  /// own colors do not leave that much, light goes beyond them.
  public static let lightContrast = 1.5

  /// How often the size of a terminal is looked at where nothing moves: every 0.25 seconds.
  public static let sizeCheck = 0.25

  /// How often plain lines tell that a run goes on: every 30 seconds.
  static let longWaitInterval = 30.0

  /// How long the terminal is given to tell its colors: 0.2 seconds.
  public static let answerTime = 0.2

  /// When a run's line shows, moves and goes: as everywhere, but nothing fades, because text is there
  /// or it is not.
  public static let policy = LoadingPolicy(fadeIn: 0, handOver: 0)
}

/// The control sequences that are written, each in one place.
///
/// Sources: ECMA-48, <https://ecma-international.org/publications-and-standards/standards/ecma-48/>;
/// xterm's list, <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>; synchronized output,
/// <https://github.com/contour-terminal/vt-extensions/blob/master/synchronized-output.md>.
enum Escape {
  static let resetInk = "\u{1B}[m"
  static let eraseRestOfLine = "\u{1B}[K"
  static let eraseRestOfScreen = "\u{1B}[J"
  static let eraseScreen = "\u{1B}[H\u{1B}[2J"
  /// Text that reaches the last column stays in it instead of going on below: a line that is wider
  /// than we think can't break the screen.
  static let stopWrapping = "\u{1B}[?7l"
  static let startWrapping = "\u{1B}[?7h"
  static let beginUpdate = "\u{1B}[?2026h"
  static let endUpdate = "\u{1B}[?2026l"

  /// Makes a terminal ready for a region. Static text, so that a signal's handler can write it.
  static func preparation(_ region: TerminalScreen.Region) -> StaticString {
    switch region {
    case .inline: "\u{1B}[?25l\u{1B}[?7l"
    case .alternate: "\u{1B}[?1049h\u{1B}[2J\u{1B}[H\u{1B}[?25l\u{1B}[?7l"
    }
  }

  /// Leaves a terminal as it was, from any state that a region is in, even half-way through an update.
  static func restoration(_ region: TerminalScreen.Region) -> StaticString {
    switch region {
    case .inline: "\u{1B}[?2026l\u{1B}[m\r\u{1B}[J\u{1B}[?7h\u{1B}[?25h"
    case .alternate: "\u{1B}[?2026l\u{1B}[m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
    }
  }

  static func up(_ rows: Int) -> String { move(rows, "A") }
  static func down(_ rows: Int) -> String { move(rows, "B") }
  static func right(_ columns: Int) -> String { move(columns, "C") }

  private static func move(_ count: Int, _ letter: String) -> String {
    count < 1 ? "" : count == 1 ? "\u{1B}[\(letter)" : "\u{1B}[\(count)\(letter)"
  }
}

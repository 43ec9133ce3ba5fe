import SheenCore
import SheenTerminal

/// Light text on a dark background, as many terminals have it.
let darkTheme = TerminalTheme(
  foreground: ShimmerColor(white: 1), background: ShimmerColor(white: 0))

/// Dark text on a light background.
let lightTheme = TerminalTheme(foreground: .black, background: .white)

/// A terminal that can do everything.
let fullTerminal = TerminalCapability(
  colors: .trueColor, theme: darkTheme, synchronizesOutput: true)

extension TerminalCapability {
  /// A dark terminal of a number of colors.
  init(_ colors: TerminalColorDepth, theme: TerminalTheme? = darkTheme) {
    self.init(colors: colors, theme: theme)
  }
}

extension String {
  /// This text without control sequences.
  var withoutEscapes: String {
    var result = ""
    var isInEscape = false
    for scalar in unicodeScalars {
      if scalar == "\u{1B}" {
        isInEscape = true
      } else if isInEscape {
        isInEscape = !scalar.properties.isAlphabetic
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// How many control sequences there are.
  var escapeCount: Int { unicodeScalars.count { $0 == "\u{1B}" } }

  /// This text with ESC written as `␛`, so that a test can show it.
  var shown: String { replacing("\u{1B}", with: "␛") }
}

extension SeededRandom {
  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }
}

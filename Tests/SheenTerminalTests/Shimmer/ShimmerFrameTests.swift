import SheenCore
import SheenTerminal
import Testing

struct ShimmerFrameTests {
  private func frame(
    _ text: String, at time: Double, _ capability: TerminalCapability, width: Int = 80,
    style: ShimmerStyle = .terminalText
  ) -> String {
    TerminalShimmer.frame(text, at: time, width: width, capability: capability, style: style).shown
  }

  // The band's middle is at column 30t − 5, and half the band is 5 columns. Without light text on
  // black has the gray 117, the darkest with a contrast of 4.5.

  @Test(
    "frames in 24-bit colors",
    arguments: [
      // The band is about to enter.
      (0.0, "␛[38;2;117;117;117mFetching␛[m"),
      // Its middle is at the left edge, so the first column's middle is half a column into it.
      (
        5.0 / 30,
        "␛[38;2;252;252;252mF␛[38;2;226;226;226me␛[38;2;186;186;186mt␛[38;2;145;145;145mc"
          + "␛[38;2;120;120;120mh␛[38;2;117;117;117ming␛[m"
      ),
      // Its middle is between the fourth and the fifth column.
      (
        9.0 / 30,
        "␛[38;2;145;145;145mF␛[38;2;186;186;186me␛[38;2;226;226;226mt␛[38;2;252;252;252mch"
          + "␛[38;2;226;226;226mi␛[38;2;186;186;186mn␛[38;2;145;145;145mg␛[m"
      ),
      // It has left, and rests until 2 s.
      (1.0, "␛[38;2;117;117;117mFetching␛[m"),
      (1.99, "␛[38;2;117;117;117mFetching␛[m"),
      (2.0, "␛[38;2;117;117;117mFetching␛[m"),
    ])
  func framesInTrueColor(_ time: Double, _ expected: String) {
    #expect(frame("Fetching", at: time, fullTerminal) == expected)
  }

  @Test("a period later the frame is the same")
  func aPeriodLaterTheFrameIsTheSame() {
    for step in 0..<40 {
      let time = Double(step) / 20
      #expect(
        frame("Fetching packages", at: time, fullTerminal)
          == frame("Fetching packages", at: time + 2, fullTerminal))
    }
  }

  @Test(
    "frames in fewer colors",
    arguments: [
      (
        TerminalColorDepth.ansi256,
        "␛[38;5;246mF␛[38;5;250me␛[38;5;254mt␛[38;5;231mch␛[38;5;254mi␛[38;5;250mn␛[38;5;246mg␛[m"
      ),
      (.ansi16, "␛[37mFe␛[97mtchi␛[37mng␛[m"),
      (.attributes, "Fe␛[1mtchi␛[mng"),
      (.none, "Fetching"),
    ])
  func framesInFewerColors(_ depth: TerminalColorDepth, _ expected: String) {
    #expect(frame("Fetching", at: 0.3, TerminalCapability(depth)) == expected)
  }

  @Test("text is dark on a light background")
  func textIsDarkOnALightBackground() {
    #expect(
      frame("Fetch", at: 0, TerminalCapability(.trueColor, theme: lightTheme))
        == "␛[38;2;118;118;118mFetch␛[m")
    #expect(
      frame("Fetch", at: 0.2, TerminalCapability(.ansi16, theme: lightTheme))
        == "␛[30mFet␛[90mch␛[m")
  }

  @Test("a terminal that has not told its colors gets dim, normal and bold text")
  func withoutAThemeThereAreWeights() {
    for depth in [TerminalColorDepth.ansi16, .ansi256, .trueColor] {
      #expect(
        frame("Fetching packages", at: 5.0 / 30, TerminalCapability(depth, theme: nil))
          == "␛[1mFe␛[mtc␛[2mhing packages␛[m")
    }
  }

  @Test("in a theme of little contrast text stays readable and the light goes beyond it")
  func aThemeOfLittleContrast() {
    let theme = TerminalTheme(
      foreground: ShimmerColor(red: 131 / 255, green: 148 / 255, blue: 150 / 255),
      background: ShimmerColor(red: 0, green: 43 / 255, blue: 54 / 255))
    // 4.75 to 1 is just enough for text, so it is hardly dimmed; full light is 60 % of the way to
    // white.
    #expect(
      frame("ab", at: 5.5 / 30, TerminalCapability(.trueColor, theme: theme))
        == "␛[38;2;205;212;213ma␛[38;2;198;206;207mb␛[m")
    #expect(
      frame("ab", at: 0, TerminalCapability(.trueColor, theme: theme))
        == "␛[38;2;126;144;147mab␛[m")
  }

  @Test("chosen colors and the overlay mode are taken")
  func chosenColorsAreTaken() {
    var style = ShimmerStyle.terminalText
    style.colors = .fixed(
      ShimmerPalette(
        background: .black, base: ShimmerColor(red: 1, green: 0, blue: 0),
        highlight: ShimmerColor(red: 0, green: 0, blue: 1)))
    #expect(frame("a", at: 0, fullTerminal, style: style) == "␛[38;2;255;0;0ma␛[m")
    style = .terminalText
    style.mode = .overlay
    #expect(frame("a", at: 0, fullTerminal, style: style) == "␛[38;2;255;255;255ma␛[m")
    #expect(frame("a", at: 5.5 / 30, fullTerminal, style: style) == "␛[38;2;117;117;117ma␛[m")
    style.colors = .derived(
      foreground: ShimmerColor(red: 0, green: 1, blue: 0), background: .black)
    #expect(frame("a", at: 0, fullTerminal, style: style) == "␛[38;2;0;255;0ma␛[m")
  }

  @Test(
    "reduced motion, a screen reader and no colors give plain text",
    arguments: [
      TerminalCapability(theme: darkTheme, motion: .none),
      TerminalCapability(theme: darkTheme, motion: TerminalMotion(shimmer: false, spinner: true)),
      TerminalCapability(theme: darkTheme, isSpoken: true),
      TerminalCapability(colors: .none, theme: darkTheme),
      .plain,
    ])
  func plainText(_ capability: TerminalCapability) {
    for time in [0, 0.2, 0.7] {
      #expect(frame("Fetching packages", at: time, capability) == "Fetching packages")
    }
  }

  static let labels = [
    "Fetching packages", "naïve cafe\u{301}s", "パッケージを取得中", "가져오는 중", "a👩‍👩‍👧‍👦b🇩🇪c👍🏽",
    "مرحبا بالعالم", "Öffne קובץ", "x", "", "\u{301}x", "नमस्ते", "\u{1B}[31mred", "tab\there ",
  ]

  @Test("the characters are the label's, whatever the light does", arguments: labels)
  func theCharactersNeverChange(_ label: String) {
    for depth in TerminalColorDepth.allCases {
      for width in [0, 1, 5, 80] {
        let line = TerminalLine(label, width: width)
        for step in 0..<20 {
          let frame = TerminalShimmer.frame(
            label, at: Double(step) / 10, width: width, capability: TerminalCapability(depth))
          #expect(frame.withoutEscapes == line.text)
        }
      }
    }
  }

  @Test("no escape is ever within a cluster", arguments: labels)
  func noEscapeIsWithinACluster(_ label: String) {
    let line = TerminalLine(label, width: 80)
    let cells = TerminalShimmer.cells(line, at: 0.4, capability: fullTerminal)
    #expect(cells.map(\.text).filter { !$0.isEmpty } == line.clusters.map(\.text))
    #expect(cells.count == line.columns)
  }

  @Test("light is the core's at the middle of each column")
  func lightIsTheCoresAtTheMiddleOfEachColumn() throws {
    let wave = try #require(ShimmerStyle.terminalText.terminalTextWave())
    #expect(wave.period == 2)
    #expect(wave.sweep.band == 80)
    let line = TerminalLine("a中b😀cd and what follows until the line is full", width: 60)
    for step in 0..<80 {
      let time = Double(step) / 40
      let cells = TerminalShimmer.cells(line, at: time, capability: fullTerminal)
      for cluster in line.clusters where cluster.text != " " {
        let center = (Double(cluster.column) + Double(cluster.columns) / 2) * 8
        let light = wave.intensity(at: SheenPoint(x: center, y: 8), time: time)
        let gray = UInt8(116.6 + (255 - 116.6) * light + 0.5)
        guard case .rgb(let red, _, _) = cells[cluster.column].ink.foreground else {
          Issue.record("no color")
          continue
        }
        #expect(abs(Int(red) - Int(gray)) <= 1)
      }
    }
  }

  @Test("all lines show one light, and what is left of a line moves its light")
  func allLinesShowOneLight() {
    let short = TerminalLine("Fetching", width: 80)
    let long = TerminalLine("Fetching all the packages that there are", width: 200)
    for time in [0.1, 0.3, 0.5, 1.2] {
      let cells = TerminalShimmer.cells(long, at: time, capability: fullTerminal)
      #expect(
        TerminalShimmer.cells(short, at: time, capability: fullTerminal) == Array(cells.prefix(8)))
      let moved = TerminalShimmer.cells(
        TerminalLine("ing", width: 80), at: time, capability: fullTerminal, column: 5)
      #expect(moved == Array(cells[5..<8]))
    }
  }

  @Test("text from right to left is one piece that brightens and fades")
  func rightToLeftTextIsOnePiece() {
    for step in 0..<20 {
      let frame = frame("مرحبا بالعالم", at: Double(step) / 10, fullTerminal)
      #expect(frame.hasPrefix("␛[38;2;"))
      #expect(frame.hasSuffix("mمرحبا بالعالم␛[m"))
    }
    #expect(frame("مرحبا", at: 0, fullTerminal) == "␛[38;2;117;117;117mمرحبا␛[m")
    #expect(frame("مرحبا", at: 1, fullTerminal) == "␛[38;2;255;255;255mمرحبا␛[m")
  }

  @Test("equal neighbors share an escape")
  func equalNeighborsShareAnEscape() {
    let label = String(repeating: "x", count: 200)
    for step in 0..<40 {
      let text = TerminalShimmer.frame(
        label, at: Double(step) / 20, width: 200, capability: fullTerminal)
      // Four bands of at most ten columns, sixty apart, the dark after each, and the end.
      #expect(text.escapeCount <= 4 * 11 + 2)
    }
  }

  @Test(
    "a time that is not finite has no light",
    arguments: [Double.nan, .infinity, -.infinity])
  func aBadTimeHasNoLight(_ time: Double) {
    #expect(frame("Fetch", at: time, fullTerminal) == "␛[38;2;117;117;117mFetch␛[m")
    #expect(frame("مرحبا", at: time, fullTerminal) == "␛[38;2;117;117;117mمرحبا␛[m")
  }

  @Test(
    "huge times do no harm", arguments: [1e18, -1e18, Double.greatestFiniteMagnitude, -0.3])
  func hugeTimesDoNoHarm(_ time: Double) {
    #expect(frame("Fetch", at: time, fullTerminal).contains("m"))
  }

  @Test("a style that cannot move leaves the text without light")
  func aStyleThatCannotMove() {
    var style = ShimmerStyle.terminalText
    style.speed = .pointsPerSecond(.nan)
    style.dim = .nan
    #expect(frame("Fetch", at: 0.3, fullTerminal, style: style) == "␛[38;2;117;117;117mFetch␛[m")
  }
}

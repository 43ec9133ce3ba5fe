import SheenTerminal
import Testing

struct TerminalLineTests {
  @Test(
    "a line is cut after a whole cluster",
    arguments: [
      ("Fetching packages", 80, "Fetching packages"),
      ("Fetching packages", 17, "Fetching packages"),
      ("Fetching packages", 16, "Fetching packag…"),
      ("Fetching packages", 10, "Fetching …"),
      ("Fetching packages", 2, "F…"),
      ("Fetching packages", 1, "…"),
      ("Fetching packages", 0, ""),
      ("Fetching packages", -1, ""),
      ("Fetching packages", Int.min, ""),
      ("Fetching packages", Int.max, "Fetching packages"),
      ("", 80, ""), ("", 0, ""), ("a", 1, "a"),
      ("中文字", 6, "中文字"), ("中文字", 5, "中文…"), ("中文字", 4, "中…"), ("中文字", 3, "中…"),
      ("中文字", 2, "…"), ("中", 1, "…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
      ("a👩‍👩‍👧‍👦b", 3, "a…"), ("a👩‍👩‍👧‍👦b", 4, "a👩‍👩‍👧‍👦b"), ("🇩🇪🇫🇷", 3, "🇩🇪…"),
    ])
  func aLineIsCut(_ label: String, _ width: Int, _ expected: String) {
    let line = TerminalLine(label, width: width)
    #expect(line.text == expected)
    #expect(line.columns <= max(width, 0))
    #expect(line.columns == line.clusters.reduce(0) { $0 + $1.columns })
  }

  @Test(
    "without Unicode a cut line ends in dots",
    arguments: [(8, "Fetch..."), (3, "..."), (2, ".."), (1, "."), (0, "")])
  func withoutUnicodeACutLineEndsInDots(_ width: Int, _ expected: String) {
    #expect(TerminalLine("Fetching", width: 8, hasUnicode: false).text == "Fetching")
    #expect(TerminalLine("Fetching packages", width: width, hasUnicode: false).text == expected)
  }

  @Test("columns are counted from the start")
  func columnsAreCounted() {
    let line = TerminalLine("a中e\u{301}😀b", width: 80)
    #expect(line.clusters.map(\.column) == [0, 1, 3, 4, 6])
    #expect(line.clusters.map(\.columns) == [1, 2, 1, 2, 1])
    #expect(line.columns == 7)
  }

  @Test("characters of no width go with their neighbor")
  func charactersOfNoWidthGoWithTheirNeighbor() {
    let line = TerminalLine("\u{200B}a\u{200B}b", width: 80)
    #expect(line.clusters.map(\.text) == ["\u{200B}a\u{200B}", "b"])
    #expect(line.text == "\u{200B}a\u{200B}b")
    #expect(TerminalLine("\u{200B}", width: 80).columns == 0)
  }

  @Test(
    "nothing in a label is obeyed",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
      ("a\u{7}b\u{8}c\u{0}d", "a␇b␈c␀d"),
      ("\u{9B}31m\u{90}", "\u{FFFD}31m\u{FFFD}"),
      ("one\ttwo\nthree\r\nfour\u{2028}five", "one two three four five"),
      ("\u{202E}evil\u{202C} \u{2066}x\u{2069}", "\u{FFFD}evil\u{FFFD} \u{FFFD}x\u{FFFD}"),
      ("\u{7F}", "␡"),
      ("\u{1B}]0;title\u{7}", "␛]0;title␇"),
    ])
  func nothingInALabelIsObeyed(_ label: String, _ expected: String) {
    let line = TerminalLine(label, width: 80)
    #expect(line.text == expected)
    #expect(!line.text.unicodeScalars.contains { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value })
  }

  @Test("without Unicode what would be obeyed becomes a question mark")
  func withoutUnicodeItBecomesAQuestionMark() {
    #expect(
      TerminalLine("\u{1B}[31m\t\u{202E}x\u{9B}", width: 80, hasUnicode: false).text
        == "?[31m ?x?")
  }

  @Test(
    "letters from right to left are noticed",
    arguments: [
      ("Fetching", false), ("مرحبا", true), ("שלום", true), ("Open קובץ now", true), ("中文", false),
      ("123", false), ("\u{10900}", true), ("\u{1E900}", true), ("", false),
    ])
  func lettersFromRightToLeftAreNoticed(_ label: String, _ expected: Bool) {
    #expect(TerminalLine(label, width: 80).isRightToLeft == expected)
  }

  @Test("a label of a million characters is cut too")
  func aHugeLabelIsCut() {
    let label = String(repeating: "Fetching packages ", count: 100_000)
    #expect(TerminalLine(label, width: 5).text == "Fetc…")
  }
}

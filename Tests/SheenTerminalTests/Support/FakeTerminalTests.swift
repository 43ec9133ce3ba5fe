import Testing

struct FakeTerminalTests {
  @Test("it shows the same wherever a read ends", arguments: 1...7)
  func itShowsTheSameWhereverAReadEnds(_ length: Int) {
    let text = "\u{1B}[38;2;117;117;117m▀▀é界🚀\u{1B}[m▄\n…\u{1B}]10;?\u{1B}\\x\u{7F}"
    var whole = FakeTerminal(columns: 20, rows: 3)
    whole.write(text)
    var parts = FakeTerminal(columns: 20, rows: 3)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      parts.write(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    #expect(whole.text == "▀▀é界🚀▄\n…x" && whole.complaints == ["control 127"])
    #expect(parts.cells == whole.cells && parts.complaints == whole.complaints)
    #expect(parts.questions == ["]10;?"])
  }
}

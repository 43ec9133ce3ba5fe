/// Writes cells one after the other and changes the ink only where the next cell needs another.
struct TerminalPen {
  private(set) var text = ""
  private(set) var ink = TerminalInk.plain

  /// Appends a cell.
  mutating func draw(_ cell: TerminalCell) {
    var wanted = cell.ink
    if cell.text == " " {
      // A space shows no ink but what is behind it.
      wanted.foreground = ink.foreground
      wanted.weight = ink.weight
    }
    select(wanted)
    text += cell.text
  }

  /// Appends a control sequence, which moves nothing but the cursor.
  mutating func write(_ sequence: String) {
    text += sequence
  }

  /// Changes the ink.
  mutating func select(_ wanted: TerminalInk) {
    guard wanted != ink else { return }
    defer { ink = wanted }
    guard wanted != .plain else {
      text += Escape.resetInk
      return
    }
    // Into the text at once: this is most of what a frame writes.
    var separator = "\u{1B}["
    func add(_ write: (inout String) -> Void) {
      text += separator
      write(&text)
      separator = ";"
    }
    if wanted.weight != ink.weight {
      // Dim and bold are two switches with one way off.
      if ink.weight != .normal { add { $0 += "22" } }
      if wanted.weight != .normal { add { $0 += wanted.weight == .bold ? "1" : "2" } }
    }
    if wanted.foreground != ink.foreground {
      add { wanted.foreground?.writeParameters(to: &$0, isBackground: false) ?? ($0 += "39") }
    }
    if wanted.background != ink.background {
      add { wanted.background?.writeParameters(to: &$0, isBackground: true) ?? ($0 += "49") }
    }
    text += "m"
  }
}

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
    var parameters: [String] = []
    if wanted.weight != ink.weight {
      // Dim and bold are two switches with one way off.
      if ink.weight != .normal { parameters.append("22") }
      if wanted.weight != .normal { parameters.append(wanted.weight == .bold ? "1" : "2") }
    }
    if wanted.foreground != ink.foreground {
      parameters.append(wanted.foreground?.parameters(isBackground: false) ?? "39")
    }
    if wanted.background != ink.background {
      parameters.append(wanted.background?.parameters(isBackground: true) ?? "49")
    }
    text += "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}

import SheenTerminal

/// A terminal of a few dozen lines, that does what ECMA-48 and xterm say of the sequences it knows and
/// keeps what it does not know as a complaint.
struct FakeTerminal {
  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var cells: [[TerminalCell]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var ink = TerminalInk.plain
  private(set) var isCursorVisible = true
  private(set) var wraps = true
  private(set) var isSynchronizing = false
  private(set) var isAlternate = false
  private(set) var scrolledAway: [String] = []
  private(set) var complaints: [String] = []
  /// What it was asked and has to answer.
  private(set) var questions: [String] = []
  private var main: (cells: [[TerminalCell]], row: Int, column: Int)?
  private var waiting: [UInt8] = []

  init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
    cells = Self.blanks(columns, rows)
  }

  /// The text of all rows, blanks at their ends and empty rows at the end left out.
  var text: String {
    var lines = cells.map(Self.text)
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// All that was ever printed and stayed.
  var history: String { (scrolledAway + [text]).joined(separator: "\n") }

  /// What is left of what a program changed, and what it wrote that is not known.
  var leftovers: [String] {
    var left = complaints
    if !isCursorVisible { left.append("the cursor is hidden") }
    if !wraps { left.append("lines don't wrap") }
    if ink != .plain { left.append("there is a color") }
    if isSynchronizing { left.append("nothing is shown") }
    if isAlternate { left.append("the other screen is shown") }
    return left
  }

  mutating func takeQuestions() -> [String] {
    defer { questions = [] }
    return questions
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ bytes: [UInt8]) {
    waiting += bytes
    var rest = waiting[...]
    while !rest.isEmpty {
      guard let next = rest.first == 0x1B ? escape(rest) : character(rest) else { break }
      rest = next
    }
    waiting = Array(rest)
  }

  /// Another size: what no longer fits is cut, as terminals without reflow do.
  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    let blank = Self.blanks(columns, rows)
    // The cursor's row stays on the screen: what is above it goes first.
    let above = max(0, row + 1 - rows)
    scrolledAway += cells.prefix(above).map(Self.text)
    row -= above
    column = min(column, columns - 1)
    cells = zip(blank, cells.dropFirst(above) + blank).map { new, old in
      Array((old + new.dropFirst(min(old.count, columns))).prefix(columns))
    }
  }

  // MARK: Characters

  /// The rest behind one character, or nil where it is not yet whole.
  private mutating func character(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    switch bytes.first {
    case UInt8(ascii: "\n"): lineFeed()
    case UInt8(ascii: "\r"): column = 0
    case .some(0..<0x20), 0x7F: complaints.append("control \(bytes.first ?? 0)")
    default:
      let printable = Self.printable(bytes)
      guard !printable.isEmpty else { return nil }
      for cluster in String(decoding: printable, as: UTF8.self) { put(cluster) }
      return bytes.dropFirst(printable.count)
    }
    return bytes.dropFirst()
  }

  /// The bytes before the next control character; without those of a character at the end that is not
  /// yet whole, because a read may end anywhere.
  private static func printable(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
    guard text.endIndex == bytes.endIndex,
      let start = text.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 })
    else { return text }
    let length = text[start] < 0xC0 ? 1 : (text[start] < 0xE0 ? 2 : (text[start] < 0xF0 ? 3 : 4))
    return text.endIndex - start < length ? text[..<start] : text
  }

  private mutating func put(_ cluster: Character) {
    let width = Self.width(cluster)
    if column + width > columns {
      if wraps {
        column = 0
        lineFeed()
      } else {
        column = columns - width
      }
    }
    cells[row][column] = TerminalCell(String(cluster), ink: ink)
    if width == 2 { cells[row][column + 1] = .continuation }
    column += width
    if !wraps { column = min(column, columns - 1) }
  }

  private mutating func lineFeed() {
    // A terminal driver sends a carriage return with each line feed.
    column = 0
    guard row == rows - 1 else {
      row += 1
      return
    }
    let gone = cells.removeFirst()
    cells.append(Self.blankRow(columns))
    if !isAlternate { scrolledAway.append(Self.text(gone)) }
  }

  // MARK: Escapes

  private mutating func escape(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let kind = bytes.dropFirst().first else { return nil }
    // An escape within a sequence ends it, and begins another.
    if kind == 0x1B { return bytes.dropFirst() }
    if kind == UInt8(ascii: "[") {
      let parameters = bytes.dropFirst(2).prefix { 0x20..<0x40 ~= $0 }
      let rest = bytes.dropFirst(2 + parameters.count)
      guard let final = rest.first else { return nil }
      if final == 0x1B { return rest }
      control(String(decoding: parameters, as: UTF8.self), Character(Unicode.Scalar(final)))
      return rest.dropFirst()
    }
    if kind == UInt8(ascii: "]") {
      let text = bytes.dropFirst(2).prefix { $0 != 0x1B }
      let rest = bytes.dropFirst(2 + text.count)
      guard rest.count >= 2 else { return nil }
      questions.append("]" + String(decoding: text, as: UTF8.self))
      return rest.dropFirst(2)
    }
    complaints.append("escape \(kind)")
    return bytes.dropFirst(2)
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    let count = max(1, Int(parameters) ?? 1)
    switch (final, parameters) {
    case ("A", _): row = max(0, row - count)
    case ("B", _): row = min(rows - 1, row + count)
    case ("C", _): column = min(columns - 1, column + count)
    case ("D", _): column = max(0, column - count)
    case ("H", ""): (row, column) = (0, 0)
    case ("J", ""): erase(from: column, inRow: row, below: true)
    case ("J", "2"): cells = Self.blanks(columns, rows)
    case ("K", ""): erase(from: column, inRow: row, below: false)
    case ("m", _): selectInk(parameters)
    case ("h", "?25"): isCursorVisible = true
    case ("l", "?25"): isCursorVisible = false
    case ("h", "?7"): wraps = true
    case ("l", "?7"): wraps = false
    case ("h", "?2026"): isSynchronizing = true
    case ("l", "?2026"): isSynchronizing = false
    case ("h", "?1049"):
      main = (cells, row, column)
      isAlternate = true
    case ("l", "?1049"):
      if let main { (cells, row, column) = main }
      isAlternate = false
    case ("c", ""), ("p", "?2026$"): questions.append("[\(parameters)\(final)")
    default: complaints.append("control \(parameters)\(final)")
    }
  }

  private mutating func erase(from column: Int, inRow row: Int, below: Bool) {
    for index in min(column, columns)..<columns { cells[row][index] = .blank }
    if below {
      for index in (row + 1)..<max(rows, row + 1) { cells[index] = Self.blankRow(columns) }
    }
  }

  private mutating func selectInk(_ parameters: String) {
    var numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }[...]
    while let number = numbers.popFirst() {
      switch number {
      case 0: ink = .plain
      case 1: ink.weight = .bold
      case 2: ink.weight = .dim
      case 22: ink.weight = .normal
      case 30...37: ink.foreground = .basic(UInt8(number - 30))
      case 90...97: ink.foreground = .basic(UInt8(number - 82))
      case 38: ink.foreground = Self.color(&numbers)
      case 39: ink.foreground = nil
      case 40...47: ink.background = .basic(UInt8(number - 40))
      case 100...107: ink.background = .basic(UInt8(number - 92))
      case 48: ink.background = Self.color(&numbers)
      case 49: ink.background = nil
      default: complaints.append("ink \(number)")
      }
    }
  }

  private static func color(_ numbers: inout ArraySlice<Int>) -> TerminalColor? {
    switch numbers.popFirst() {
    case 5: return numbers.popFirst().map { .indexed(UInt8($0)) }
    case 2:
      let parts = numbers.prefix(3).map { UInt8($0) }
      numbers = numbers.dropFirst(3)
      return parts.count == 3 ? .rgb(parts[0], parts[1], parts[2]) : nil
    default: return nil
    }
  }

  private static func blanks(_ columns: Int, _ rows: Int) -> [[TerminalCell]] {
    [[TerminalCell]](repeating: blankRow(columns), count: rows)
  }

  private static func blankRow(_ columns: Int) -> [TerminalCell] {
    [TerminalCell](repeating: .blank, count: columns)
  }

  private static func text(_ row: [TerminalCell]) -> String {
    var text = row.map(\.text).joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// Enough for the characters that tests use.
  private static func width(_ cluster: Character) -> Int {
    guard let value = cluster.unicodeScalars.first?.value else { return 0 }
    switch value {
    case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xFF01..<0xFF61, 0x1F1E6..<0x1F200,
      0x1F300..<0x1FB00:
      return 2
    default: return cluster.unicodeScalars.contains("\u{FE0F}") ? 2 : 1
    }
  }
}

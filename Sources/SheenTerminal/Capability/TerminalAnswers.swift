public import SheenCore

/// What a terminal says about itself when it is asked.
public struct TerminalAnswers: Hashable, Sendable {
  /// The color of text.
  public var foreground: ShimmerColor?

  /// The color behind text.
  public var background: ShimmerColor?

  /// Whether output can be synchronized; nil where the terminal has not said.
  public var synchronizesOutput: Bool?

  /// Whether the last question has its answer, so that no more is to come.
  public var isComplete: Bool

  /// Answers; what is not named was not said.
  public init(
    foreground: ShimmerColor? = nil, background: ShimmerColor? = nil,
    synchronizesOutput: Bool? = nil, isComplete: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.synchronizesOutput = synchronizesOutput
    self.isComplete = isComplete
  }

  /// The questions: the colors of text and background (OSC 10 and 11), whether output can be
  /// synchronized (DECRQM 2026), and what kind of terminal it is (DA1).
  ///
  /// Every terminal answers the last one, and answers come in the order of the questions. So nobody
  /// has to wait out the time limit for a terminal that does not know the first three.
  ///
  /// Sources: <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>,
  /// <https://github.com/contour-terminal/vt-extensions/blob/master/synchronized-output.md>.
  public static let questions = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[c"

  /// The answers in what a terminal sent.
  ///
  /// What is no answer, such as what the user has typed meanwhile, is passed over, and so is an answer
  /// that is not yet whole.
  ///
  /// ```swift
  /// TerminalAnswers(parsing: Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\".utf8)).background  // white
  /// ```
  public init(parsing bytes: [UInt8]) {
    self.init()
    var rest = bytes[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[(escape + 1)...]
      guard let kind = rest.first else { return }
      if kind == UInt8(ascii: "]") {
        guard let (text, tail) = Self.command(rest.dropFirst()) else { return }
        read(command: text)
        rest = tail
      } else if kind == UInt8(ascii: "[") {
        guard let end = rest.dropFirst().firstIndex(where: { 0x40...0x7E ~= $0 }) else { return }
        read(control: rest[(rest.startIndex + 1)...end])
        rest = rest[(end + 1)...]
      }
    }
  }

  /// The text of a command that ends in BEL or ESC \, and what follows, or nil where it has no end.
  private static func command(
    _ bytes: ArraySlice<UInt8>
  ) -> (text: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    guard let end = bytes.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
    guard bytes[end] == 0x1B else { return (bytes[..<end], bytes[(end + 1)...]) }
    let next = bytes[(end + 1)...]
    guard let follower = next.first else { return nil }
    // A command that something else interrupts is none.
    return follower == UInt8(ascii: "\\")
      ? (bytes[..<end], next.dropFirst()) : ([], bytes[end...])
  }

  /// `10;rgb:ffff/ffff/ffff`, or 11 for the background.
  private mutating func read(command text: ArraySlice<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts.count == 2, let color = ShimmerColor(xColor: parts[1]) else { return }
    if parts[0].elementsEqual("10".utf8) { foreground = color }
    if parts[0].elementsEqual("11".utf8) { background = color }
  }

  /// `?2026;2$y`, or `?62;…c`.
  private mutating func read(control text: ArraySlice<UInt8>) {
    guard text.first == UInt8(ascii: "?") else { return }
    if text.last == UInt8(ascii: "c") { isComplete = true }
    if text.starts(with: "?2026;".utf8), text.suffix(2).elementsEqual("$y".utf8) {
      // 1 and 2: known, and on or off now. 0: not known. 3 and 4: it can't be changed.
      let setting = text.dropFirst(6).dropLast(2)
      synchronizesOutput = setting.elementsEqual("1".utf8) || setting.elementsEqual("2".utf8)
    }
  }

  /// The two colors, where both were told.
  public var theme: TerminalTheme? {
    guard let foreground, let background else { return nil }
    return TerminalTheme(foreground: foreground, background: background)
  }
}

extension TerminalCapability {
  /// This capability with what the terminal has said about itself.
  public func informed(by answers: TerminalAnswers) -> TerminalCapability {
    var result = self
    result.theme = answers.theme ?? theme
    result.synchronizesOutput = answers.synchronizesOutput ?? synchronizesOutput
    return result
  }
}

extension ShimmerColor {
  /// A color as X11 writes it: `rgb:r/g/b` of one to four hexadecimal digits each, or `rgba:` with a
  /// fourth part, which does not count here.
  ///
  /// Source: `XParseColor(3)`.
  init?(xColor text: ArraySlice<UInt8>) {
    let hasAlpha = text.starts(with: "rgba:".utf8)
    guard hasAlpha || text.starts(with: "rgb:".utf8) else { return nil }
    let parts = text.dropFirst(hasAlpha ? 5 : 4)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map(Self.part)
    guard parts.count == (hasAlpha ? 4 : 3), let red = parts[0], let green = parts[1],
      let blue = parts[2]
    else { return nil }
    self.init(red: red, green: green, blue: blue)
  }

  private static func part(_ digits: ArraySlice<UInt8>) -> Double? {
    // The initializer of a number would take a sign.
    guard 1...4 ~= digits.count, digits.first != UInt8(ascii: "+"),
      digits.first != UInt8(ascii: "-"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    return Double(value) / Double((UInt32(1) << (4 * digits.count)) - 1)
  }
}

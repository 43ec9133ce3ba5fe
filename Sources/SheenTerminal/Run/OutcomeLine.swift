/// The last line of a run: how it ended.
struct OutcomeLine {
  /// The line, without its end.
  let text: String

  /// The line of a label that is harmless already.
  init(_ label: String, _ outcome: ShimmerRunOutcome, _ capability: TerminalCapability) {
    guard capability.hasUnicode, !capability.isSpoken else {
      text = "\(label): \(outcome.word)"
      return
    }
    var sign = TerminalCell(outcome.sign)
    if capability.colors >= .ansi16 { sign.ink.foreground = outcome.color }
    text = TerminalGrid.text(of: [sign, .blank]) + label
  }
}

extension ShimmerRunOutcome {
  fileprivate var word: String {
    switch self {
    case .succeeded: "done"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }

  fileprivate var sign: String {
    switch self {
    case .succeeded: "✓"
    case .failed: "✗"
    case .cancelled: "–"
    }
  }

  /// Green, red, or the terminal's own.
  fileprivate var color: TerminalColor? {
    switch self {
    case .succeeded: .basic(2)
    case .failed: .basic(1)
    case .cancelled: nil
    }
  }
}

/// One of the two descriptors that a program writes to.
enum TerminalDevice: Int32, Hashable, Sendable {
  case standardOutput = 1
  case standardError = 2

  var isTerminal: Bool { System.isTerminal(rawValue) }

  var size: TerminalSize? { System.size(rawValue) }

  /// Whether a shell has put the process into the background of this terminal, where it draws nothing.
  var isInBackground: Bool { !System.isForeground(rawValue) }

  func write(_ text: String) {
    // A signal may have given the terminal back on another thread.
    guard !SignalGuard.isEnding else { return }
    System.writeAll(text, to: rawValue)
  }

  /// What the terminal says about itself. It is asked once; both descriptors are the same terminal, or
  /// one of them is none.
  var answers: TerminalAnswers {
    self == .standardOutput ? Self.outputAnswers : Self.errorAnswers
  }

  // The initializer of a static constant runs once, whoever asks, from whatever thread.
  private static let outputAnswers = ask(.standardOutput)
  private static let errorAnswers =
    TerminalDevice.standardOutput.isTerminal ? outputAnswers : ask(.standardError)

  private static func ask(_ device: TerminalDevice) -> TerminalAnswers {
    let bytes = System.ask(
      TerminalAnswers.questions, device.rawValue, seconds: TerminalDefaults.answerTime
    ) { TerminalAnswers(parsing: $0).isComplete }
    return TerminalAnswers(parsing: bytes ?? [])
  }
}

/// The line of a run, for its operation to write above and to change.
public struct ShimmerLine: Sendable {
  let events: AsyncStream<ShimmerSession.Event>.Continuation
  let output: TerminalOutput

  /// Prints text above the line, where it stays.
  ///
  /// It can be called from any thread, and returns before the text is written; texts keep their order,
  /// and all are written before the run ends. After that they are written at once.
  public func print(_ text: String) {
    if case .terminated = events.yield(.print(text)) {
      output.write(text.hasSuffix("\n") ? text : text + "\n")
    }
  }

  /// Changes the label.
  public func setLabel(_ label: String) {
    events.yield(.label(label))
  }
}

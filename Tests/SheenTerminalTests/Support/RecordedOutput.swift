import SheenTerminal
import Synchronization

/// A place to write to that shows what was written on a `FakeTerminal`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class RecordedOutput: Sendable {
  private struct State {
    var terminal = FakeTerminal(columns: 40, rows: 10)
    var writes: [String] = []
  }

  private let state = Mutex(State())
  private let capability: TerminalCapability

  init(_ capability: TerminalCapability = fullTerminal) {
    self.capability = capability
  }

  var output: TerminalOutput {
    TerminalOutput(
      capability: capability, size: { TerminalSize(columns: 40, rows: 10) },
      write: { self.write($0) })
  }

  var terminal: FakeTerminal { state.withLock { $0.terminal } }

  var writes: [String] { state.withLock { $0.writes } }

  /// Waits until the terminal shows a text.
  func shows(_ text: String) async {
    await holds { $0.text == text }
  }

  /// Waits until the terminal fulfils a condition, or until the test is over its time.
  func holds(_ condition: (FakeTerminal) -> Bool) async {
    while !Task.isCancelled, !condition(terminal) { await Task.yield() }
  }

  private func write(_ text: String) {
    state.withLock { state in
      state.writes.append(text)
      state.terminal.write(text)
    }
  }
}

/// A line that says how far long work is, rewritten in place and erased at the end.
///
/// It is there only where somebody looks: the error stream is a terminal and nobody asked for quiet.
actor Progress {
  private let isShown: Bool
  private let total: Int
  private var begun = 0

  /// Progress of so many steps.
  init(of total: Int, isQuiet: Bool) {
    self.total = total
    isShown = !isQuiet && Platform.isTerminal(Platform.errors)
  }

  /// One more step begins.
  func begin(_ name: String) {
    begun += 1
    show("\(begun) of \(total)  \(name.plain)")
  }

  /// Leaves the line as it was before.
  func erase() {
    show("")
  }

  private func show(_ text: String) {
    guard isShown else { return }
    // Back to the start of the line, and erase it: ECMA-48, 8.3.41.
    try? Platform.writeAll(Array("\r\u{1B}[2K\(text)".utf8), to: Platform.errors)
  }
}

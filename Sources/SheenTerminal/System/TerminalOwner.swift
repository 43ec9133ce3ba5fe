/// Sees to it that one run at a time writes over a line of the terminal, and that signals find the
/// terminal as it was.
actor TerminalOwner {
  static let shared = TerminalOwner()

  private var owner: AsyncStream<ShimmerSession.Event>.Continuation?

  /// Takes the terminal, unless another run has it.
  ///
  /// - Parameters:
  ///   - region: Where the run draws.
  ///   - events: Receives what other runs print.
  func claim(
    _ device: TerminalDevice, region: TerminalScreen.Region,
    events: AsyncStream<ShimmerSession.Event>.Continuation
  ) -> Bool {
    guard owner == nil else { return false }
    owner = events
    SignalGuard.begin(device, region)
    return true
  }

  /// Gives the terminal back.
  func release() {
    owner = nil
    SignalGuard.end()
  }

  /// Lets the run that has the terminal print text above its line; false where there is none.
  func print(_ text: String) -> Bool {
    guard let owner, case .enqueued = owner.yield(.print(text)) else { return false }
    return true
  }
}

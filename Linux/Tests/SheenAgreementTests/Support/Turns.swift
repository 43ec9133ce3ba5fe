/// Lets one task after the other have something, in the order in which they ask.
actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
    defer {
      // Whoever comes next has it already, so that nobody gets in between.
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    return try await body()
  }
}

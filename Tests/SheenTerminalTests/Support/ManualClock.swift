import Synchronization

/// A clock that stands still until a test moves it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    func duration(to other: Instant) -> Duration { other.offset - offset }

    static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Duration.zero
    var nextID = 0
    var sleepers: [Sleeper] = []
  }

  private let state = Mutex(State())

  var now: Instant { Instant(offset: state.withLock { $0.now }) }

  var minimumResolution: Duration { .zero }

  /// How many tasks sleep now.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(id: id, deadline: deadline.offset, continuation: continuation)
        let result = state.withLock { state -> Result<Void, any Error>? in
          // Here, within the lock: a cancellation from now on finds the sleeper in the list.
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline.offset <= state.now { return .success(()) }
          state.sleepers.append(sleeper)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let index = state.sleepers.firstIndex { $0.id == id }
        return index.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Waits until a task sleeps until a time, or until the test is over its own.
  func sleeper(until deadline: Duration) async {
    while !Task.isCancelled, !state.withLock({ $0.sleepers.contains { $0.deadline == deadline } }) {
      await Task.yield()
    }
  }

  /// Moves to a time and wakes all whose time has come.
  func advance(to time: Duration) {
    let awake = state.withLock { state in
      state.now = max(state.now, time)
      let awake = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return awake
    }
    for sleeper in awake { sleeper.continuation.resume() }
  }
}

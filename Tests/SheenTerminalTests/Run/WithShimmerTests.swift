import SheenCore
import Synchronization
import Testing

@testable import SheenTerminal

/// An error with a value, to see that it is passed on.
private struct Broken: Error, Equatable {
  let code: Int
}

/// A value that may not leave its isolation.
private final class Box {
  var value = 0
}

@Suite(.timeLimit(.minutes(10)))
struct WithShimmerTests {
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("the result is passed on, and the outcome printed")
  func theResultIsPassedOn() async {
    let screen = RecordedOutput()
    let value = await withShimmer("Fetching", output: screen.output, clock: ManualClock()) { 42 }
    #expect(value == 42)
    #expect(screen.terminal.text == "✓ Fetching")
    #expect(screen.writes.count == 1)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("the error is passed on with its type")
  func theErrorIsPassedOn() async {
    let screen = RecordedOutput()
    do throws(Broken) {
      _ = try await withShimmer("Fetching", output: screen.output, clock: ManualClock()) {
        () throws(Broken) -> Int in throw Broken(code: 7)
      }
      Issue.record("no error")
    } catch {
      #expect(error.code == 7)
    }
    #expect(screen.terminal.text == "✗ Fetching")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor
  @Test("the operation runs where the caller does, with values that may not leave")
  func theOperationRunsWhereTheCallerDoes() async {
    let screen = RecordedOutput()
    let box = Box()
    let same = await withShimmer("Fetching", output: screen.output, clock: ManualClock()) { line in
      MainActor.assertIsolated()
      box.value += 1
      line.print("counted")
      return box
    }
    #expect(same === box && box.value == 1)
    #expect(screen.terminal.text == "counted\n✓ Fetching")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("the line shows after the onset, moves, and lets text pass above it")
  func theLineShowsAfterTheOnset() async {
    let screen = RecordedOutput()
    let clock = ManualClock()
    await withShimmer("Fetching", output: screen.output, clock: clock) { line in
      await clock.sleeper(until: .milliseconds(300))
      #expect(screen.writes.isEmpty)
      clock.advance(to: .milliseconds(300))
      await screen.shows("Fetching")
      #expect(!screen.terminal.isCursorVisible)

      line.print("one")
      line.setLabel("Linking")
      await screen.shows("one\nLinking")

      for time in [550, 800] {
        await clock.sleeper(until: .milliseconds(time))
        clock.advance(to: .milliseconds(time))
      }
      await clock.sleeper(until: .milliseconds(850))
      clock.advance(to: .milliseconds(1_000))
      // A fifth of a second after it began to move, the light is in the first columns.
      await screen.holds { $0.cells[1][0].ink.foreground == .rgb(252, 252, 252) }
    }
    #expect(screen.terminal.text == "one\n✓ Linking")
    #expect(screen.terminal.isCursorVisible && screen.terminal.ink == .plain)
    #expect(screen.terminal.complaints.isEmpty)
    #expect(clock.sleeperCount == 0)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("without an onset the line shows while the clock stands still")
  func withoutAnOnset() async {
    let screen = RecordedOutput()
    await withShimmer(
      "Fetching", options: ShimmerRunOptions(policy: .immediate), output: screen.output,
      clock: ManualClock()
    ) {
      await screen.shows("Fetching")
    }
    #expect(screen.terminal.text == "✓ Fetching")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("a line that shows stays for the minimum")
  func aLineStaysForTheMinimum() async {
    let screen = RecordedOutput()
    let clock = ManualClock()
    // Without motion only the size is looked at, every quarter of a second.
    let still = ShimmerRunOptions(motion: .none)
    async let value = withShimmer("Fetching", options: still, output: screen.output, clock: clock) {
      await clock.sleeper(until: .milliseconds(300))
      clock.advance(to: .milliseconds(300))
      await screen.shows("Fetching")
      return "done"
    }
    // The operation is over at 0.3 s, and the line holds it until 0.8 s.
    await clock.sleeper(until: .milliseconds(550))
    clock.advance(to: .milliseconds(550))
    await clock.sleeper(until: .milliseconds(800))
    #expect(screen.terminal.text == "Fetching")
    clock.advance(to: .milliseconds(800))
    #expect(await value == "done")
    #expect(screen.terminal.text == "✓ Fetching")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("cancellation reaches the operation, and nothing is waited for then")
  func cancellationReachesTheOperation() async {
    let screen = RecordedOutput()
    let clock = ManualClock()
    let task = Task {
      try await withShimmer("Fetching", output: screen.output, clock: clock) { line in
        do {
          try await clock.sleep(until: ManualClock.Instant(offset: .seconds(60)), tolerance: nil)
        } catch {
          line.print("tidying up")
          throw error
        }
      }
    }
    await clock.sleeper(until: .milliseconds(300))
    clock.advance(to: .milliseconds(300))
    await screen.shows("Fetching")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(screen.terminal.text == "tidying up\n– Fetching")
    #expect(screen.terminal.isCursorVisible)
    #expect(clock.sleeperCount == 0)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("a cancelled task that finishes all the same has succeeded")
  func aCancelledTaskCanSucceed() async {
    let screen = RecordedOutput()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await withShimmer("Fetching", output: screen.output, clock: ManualClock()) { 1 }
    }
    #expect(await task.value == 1)
    #expect(screen.terminal.text == "✓ Fetching")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("no text is lost, whoever prints it, and whenever")
  func noTextIsLost() async {
    let screen = RecordedOutput(.plain)
    let kept = Mutex<ShimmerLine?>(nil)
    await withShimmer("Fetching", output: screen.output, clock: ManualClock()) { line in
      kept.withLock { $0 = line }
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<200 { group.addTask { line.print("\(number)") } }
      }
    }
    let lines = Set(screen.writes.joined().split(separator: "\n").map(String.init))
    #expect(lines == Set((0..<200).map(String.init) + ["✓ Fetching"]))
    #expect(screen.writes.last == "✓ Fetching\n")
    // After the run it is written at once.
    kept.withLock { $0 }?.print("late")
    kept.withLock { $0 }?.setLabel("ignored")
    #expect(screen.writes.last == "late\n")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("what is printed while the run ends is written too")
  func whatIsPrintedWhileTheRunEnds() async {
    let screen = RecordedOutput()
    let (events, continuation) = AsyncStream.makeStream(of: ShimmerSession.Event.self)
    let driver = ShimmerDriver(
      clock: ManualClock(), output: screen.output, options: ShimmerRunOptions(), events: events,
      continuation: continuation)
    for event in [ShimmerSession.Event.print("one"), .finish(.succeeded), .print("two")] {
      continuation.yield(event)
    }
    await driver.run(label: "Fetching")
    #expect(screen.terminal.text == "one\n✓ Fetching\ntwo")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("where it is piped, a long run writes its label, that it goes on and its outcome")
  func aPipedRun() async {
    let screen = RecordedOutput(.plain)
    let clock = ManualClock()
    await withShimmer("Fetching", output: screen.output, clock: clock) {
      await clock.sleeper(until: .milliseconds(300))
      clock.advance(to: .milliseconds(300))
      await screen.shows("Fetching")
      await clock.sleeper(until: .seconds(30))
      clock.advance(to: .seconds(100))
      await screen.holds { $0.text.contains("still") }
    }
    #expect(screen.writes == ["Fetching\n", "still fetching, 1 min 30 s\n", "✓ Fetching\n"])
  }
}

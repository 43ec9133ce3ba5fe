import SheenTerminal
import Testing

@Suite(.timeLimit(.minutes(10)))
struct PlayInTerminalTests {
  private struct Broken: Error {}

  /// A grid that says its time in tenths of a second.
  private func grid(_ frame: TerminalFrame) -> TerminalGrid {
    let text = "t\(Int(frame.time * 10 + 0.5)) \(frame.size.columns)"
    return TerminalGrid(row: text.map { TerminalCell(String($0)) }, columns: frame.size.columns)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(
    "frames follow each other until the time is over", arguments: TerminalScreen.Region.allCases)
  func framesFollowEachOther(_ region: TerminalScreen.Region) async {
    let screen = RecordedOutput()
    let clock = ManualClock()
    async let end: Void = playInTerminal(
      for: 0.25, framesPerSecond: 10, region: region, output: screen.output, clock: clock
    ) { grid($0) }
    await screen.shows("t0 40")
    #expect(screen.terminal.isAlternate == (region == .alternate))
    for (time, text) in [(100, "t1 40"), (200, "t2 40")] {
      await clock.sleeper(until: .milliseconds(time))
      clock.advance(to: .milliseconds(time))
      await screen.shows(text)
    }
    // The last frame is at the very end, and then the terminal is as before.
    await clock.sleeper(until: .milliseconds(250))
    clock.advance(to: .milliseconds(250))
    await end
    #expect(screen.writes.contains { $0.contains("3") })
    #expect(screen.terminal.text == "" && screen.terminal.leftovers == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("a cancellation ends it, and an error is passed on")
  func aCancellationEndsIt() async {
    let screen = RecordedOutput()
    let clock = ManualClock()
    let task = Task { await playInTerminal(output: screen.output, clock: clock) { grid($0) } }
    await screen.shows("t0 40")
    task.cancel()
    await task.value
    #expect(screen.terminal.leftovers == [] && clock.sleeperCount == 0)

    do throws(Broken) {
      try await playInTerminal(output: screen.output, clock: clock) { _ throws(Broken) in
        throw Broken()
      }
      Issue.record("no error")
    } catch {}
    #expect(screen.terminal.leftovers == [])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("without motion a frame is drawn once, and the size looked at four times a second")
  func withoutMotionAFrameIsDrawnOnce() async {
    var capability = fullTerminal
    capability.motion = .none
    let screen = RecordedOutput(capability)
    let clock = ManualClock()
    async let end: Void = playInTerminal(for: 1, output: screen.output, clock: clock) { grid($0) }
    for quarter in 1...4 {
      await clock.sleeper(until: .milliseconds(250 * quarter))
      clock.advance(to: .milliseconds(250 * quarter))
    }
    await end
    // The start, one frame, the end.
    #expect(screen.writes.count == 3)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(
    "where nothing can be written over the first frame is printed",
    arguments: [TerminalCapability.plain, TerminalCapability(isSpoken: true)])
  func theFirstFrameIsPrinted(_ capability: TerminalCapability) async {
    let screen = RecordedOutput(capability)
    await playInTerminal(output: screen.output, clock: ManualClock()) { grid($0) }
    #expect(screen.writes == ["t0 40\n"])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("more rows than there are are cut off", arguments: TerminalScreen.Region.allCases)
  func moreRowsAreCutOff(_ region: TerminalScreen.Region) async {
    let screen = RecordedOutput()
    let clock = ManualClock()
    let task = Task {
      await playInTerminal(region: region, output: screen.output, clock: clock) { _ in
        var grid = TerminalGrid(size: TerminalSize(columns: 40, rows: 30))
        for row in 0..<30 { grid[0, row] = TerminalCell("x") }
        return grid
      }
    }
    await clock.sleeper(until: .milliseconds(50))
    let rows = screen.terminal.text.split(separator: "\n").count
    #expect(rows == (region == .inline ? 9 : 10))
    #expect(screen.terminal.scrolledAway == [])
    task.cancel()
    await task.value
    #expect(screen.terminal.leftovers == [] && screen.terminal.history == "")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test("odd times show one frame", arguments: [0, -1, Double.nan, -Double.infinity])
  func oddTimesShowOneFrame(_ seconds: Double) async {
    let screen = RecordedOutput()
    await playInTerminal(for: seconds, output: screen.output, clock: ManualClock()) { grid($0) }
    #expect(screen.writes.count == 3)
    #expect(screen.terminal.leftovers == [])
  }
}

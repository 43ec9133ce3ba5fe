import Testing

@testable import SheenCore

/// Loads of every duration against a table of the policy that knows nothing of the timeline.
struct LoadingDurationTests {
  /// A policy in whole milliseconds, and what a load of a duration looks like under it.
  struct Table: Sendable, CustomTestStringConvertible {
    var onset: Int
    var fadeIn: Int
    var minimum: Int
    var delay: Int
    var handOver: Int
    var longWait = 1_500

    var testDescription: String { "\(onset)/\(fadeIn)/\(minimum)/\(delay)/\(handOver) ms" }

    var policy: LoadingPolicy {
      LoadingPolicy(
        onset: Double(onset) / 1000, fadeIn: Double(fadeIn) / 1000,
        minimumShow: Double(minimum) / 1000, motionDelay: Double(delay) / 1000,
        handOver: Double(handOver) / 1000, longWait: Double(longWait) / 1000)
    }

    func isShown(_ load: Int) -> Bool { load > onset }
    func usable(_ load: Int) -> Int { isShown(load) ? max(load, onset + minimum) : load }
    func over(_ load: Int) -> Int { usable(load) + (isShown(load) ? handOver : 0) }

    /// Placeholders' and content's opacity at a time that is on no boundary.
    func opacities(_ load: Int, at time: Double) -> (placeholders: Double, content: Double) {
      let usable = Double(usable(load))
      func appeared(_ time: Double) -> Double {
        if !isShown(load) || time < Double(onset) { return 0 }
        return fadeIn == 0 ? 1 : min(1, (time - Double(onset)) / Double(fadeIn))
      }
      if time < usable { return (appeared(time), 0) }
      if time > Double(over(load)) { return (0, 1) }
      let done = (time - usable) / Double(handOver)
      return (appeared(usable) * (1 - done), done)
    }

    func phase(_ load: Int, at time: Double) -> LoadingPhase {
      if time > Double(over(load)) { return .done }
      if time > Double(usable(load)) { return .handingOver }
      if time < Double(onset) { return .waiting }
      return time < Double(onset + fadeIn) ? .fadingIn : .showing
    }

    func moves(_ load: Int, at time: Double) -> Bool {
      isShown(load) && onset + delay < usable(load) && time > Double(onset + delay)
        && time < Double(over(load))
    }
  }

  static let tables = [
    Table(onset: 300, fadeIn: 150, minimum: 500, delay: 500, handOver: 200),
    Table(onset: 0, fadeIn: 0, minimum: 0, delay: 0, handOver: 0, longWait: 1_000_000),
    Table(onset: 0, fadeIn: 150, minimum: 500, delay: 500, handOver: 200),
    Table(onset: 100, fadeIn: 400, minimum: 0, delay: 50, handOver: 300),
    Table(onset: 1_800, fadeIn: 50, minimum: 1_000, delay: 0, handOver: 10, longWait: 1_000),
  ]

  @Test("loads of 0 to 2000 ms look as the policy says at every moment", arguments: tables)
  func states(table: Table) {
    var wrong: [String] = []
    for load in stride(from: 0, through: 2_000, by: 10) {
      var timeline = LoadingTimeline(policy: table.policy)
      timeline.begin(at: 0)
      timeline.finish(at: Double(load) / 1000)
      // The timeline doesn't look back, so it is asked before it knows of the end as well.
      var unfinished = LoadingTimeline(policy: table.policy)
      unfinished.begin(at: 0)
      for time in stride(from: 5, to: 3_500, by: 10) {
        let knowing = time < load ? unfinished : timeline
        let state = knowing.state(at: Double(time) / 1000)
        let expected = table.opacities(load, at: Double(time))
        let isRight =
          isClose(state.placeholderOpacity, expected.placeholders)
          && isClose(state.contentOpacity, expected.content)
          && state.phase == table.phase(load, at: Double(time))
          && state.acceptsInteraction == (time > table.usable(load))
          && (state.motion == .allowed)
            == (table.moves(load, at: Double(time))
              || time < load && time > table.onset + table.delay)
        if !isRight { wrong.append("load of \(load) ms at \(time) ms: \(state)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong, first: \(wrong.first ?? "")")
  }

  @Test("loads of 0 to 2000 ms report what happened, once, at its time", arguments: tables)
  func events(table: Table) {
    for load in stride(from: 0, through: 2_000, by: 10) {
      var timeline = LoadingTimeline(policy: table.policy)
      timeline.begin(at: 0)
      timeline.finish(at: Double(load) / 1000)
      let events = timeline.advance(to: 5)

      var expected: [(Int, LoadingEvent.Kind)] = [(0, .began(keepsContent: false))]
      if table.isShown(load) { expected.append((table.onset, .shown)) }
      expected.append(
        (table.usable(load), .handedOver(.loaded, wasShown: table.isShown(load))))
      expected.sort { $0.0 < $1.0 }

      #expect(events.map(\.kind) == expected.map(\.1), "load of \(load) ms")
      for (event, (time, _)) in zip(events, expected) {
        #expect(isClose(event.time, Double(time) / 1000), "load of \(load) ms")
      }
      #expect(timeline.advance(to: 100).isEmpty)
    }
  }
}

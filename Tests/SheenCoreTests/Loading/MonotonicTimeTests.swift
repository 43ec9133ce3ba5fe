import Testing

@testable import SheenCore

/// Times that no clock should give.
struct MonotonicTimeTests {
  static let times: [Double] = [
    0, -0.0, 0.3, 1, -1, .leastNonzeroMagnitude, 1e9, 1e300, -1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  @Test("content shows in the end, whatever the times were", arguments: times)
  func anyTimes(first: Double) {
    for second in Self.times {
      for third in Self.times {
        var timeline = LoadingTimeline(policy: LoadingPolicy(stopsMotionAfter: 1))
        timeline.begin(at: first)
        expectSound(timeline, at: second)
        _ = timeline.advance(to: second)
        timeline.finish(at: third)
        expectSound(timeline, at: first)
        _ = timeline.advance(to: 100)
        let end = timeline.state(at: 102)
        #expect(end.phase == .done, "\(first), \(second), \(third)")
        #expect(end.contentOpacity == 1)
      }
    }
  }

  @Test("content shows in the end, whatever the durations are", arguments: times)
  func anyDurations(a: Double) {
    for b in Self.times {
      let policies = [
        LoadingPolicy(onset: a, fadeIn: b), LoadingPolicy(minimumShow: a, handOver: b),
        LoadingPolicy(onset: 0, fadeIn: a, minimumShow: b, handOver: a),
        LoadingPolicy(onset: 0, motionDelay: a, longWait: b, stopsMotionAfter: a),
      ]
      for policy in policies {
        var timeline = LoadingTimeline(policy: policy)
        timeline.begin(at: 0)
        for time in Self.times { expectSound(timeline, at: time) }
        timeline.finish(at: 1)
        for time in Self.times { expectSound(timeline, at: time) }
        // A minimum and a cross-fade, a minute each at most.
        #expect(timeline.state(at: 121.5).phase == .done, "\(a), \(b)")
        #expect(timeline.advance(to: 122).last?.time ?? 0 <= 61.5)
      }
    }
  }

  @Test(
    "a time that is not finite counts as the last one",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(time: Double) {
    var timeline = LoadingTimeline()
    timeline.begin(at: time)
    #expect(timeline.state(at: 0.2).phase == .waiting)
    _ = timeline.advance(to: 0.5)
    #expect(timeline.state(at: time) == timeline.state(at: 0.5))
    timeline.finish(at: time)
    #expect(
      timeline.advance(to: 2).first == LoadingEvent(.handedOver(.loaded, wasShown: true), at: 0.8))
  }

  @Test("when the clock is set back, what has elapsed stays elapsed")
  func setBack() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 3_600)
    #expect(timeline.advance(to: 3_600.25).count == 1)
    // An hour back: 250 ms are over, 50 ms are left to the onset.
    #expect(timeline.advance(to: 0).isEmpty)
    #expect(timeline.state(at: 0.04).phase == .waiting)
    #expect(timeline.state(at: 0.06).phase == .fadingIn)
    timeline.finish(at: -100)
    #expect(timeline.state(at: -100).phase == .done)
  }

  @Test("when the clock is set back while placeholders have to stay, they stay for what is left")
  func setBackWhileHeld() {
    var timeline = LoadingTimeline(policy: LoadingPolicy(stopsMotionAfter: 5))
    timeline.begin(at: 1_000)
    timeline.finish(at: 1_000.4)
    _ = timeline.advance(to: 1_000.5)
    _ = timeline.advance(to: 10)
    #expect(timeline.state(at: 10.29).phase == .showing)
    #expect(timeline.state(at: 10.31).phase == .handingOver)
    #expect(timeline.state(at: 10.51).phase == .done)
    #expect(timeline.advance(to: 11).count == 1)
  }

  @Test("when the clock is set back, light moves for what is left of its time")
  func setBackWhileMoving() {
    var timeline = LoadingTimeline(policy: LoadingPolicy(stopsMotionAfter: 5))
    timeline.begin(at: 1_000)
    _ = timeline.advance(to: 1_002)
    _ = timeline.advance(to: 10)
    #expect(timeline.state(at: 13.7).motion == .allowed)
    #expect(timeline.state(at: 13.9).motion == .stopped)
  }

  private func expectSound(_ timeline: LoadingTimeline, at time: Double) {
    let state = timeline.state(at: time)
    #expect(state.placeholderOpacity >= 0 && state.placeholderOpacity <= 1)
    #expect(state.contentOpacity >= 0 && state.contentOpacity <= 1)
    switch timeline.nextChange(after: time) {
    case .never: break
    case .at(let next), .continuous(until: let next):
      #expect(next < .infinity)
      if time.isFinite { #expect(next > time) }
    }
  }
}

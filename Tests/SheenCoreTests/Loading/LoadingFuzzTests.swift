import Testing

@testable import SheenCore

/// Random calls, and what must hold whatever they were.
struct LoadingFuzzTests {
  static let policies = [
    LoadingPolicy.standard, .immediate, LoadingPolicy(stopsMotionAfter: 1),
    LoadingPolicy(onset: 0, fadeIn: 0.6, minimumShow: 0.1, motionDelay: 0.2, longWait: 0.4),
    LoadingPolicy(onset: 0.5, minimumShow: 0, longWait: 0.2),
  ]

  @Test("every load is told as a whole, in order and once", arguments: 0..<100)
  func events(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let policy = Self.policies[seed % Self.policies.count]
    var timeline = LoadingTimeline(policy: policy)
    var grammar = Grammar(policy: policy)
    var isLoading = false
    var starts = 0
    var time = random.number(-100...100)
    for _ in 0..<300 {
      switch random.next() % 8 {
      case 0, 1, 2:
        timeline.begin(at: time, keepingContent: random.next() % 2 == 0)
        starts += isLoading ? 0 : 1
        isLoading = true
      case 3, 4, 5:
        timeline.finish(at: time, random.next() % 4 == 0 ? .failed : .loaded)
        isLoading = false
      case 6:
        timeline.cancel(at: time)
        isLoading = false
      default:
        timeline.follow(ShimmerStyle.standard.resolved(in: phone, epoch: time).wave, at: time)
      }
      #expect(timeline.isLoading == isLoading)
      let state = timeline.state(at: time)
      #expect((0...1).contains(state.placeholderOpacity))
      #expect((0...1).contains(state.contentOpacity))
      // Between calls the front-end sometimes looks, and sometimes doesn't.
      if random.next() % 3 == 0 { grammar.read(timeline.advance(to: time)) }
      if random.next() % 4 != 0 { time += random.magnitude(0.01, 4) }
      if random.next() % 3 == 0 { grammar.read(timeline.advance(to: time)) }
    }
    timeline.finish(at: time)
    grammar.read(timeline.advance(to: time + 200))
    #expect(grammar.faults == [])
    #expect(!grammar.isOpen)
    #expect(grammar.longWaits <= starts)
    let end = timeline.state(at: time + 200)
    #expect(end.placeholderOpacity == 0)
    #expect(end.contentOpacity == 1)
    #expect(end.acceptsInteraction)
  }

  /// The order in which a load's events may come.
  struct Grammar {
    let policy: LoadingPolicy
    var isOpen = false
    var shown: Double?
    var longWaits = 0
    var last = -Double.infinity
    var faults: [String] = []

    mutating func read(_ events: [LoadingEvent]) {
      for event in events {
        if event.time < last { faults.append("\(event) comes after \(last)") }
        last = event.time
        switch event.kind {
        case .began:
          if isOpen { faults.append("\(event) within a load") }
          isOpen = true
          shown = nil
        case .shown:
          if !isOpen || shown != nil { faults.append("\(event) without a load, or twice") }
          shown = event.time
        case .handedOver(_, let wasShown):
          if !isOpen || wasShown != (shown != nil) {
            faults.append("\(event), shown \(shown ?? -1)")
          }
          if let shown, event.time - shown < policy.minimumShow - 1e-9 {
            faults.append("\(event) too early, shown at \(shown)")
          }
          isOpen = false
        case .cancelled:
          if !isOpen { faults.append("\(event) without a load") }
          isOpen = false
        }
      }
    }
  }

  @Test("a front-end that wakes only for the next change misses nothing", arguments: 0..<100)
  func sleeper(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let policy = Self.policies[seed % Self.policies.count]
    var sleeper = LoadingTimeline(policy: policy)
    var watcher = sleeper
    var heard: [LoadingEvent] = []
    var seen: [LoadingEvent] = []
    var time = random.number(0...1_000)
    for call in 0..<40 {
      if call % 2 == 0 {
        sleeper.begin(at: time)
        watcher.begin(at: time)
      } else {
        sleeper.finish(at: time)
        watcher.finish(at: time)
      }
      let nextCall = time + (call == 39 ? 200 : random.magnitude(0.01, 4))

      for moment in stride(from: time, to: nextCall, by: 0.01) {
        seen += watcher.advance(to: moment)
      }
      seen += watcher.advance(to: nextCall)

      var wakes = 0
      while time < nextCall {
        heard += sleeper.advance(to: time)
        let wake = min(nextCall, self.wake(sleeper, after: time))
        #expect(wake > time)
        time = wake
        wakes += 1
      }
      #expect(wakes <= 8)
    }
    let isSame = heard == seen
    #expect(isSame, "\(heard.count) events heard, \(seen.count) seen")
    #expect(heard.count >= 20)
    #expect(sleeper.state(at: time).phase == .done)
  }

  /// The time of the next change, until which nothing may change unless it is said to fade.
  private func wake(_ timeline: LoadingTimeline, after time: Double) -> Double {
    let state = timeline.state(at: time)
    let change: Double
    switch timeline.nextChange(after: time) {
    case .continuous(let until): return until
    case .at(let next): change = next
    case .never: change = time + 1_000
    }
    for part in [0.001, 0.3, 0.9, 0.999] {
      #expect(timeline.state(at: time + (change - time) * part) == state)
    }
    return change
  }

  @Test("placeholders never jump, however loads begin and end", arguments: 0..<20)
  func smoothness(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let policy = [LoadingPolicy.standard, Self.policies[3], Self.policies[4]][seed % 3]
    var timeline = LoadingTimeline(policy: policy)
    var last = timeline.state(at: 0)
    var steepest = 0.0
    for millisecond in 1...10_000 {
      let time = Double(millisecond) / 1000
      switch random.next() % 400 {
      case 0: timeline.begin(at: time)
      case 1: timeline.finish(at: time)
      default: break
      }
      let state = timeline.state(at: time)
      steepest = max(steepest, (state.placeholderOpacity - last.placeholderOpacity).magnitude)
      last = state
    }
    // The fastest fade takes 150 ms.
    #expect(steepest < 0.0068)
    #expect(steepest > 0)
  }
}

import Testing

@testable import SheenCore

struct LoadingTimelineTests {
  @Test("a timeline without a load shows the content")
  func idle() {
    let timeline = LoadingTimeline()
    #expect(timeline.state(at: 5) == .idle)
    #expect(timeline.state(at: 5).contentOpacity == 1)
    #expect(timeline.state(at: 5).acceptsInteraction)
    #expect(timeline.nextChange(after: 5) == .never)
    #expect(!timeline.isLoading)
  }

  @Test("finishing and cancelling without a load change nothing")
  func nothingToEnd() {
    var timeline = LoadingTimeline()
    timeline.finish(at: 1)
    timeline.cancel(at: 2)
    #expect(timeline.advance(to: 3).isEmpty)
    #expect(timeline.state(at: 3) == .idle)
  }

  @Test("the next change is each boundary in turn, and every frame only while something fades")
  func nextChange() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    #expect(timeline.nextChange(after: 0) == .at(0.3))
    #expect(timeline.nextChange(after: 0.3) == .continuous(until: 0.3 + 0.15))
    #expect(timeline.nextChange(after: 0.5) == .at(0.8))
    #expect(timeline.nextChange(after: 0.8) == .never)
    timeline.finish(at: 12)
    #expect(timeline.nextChange(after: 12) == .continuous(until: 12.2))
    #expect(timeline.nextChange(after: 12.2) == .never)
    #expect(timeline.state(at: 12.2).phase == .done)
  }

  @Test("a load that ends before its onset shows nothing and needs no timer")
  func fastLoad() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    timeline.finish(at: 0.3)
    #expect(timeline.state(at: 0.3).phase == .done)
    #expect(timeline.state(at: 0.3).contentOpacity == 1)
    #expect(timeline.nextChange(after: 0.3) == .never)
    #expect(
      timeline.advance(to: 1) == [
        LoadingEvent(.began(keepsContent: false), at: 0),
        LoadingEvent(.handedOver(.loaded, wasShown: false), at: 0.3),
      ])
  }

  @Test("what was reported as shown stays for the minimum, even when the load ends at its onset")
  func finishAtReportedOnset() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    #expect(timeline.advance(to: 0.3).last == LoadingEvent(.shown, at: 0.3))
    timeline.finish(at: 0.3)
    #expect(timeline.state(at: 0.79).phase == .showing)
    #expect(
      timeline.advance(to: 1) == [LoadingEvent(.handedOver(.loaded, wasShown: true), at: 0.8)])
  }

  @Test("the content can be used from the first moment of the hand-over")
  func usableAtOnce() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    timeline.finish(at: 2)
    let state = timeline.state(at: 2)
    #expect(state.acceptsInteraction)
    #expect(state.contentOpacity == 0)
    #expect(state.placeholderOpacity == 1)
    #expect(state.motion == .allowed)
  }

  @Test("finishing twice keeps the first time and outcome")
  func finishTwice() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    timeline.finish(at: 1, .failed)
    timeline.finish(at: 1.1, .loaded)
    #expect(timeline.state(at: 1.2).phase == .done)
    #expect(
      timeline.advance(to: 9).last == LoadingEvent(.handedOver(.failed, wasShown: true), at: 1))
  }

  @Test("beginning twice is one load, counted from the first beginning")
  func beginTwice() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    timeline.begin(at: 0.2)
    #expect(timeline.state(at: 0.3).phase == .fadingIn)
    #expect(timeline.advance(to: 0.2).count == 1)
  }

  @Test("placeholders come back from where they are when a load begins during the hand-over")
  func beginWhileHandingOver() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    timeline.finish(at: 2)
    timeline.begin(at: 2.1)
    let back = timeline.state(at: 2.1)
    #expect(isClose(back.placeholderOpacity, 0.5))
    #expect(back.phase == .fadingIn)
    #expect(back.contentOpacity == 0)
    #expect(!back.acceptsInteraction)
    #expect(back.motion == .allowed)
    // Half of the way takes half of the time: 75 ms.
    #expect(isClose(timeline.state(at: 2.1375).placeholderOpacity, 0.75))
    #expect(timeline.state(at: 2.18).phase == .showing)
    // They were nearly gone, so they are shown for the minimum again.
    timeline.finish(at: 2.2)
    #expect(timeline.state(at: 2.55).phase == .showing)
    #expect(timeline.state(at: 2.65).phase == .handingOver)
    #expect(
      timeline.advance(to: 9).map(\.kind) == [
        .began(keepsContent: false), .shown, .handedOver(.loaded, wasShown: true),
        .began(keepsContent: false), .shown, .handedOver(.loaded, wasShown: true),
      ])
  }

  @Test("placeholders don't vanish when a load begins and ends at one time during the hand-over")
  func emptyLoadWhileHandingOver() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    timeline.finish(at: 2)
    timeline.begin(at: 2.1)
    timeline.finish(at: 2.1)
    #expect(isClose(timeline.state(at: 2.1).placeholderOpacity, 0.5))
    #expect(timeline.state(at: 2.5).phase == .showing)
    #expect(timeline.state(at: 2.9).phase == .done)
  }

  @Test("placeholders that still have to stay just stay when the next load begins")
  func beginWhileHeld() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    timeline.finish(at: 0.4)
    timeline.begin(at: 0.6)
    #expect(timeline.isLoading)
    #expect(timeline.state(at: 5).phase == .showing)
    #expect(timeline.advance(to: 10.7).map(\.kind) == [.began(keepsContent: false), .shown])
    timeline.finish(at: 11)
    #expect(timeline.state(at: 11.2).phase == .done)
  }

  @Test("no change is announced that no longer comes")
  func nothingAfterEnd() {
    let policy = LoadingPolicy(onset: 0, fadeIn: 0.6, minimumShow: 0, motionDelay: 2)
    var timeline = LoadingTimeline(policy: policy)
    timeline.begin(at: 0)
    timeline.finish(at: 0.1)
    #expect(timeline.nextChange(after: 0.2) == .continuous(until: 0.1 + 0.2))
    #expect(timeline.nextChange(after: 0.4) == .never)
  }

  @Test("a load that begins as a fast one ends is a new one")
  func beginAtFastEnd() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    timeline.finish(at: 0.1)
    timeline.begin(at: 0.1)
    #expect(timeline.state(at: 0.35).phase == .waiting)
    #expect(timeline.state(at: 0.45).phase == .fadingIn)
    #expect(
      timeline.advance(to: 0.1).map(\.kind) == [
        .began(keepsContent: false), .handedOver(.loaded, wasShown: false),
        .began(keepsContent: false),
      ])
  }

  @Test("kept content stays until placeholders cover it, and a fast reload changes nothing")
  func keptContent() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0, keepingContent: true)
    #expect(timeline.state(at: 0.2).contentOpacity == 1)
    #expect(timeline.state(at: 0.2).acceptsInteraction)
    var fast = timeline
    fast.finish(at: 0.25)
    #expect(fast.state(at: 0.25).contentOpacity == 1)
    #expect(fast.state(at: 0.25).phase == .done)

    #expect(isClose(timeline.state(at: 0.375).contentOpacity, 0.5))
    #expect(!timeline.state(at: 0.375).acceptsInteraction)
    #expect(timeline.state(at: 0.5).contentOpacity == 0)
    timeline.finish(at: 2)
    #expect(isClose(timeline.state(at: 2.05).contentOpacity, 0.25))
    #expect(timeline.state(at: 3).contentOpacity == 1)
  }

  // When it is cancelled, then the events.
  @Test(
    "cancelling removes everything at once",
    arguments: [
      (0.1, [.began(keepsContent: false), .cancelled]),
      (0.4, [.began(keepsContent: false), .shown, .cancelled]),
      (2.1, [.began(keepsContent: false), .shown, .handedOver(.loaded, wasShown: true)]),
      (9, [.began(keepsContent: false), .shown, .handedOver(.loaded, wasShown: true)]),
    ] as [(Double, [LoadingEvent.Kind])])
  func cancel(time: Double, kinds: [LoadingEvent.Kind]) {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    if time > 2 { timeline.finish(at: 2) }
    timeline.cancel(at: time)
    #expect(timeline.state(at: time) == .idle)
    #expect(!timeline.isLoading)
    #expect(timeline.nextChange(after: time) == .never)
    timeline.cancel(at: time + 1)
    #expect(timeline.advance(to: 20).map(\.kind) == kinds)
  }

  @Test("after the end, nothing says that something loads")
  func truthAfterEnd() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    #expect(timeline.isLoading)
    timeline.finish(at: 1)
    #expect(!timeline.isLoading)
    let state = timeline.state(at: 1.5)
    #expect(state.phase == .done)
    #expect(!state.phase.showsPlaceholders)
    #expect(state.placeholderOpacity == 0)
    #expect(state.contentOpacity == 1)
    #expect(state.acceptsInteraction)
    #expect(state.motion == .nothingShown)
  }

  @Test("events that nobody reads don't pile up")
  func unreadEvents() {
    var timeline = LoadingTimeline()
    for load in 0..<100 {
      timeline.begin(at: Double(load))
      timeline.finish(at: Double(load) + 0.1)
    }
    let events = timeline.advance(to: 100)
    #expect(events.count == LoadingTimeline.maximumPendingEvents)
    #expect(events.last == LoadingEvent(.handedOver(.loaded, wasShown: false), at: 99.1))
  }
}

import Testing

@testable import SheenCore

struct LoadingMotionTests {
  /// A period of 2 s, in which light is in the scope for 1.4 s.
  let wave = ShimmerStyle.standard.resolved(in: phone).wave

  @Test("light waits for 500 ms after the placeholders began to appear")
  func delay() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    #expect(timeline.state(at: 0.2).motion == .nothingShown)
    #expect(timeline.state(at: 0.3).motion == .notYet)
    #expect(timeline.state(at: 0.79).motion == .notYet)
    #expect(timeline.state(at: 0.8).motion == .allowed)
    #expect(timeline.state(at: 1e9).motion == .allowed)
  }

  @Test("light that has not begun to move when the content comes stays still")
  func shortWait() {
    var timeline = LoadingTimeline()
    timeline.begin(at: 0)
    timeline.finish(at: 0.7)
    #expect(timeline.state(at: 0.79).phase == .showing)
    #expect(timeline.state(at: 0.9).phase == .handingOver)
    #expect(timeline.state(at: 0.9).motion == .notYet)
    #expect(timeline.nextChange(after: 0.7) == .at(0.8))
  }

  @Test("the immediate policy shows and moves at once, for ever")
  func immediate() {
    var timeline = LoadingTimeline(policy: .immediate)
    timeline.begin(at: 7)
    let state = timeline.state(at: 7)
    #expect(state.placeholderOpacity == 1)
    #expect(state.motion == .allowed)
    #expect(timeline.nextChange(after: 7) == .never)
    #expect(timeline.state(at: 1e9) == state)
    timeline.finish(at: 8)
    #expect(timeline.state(at: 8).phase == .done)
  }

  // When the load begins, then when its light stops. Light moves from 0.8 s after the start.
  @Test(
    "motion stops at the first moment without light after 5 s",
    arguments: [(0.0, 5.8), (0.5, 7.4), (1.2, 7.4), (1.7, 7.5), (2.5, 9.4)])
  func stop(begin: Double, stop: Double) throws {
    var timeline = LoadingTimeline(policy: LoadingPolicy(stopsMotionAfter: 5))
    timeline.follow(wave, at: 0)
    timeline.begin(at: begin)
    #expect(timeline.state(at: stop - 0.001).motion == .allowed)
    #expect(timeline.state(at: stop + 0.001).motion == .stopped)
    #expect(timeline.state(at: 9.9).placeholderOpacity == 1)
    guard case .at(let next) = timeline.nextChange(after: begin + 1) else {
      Issue.record("no change is announced")
      return
    }
    #expect(isClose(next, stop))
    #expect(try #require(wave).isDark(at: next + 0.001))
  }

  @Test("without a light to follow, motion stops when its time is over")
  func stopWithoutWave() {
    var timeline = LoadingTimeline(policy: LoadingPolicy(stopsMotionAfter: 5))
    timeline.begin(at: 0.5)
    #expect(timeline.state(at: 6.29).motion == .allowed)
    #expect(timeline.state(at: 6.31).motion == .stopped)
  }

  @Test("motion never stops by itself unless that is asked for")
  func noStop() {
    var timeline = LoadingTimeline()
    timeline.follow(wave, at: 0)
    timeline.begin(at: 0)
    #expect(timeline.state(at: 1e9).motion == .allowed)
    #expect(timeline.nextChange(after: 10) == .never)
  }

  @Test("motion that has stopped stays stopped when the light changes")
  func resizeAfterStop() {
    var timeline = LoadingTimeline(policy: LoadingPolicy(stopsMotionAfter: 5))
    timeline.follow(wave, at: 0)
    timeline.begin(at: 0)
    #expect(timeline.state(at: 6).motion == .stopped)
    timeline.follow(wave?.starting(at: 5.5), at: 6)
    #expect(timeline.state(at: 6).motion == .stopped)
  }

  @Test("motion that goes on is stopped in the dark of the light it then has")
  func resizeBeforeStop() {
    var timeline = LoadingTimeline(policy: LoadingPolicy(stopsMotionAfter: 5))
    timeline.follow(wave, at: 0)
    timeline.begin(at: 0.5)
    // Due at 6.3, and dark at 7.4 in the old light. The new one is dark from 6.5 to 7.1, which is
    // over by then, and then from 8.5.
    timeline.follow(wave?.starting(at: 7.1), at: 7.2)
    #expect(timeline.state(at: 7.5).motion == .allowed)
    #expect(timeline.state(at: 8.49).motion == .allowed)
    #expect(timeline.state(at: 8.51).motion == .stopped)
  }

  @Test("the next load has its own time to move, and goes on where light still moves")
  func nextLoad() {
    var timeline = LoadingTimeline(policy: LoadingPolicy(stopsMotionAfter: 5))
    timeline.begin(at: 0)
    timeline.finish(at: 7)
    #expect(timeline.state(at: 7.1).motion == .stopped)
    timeline.begin(at: 7.1)
    #expect(timeline.state(at: 7.2).motion == .notYet)
    #expect(timeline.state(at: 7.7).motion == .allowed)
    timeline.finish(at: 8)
    timeline.begin(at: 8.1)
    #expect(timeline.state(at: 8.1).motion == .allowed)
    #expect(timeline.state(at: 12.5).motion == .allowed)
    #expect(timeline.state(at: 12.7).motion == .stopped)
  }
}

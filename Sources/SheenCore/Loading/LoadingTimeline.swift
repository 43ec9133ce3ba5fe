/// What one loading screen shows, from the start of a load to its content.
///
/// It has no clock: every call is given the time, in seconds on any clock. Tell it what happens, and
/// after each call and at each `nextChange(after:)` take the events and draw the state.
///
/// ```swift
/// var timeline = LoadingTimeline()
/// timeline.begin(at: 0)
/// timeline.state(at: 0.2).phase                // .waiting: nothing is drawn
/// timeline.nextChange(after: 0.2)              // .at(0.3)
/// timeline.state(at: 0.375).placeholderOpacity // 0.5
/// timeline.finish(at: 0.4)
/// timeline.state(at: 0.7).phase                // .showing: 0.5 s at least
/// timeline.state(at: 0.9).contentOpacity       // 0.5
/// timeline.state(at: 1).phase                  // .done
/// ```
///
/// A time that is not finite counts as the last one heard (0 at first). A time before the last one
/// means that the clock was set back: what has elapsed stays elapsed, and everything goes on from the
/// new time. So no clock keeps content from showing.
///
/// For several loads in one screen, begin with the first and finish with the last.
package struct LoadingTimeline: Hashable, Sendable {
  /// When to show, when to move, when to hand over.
  package let policy: LoadingPolicy

  private var run: LoadSchedule?
  private var wave: Wave?
  private var clock = MonotonicTime()
  private var unread: [LoadingEvent] = []

  /// The most events that are kept for `advance(to:)`: 64. Of more, the oldest are dropped, so that
  /// a screen that reads none doesn't grow.
  package static let maximumPendingEvents = 64

  /// A timeline in which nothing has been loaded.
  package init(policy: LoadingPolicy = .standard) {
    self.policy = policy
  }

  /// Whether a load has begun and has neither finished nor been cancelled.
  package var isLoading: Bool {
    run.map { $0.outcome == nil } ?? false
  }

  /// Starts a load.
  ///
  /// While one runs, this does nothing. While placeholders are still there from the load before, they
  /// come back from where they are instead of waiting for the onset.
  ///
  /// - Parameters:
  ///   - time: In seconds.
  ///   - keepingContent: Whether the content stays, and can be used, until placeholders cover it. Ask
  ///     for it to reload what is on the screen: a fast reload then changes nothing. Without it the
  ///     content is hidden at once, as made-up content must be.
  package mutating func begin(at time: Double, keepingContent: Bool = false) {
    let now = hear(time)
    collect(before: now)
    guard !isLoading else { return }
    if let old = run, old.isHeld {
      run = old.resumed()
      return
    }
    collect(through: now)
    run = LoadSchedule(
      policy: policy, wave: wave, begun: now, keepsContent: keepingContent, after: run)
    report([LoadingEvent(.began(keepsContent: keepingContent), at: now)])
  }

  /// Makes the load a part of one that began earlier: its placeholders appear when those of the other do, or
  /// at once if they are there already.
  ///
  /// Call it for what appears during a load, such as a row that is scrolled into sight. Once placeholders are
  /// shown this does nothing.
  ///
  /// - Parameters:
  ///   - begun: When the other load began, in seconds.
  ///   - time: In seconds.
  package mutating func join(begun: Double, at time: Double) {
    let now = hear(time)
    guard isLoading, begun.isFinite else { return }
    run?.join(begun: min(begun, now), wave: wave)
  }

  /// Ends the load: its content, or what is shown instead, is ready.
  ///
  /// Placeholders that are shown stay until they were there for long enough. A load that ends before
  /// its onset never shows any. Without a running load this does nothing.
  package mutating func finish(at time: Double, _ outcome: LoadingOutcome = .loaded) {
    let now = hear(time)
    collect(before: now)
    guard isLoading else { return }
    run?.finish(at: now, outcome)
  }

  /// Gives the load up and removes all placeholders at once.
  package mutating func cancel(at time: Double) {
    let now = hear(time)
    collect(before: now)
    guard let old = run else { return }
    if !old.reported.handedOver {
      report([LoadingEvent(.cancelled, at: now)])
    }
    run = nil
  }

  /// Tells which light moves, so that a motion that stops by itself does so in the dark.
  ///
  /// Needed only with `LoadingPolicy.stopsMotionAfter`, and again when the light changes, as after a
  /// resize. Motion that has stopped stays stopped.
  package mutating func follow(_ wave: Wave?, at time: Double) {
    let now = hear(time)
    self.wave = wave
    run?.follow(wave, at: now)
  }

  /// Moves on to a time and returns what has happened until then, the oldest first: each event
  /// once, late rather than never.
  package mutating func advance(to time: Double) -> [LoadingEvent] {
    collect(through: hear(time))
    let events = unread
    unread = []
    return events
  }

  /// What to draw at a time in seconds; a time before the last one heard counts as that.
  package func state(at time: Double) -> LoadingState {
    run?.state(at: clock.settled(time)) ?? .idle
  }

  /// When the state changes next, or an event is due, after a time in seconds.
  ///
  /// The answer is always later than the time, so waiting for it never spins.
  package func nextChange(after time: Double) -> LoadingChange {
    guard let run else { return .never }
    let now = clock.settled(time)
    let next = run.nextChange(after: now)
    guard next < .infinity else { return .never }
    switch run.state(at: now).phase {
    case .fadingIn, .handingOver: return .continuous(until: next)
    case .idle, .waiting, .showing, .done: return .at(next)
    }
  }

  private mutating func hear(_ time: Double) -> Double {
    let step = clock.hear(time)
    run?.move(by: step)
    return step.now
  }

  private mutating func collect(through time: Double) {
    if let due = run?.takeEvents(through: time) { report(due) }
  }

  // What is due at the very time of a call is decided after the call: a load that finishes at its
  // onset never shows.
  private mutating func collect(before time: Double) {
    collect(through: time.nextDown)
  }

  private mutating func report(_ events: [LoadingEvent]) {
    unread.append(contentsOf: events)
    if unread.count > Self.maximumPendingEvents {
      unread.removeFirst(unread.count - Self.maximumPendingEvents)
    }
  }
}

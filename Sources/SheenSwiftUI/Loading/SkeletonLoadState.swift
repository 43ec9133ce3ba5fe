#if canImport(SwiftUI)
internal import Foundation
internal import SheenCore

/// The load state of a view: a timeline that each frame advances.
///
/// A view learns that loading has begun or ended while it is built, when the time of the next frame is
/// not known. So it asks for frames, and the first one tells the timeline. Frames are asked for while
/// something fades, too; what comes at one date is waited for without any.
struct SkeletonLoadState {
  private var timeline: LoadingTimeline?
  private var now = -Double.infinity
  private var wave: Wave?

  /// When the load began, or the one that it is a part of.
  private(set) var begun: Double?

  /// When light began to move.
  private var lightBegan: Double?

  /// Whether no frame is needed.
  func isSettled(isLoading: Bool) -> Bool {
    guard let timeline else { return !isLoading }
    guard timeline.isLoading == isLoading else { return false }
    if case .continuous = timeline.nextChange(after: now) { return false }
    return true
  }

  /// What to wait for without frames, or nil: nothing.
  func wait(isLoading: Bool) -> WaitInterval? {
    guard let timeline, timeline.isLoading == isLoading,
      case .at(let time) = timeline.nextChange(after: now)
    else { return nil }
    return WaitInterval(from: now, until: time)
  }

  /// Whether nothing has been loaded yet.
  var isNew: Bool { timeline == nil }

  /// What to draw at the time of a frame.
  ///
  /// - Parameter around: When a load began that this one is a part of if it is new, or nil: there is none.
  func state(
    isLoading: Bool, policy: LoadingPolicy, at date: Date, joining around: Double? = nil
  ) -> LoadingState {
    if let timeline, timeline.isLoading == isLoading {
      return timeline.state(at: date.timeIntervalSinceReferenceDate)
    }
    // Begun or ended, but not yet told: what the first moment of it looks like.
    var first = timeline ?? Self.timeline(policy)
    if isLoading, isNew, let around {
      let time = date.timeIntervalSinceReferenceDate
      first.begin(at: time)
      first.join(begun: around, at: time)
      return first.state(at: time)
    }
    let time = max(now, 0)
    if isLoading { first.begin(at: time) } else { first.finish(at: time) }
    return first.state(at: time)
  }

  /// Whether a load is known to have begun and not to have ended.
  var isLoading: Bool { timeline?.isLoading ?? false }

  /// Sets the light that passes over the view, so that one that stops by itself does so in the dark.
  mutating func follow(_ wave: Wave?) {
    self.wave = wave
    followWave()
  }

  /// Advances to the time of a frame or of a timer, and returns the events up to then.
  mutating func tick(
    isLoading: Bool, policy: LoadingPolicy, at date: Date, joining around: Double? = nil
  ) -> [LoadingEvent] {
    let time = date.timeIntervalSinceReferenceDate
    var next = timeline ?? Self.timeline(policy)
    if next.policy != policy,
      next.state(at: time).phase == .idle || next.isLoading != isLoading
    {
      next = Self.timeline(policy)
    }
    if isLoading {
      if !next.isLoading { begun = around ?? time }
      next.begin(at: time)
      if isNew, let around { next.join(begun: around, at: time) }
    } else {
      next.finish(at: time)
    }
    let events = next.advance(to: time)
    timeline = next
    now = time
    switch next.state(at: time).motion {
    case .nothingShown: lightBegan = nil
    case .allowed: lightBegan = lightBegan ?? time
    case .notYet, .stopped: break
    }
    followWave()
    return events
  }

  private mutating func followWave() {
    let began = lightBegan ?? now
    // Sweeps that are counted are counted from when the light moves.
    timeline?.follow(wave.map { $0.count == nil ? $0 : $0.starting(at: began) }, at: now)
  }

  /// A long wait is told by those who wait for it: see `LongWaitMonitor`.
  private static func timeline(_ policy: LoadingPolicy) -> LoadingTimeline {
    LoadingTimeline(policy: policy)
  }
}
#endif

#if canImport(SwiftUI)
internal import Foundation
internal import SheenCore

/// A load as a view keeps it: a timeline that hears the time of the frames.
///
/// A view learns that loading has begun or ended while it is built, when the time of the next frame is
/// not known. So it asks for frames, and the first one tells the timeline.
struct SkeletonRun {
  private var timeline: LoadingTimeline?
  private var now = -Double.infinity

  /// Whether nothing changes by itself: no frame is needed.
  func isSettled(isLoading: Bool) -> Bool {
    guard let timeline else { return !isLoading }
    guard timeline.isLoading == isLoading else { return false }
    // A change that is far away (the callback of a long wait) is no reason for frames.
    return switch timeline.nextChange(after: now) {
    case .never: true
    case .at(let time): time - now > Self.patience
    case .continuous: false
    }
  }

  /// What to draw at the time of a frame.
  func state(isLoading: Bool, policy: LoadingPolicy, at date: Date) -> LoadingState {
    if let timeline, timeline.isLoading == isLoading {
      return timeline.state(at: date.timeIntervalSinceReferenceDate)
    }
    // Begun or ended, but not yet told: what the first moment of it looks like.
    var first = timeline ?? LoadingTimeline(policy: policy)
    let time = max(now, 0)
    if isLoading { first.begin(at: time) } else { first.finish(at: time) }
    return first.state(at: time)
  }

  /// Whether a load is known to have begun and not to have ended.
  var isLoading: Bool { timeline?.isLoading ?? false }

  /// Hears the time of a frame, and returns what has happened until then.
  mutating func tick(isLoading: Bool, policy: LoadingPolicy, at date: Date) -> [LoadingEvent] {
    let time = date.timeIntervalSinceReferenceDate
    var next = timeline ?? LoadingTimeline(policy: policy)
    if next.policy != policy, next.state(at: time).phase == .idle || next.isLoading != isLoading {
      next = LoadingTimeline(policy: policy)
    }
    if isLoading { next.begin(at: time) } else { next.finish(at: time) }
    let events = next.advance(to: time)
    timeline = next
    now = time
    return events
  }

  /// How far a change may lie ahead to be waited for with frames, in seconds.
  private static let patience = 2.0
}
#endif

import Foundation

/// What has a time of its own within another one's.
public protocol CAMediaTiming {
  /// When it begins, in seconds of the time that it lies in; for an animation 0 means: when it is
  /// committed.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one passage.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs against the time that it lies in.
  var speed: Float { get set }
  /// Seconds that its own time is ahead.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is repeated; parts of a passage are allowed.
  var repeatCount: Float { get set }
  /// For how many seconds it is repeated.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each passage is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What is seen before it begins and after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is seen of something timed while it is not active.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After the end the last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning the first value is seen.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

#if !canImport(ObjectiveC)
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the reference date.
public typealias CFAbsoluteTime = Double
#endif

/// Seconds on the clock that animations follow: the stage's, which moves only when it is told to.
public func CACurrentMediaTime() -> CFTimeInterval { RenderServer.current.time }

/// Seconds since the reference date on the device's clock: the stage's, too. Unlike that of
/// animations it can be set, and goes on while the device sleeps.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { RenderServer.current.absoluteTime }

/// The stages of something timed at a moment.
enum TimePhase: Equatable {
  /// Not begun yet.
  case before
  /// In a passage, this part of it done, 0…1; backwards where a reversed passage runs.
  case active(Double, passage: Int)
  /// Over.
  case after(Double, passage: Int)
}

extension CAMediaTiming {
  /// Seconds of its own speed that it is active for, all passages together.
  func activeDuration(_ duration: Double) -> Double {
    let once = duration * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount > 0 {
      return repeatCount.isInfinite || Double(repeatCount) > 1e15
        ? .infinity : once * Double(repeatCount)
    }
    return once
  }

  /// Where it stands.
  ///
  /// - Parameters:
  ///   - parentTime: Seconds of the time that it lies in.
  ///   - begin: When it began, in the same time.
  ///   - duration: Seconds of a passage.
  func phase(at parentTime: Double, begin: Double, duration: Double) -> TimePhase {
    let speed = Double(speed)
    let elapsed = (parentTime - begin) * speed
    // A standstill shows the moment that the offset names.
    if speed != 0, parentTime < begin - 1e-9 { return .before }
    let active = activeDuration(duration)
    guard duration > 0 else { return .after(1, passage: 0) }
    if speed != 0, elapsed >= active - 1e-9 {
      return place(at: active + timeOffset, duration, isEnd: true) { .after($0, passage: $1) }
    }
    return place(at: elapsed + timeOffset, duration, isEnd: false) { .active($0, passage: $1) }
  }

  private func place(
    at time: Double, _ duration: Double, isEnd: Bool, _ make: (Double, Int) -> TimePhase
  ) -> TimePhase {
    guard time.isFinite else { return make(0, 0) }
    var passage = (time / duration).rounded(.down)
    var part = time / duration - passage
    // The end of the last passage belongs to that passage, not to one that would follow.
    if isEnd, part < 1e-9, passage > 0 {
      passage -= 1
      part = 1
    }
    let number = passage.magnitude < 1e15 ? Int(passage) : 0
    let isReversed = autoreverses && number % 2 != 0
    return make(isReversed ? 1 - part : part, autoreverses ? number / 2 : number)
  }
}

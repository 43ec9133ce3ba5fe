public import Foundation

/// The dates on which a timeline view is made anew.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public protocol TimelineSchedule {
  /// How often the view may be made anew.
  typealias Mode = TimelineScheduleMode
  /// The dates' type.
  associatedtype Entries: Sequence where Self.Entries.Element == Date

  /// The dates from one on; the first may lie before it.
  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a timeline view may be made anew.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum TimelineScheduleMode: Sendable {
  /// As often as wanted.
  case normal
  /// Seldom.
  case lowFrequency
}

/// As many dates as the display has frames.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool

  /// As many dates as the display has frames, or as an interval allows; none while paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The dates: one while paused, else without end.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(start: start, interval: max(minimumInterval ?? 0, 1 / 120), isPaused: isPaused)
  }

  /// Dates at an interval.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: Double
    let isPaused: Bool
    var count = 0.0

    /// The next date.
    public mutating func next() -> Date? {
      if isPaused, count > 0 { return nil }
      defer { count += 1 }
      // Adding one interval after another would lose time: dates are large, so each sum is rounded.
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// Dates at an even distance.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Dates at an even distance from one.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates, from the last one before `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(upcoming: start, interval: 0) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(
      upcoming: start.addingTimeInterval(max(0, passed) * interval), interval: interval)
  }

  /// Dates at an even distance.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval

    /// The next date.
    public mutating func next() -> Date? {
      guard let date = upcoming else { return nil }
      upcoming = interval > 0 ? date.addingTimeInterval(interval) : nil
      return date
    }
  }
}

/// The start of each minute.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The start of each minute.
  public init() {}

  /// The start of each minute, from the one that goes on at `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let seconds = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return Entries(upcoming: Date(timeIntervalSinceReferenceDate: seconds))
  }

  /// The start of each minute.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date

    /// The next date.
    public mutating func next() -> Date? {
      defer { upcoming = upcoming.addingTimeInterval(60) }
      return upcoming
    }
  }
}

/// Dates that are given.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Dates in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As many dates as the display has frames.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As many dates as the display has frames, or as an interval allows; none while paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at an even distance from one.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineSchedule {
  /// Dates that are given.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

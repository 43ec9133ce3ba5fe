public import Foundation

/// A view that is made anew on certain dates.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What a timeline view knows when it is made.
  public struct Context {
    /// How often the view is made anew.
    public enum Cadence: Comparable, Sendable {
      /// Continually.
      case live
      /// Once a second or so.
      case seconds
      /// Once a minute or so.
      case minutes
    }

    /// The date for which the view is made.
    public let date: Date
    /// How often the view is made anew.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// What a timeline view knows when it is made.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TimelineView: View, PrimitiveView where Content: View {
  /// Primitive views have no body.
  public typealias Body = Never

  /// A view that is made anew on the dates of a schedule.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { TimelineElement(self, site) }
}

private final class TimelineElement<Schedule: TimelineSchedule, Content: View>:
  ElementOf<TimelineView<Schedule, Content>>, Ticking
{
  private var child: ElementOf<Content>?
  private var entries: Schedule.Entries.Iterator
  private var upcoming: Date?
  private var date: Date

  override init(_ view: TimelineView<Schedule, Content>, _ site: Site) {
    date = site.host.date
    entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
    super.init(view, site)
    takeEntries(until: date)
    host.add(self)
    evaluate()
  }

  override func update(_ view: TimelineView<Schedule, Content>, environment: EnvironmentValues) {
    let isSameSchedule = areEqual(view.schedule, self.view.schedule)
    let isSame = areEqual(view, self.view)
    super.update(view, environment: environment)
    if !isSameSchedule {
      upcoming = nil
      entries = view.schedule.entries(from: host.date, mode: .normal).makeIterator()
      takeEntries(until: host.date)
    }
    if isSame, !isDirty, let child {
      child.passOn(environment)
    } else {
      evaluate()
    }
  }

  override func refresh() { evaluate() }

  private func evaluate() {
    isDirty = false
    host.counts.bodies["TimelineView", default: 0] += 1
    let content = Evaluation.run(Evaluation(owner: self)) {
      view.content(TimelineViewDefaultContext(date: date, cadence: .live))
    }
    child = shown(content, by: child)
  }

  /// Goes on to the last entry that is not in the future.
  private func takeEntries(until now: Date) {
    // An hour's worth of frames: a schedule that stands still does not keep us here for ever.
    for _ in 0..<500_000 {
      let next = upcoming ?? entries.next()
      upcoming = nil
      guard let next else { return }
      // A millionth of a second forgives what adding up intervals loses.
      guard next <= now.addingTimeInterval(1e-6) else {
        upcoming = next
        return
      }
      date = next
    }
  }

  var nextTick: Double? {
    upcoming.map { $0.timeIntervalSince(host.epoch) }
  }

  func tick(at time: Double) {
    let before = date
    takeEntries(until: host.date)
    if date != before { setDirty() }
  }

  override func unmount() {
    super.unmount()
    host.remove(self)
  }

  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }
}

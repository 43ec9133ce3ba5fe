/// What a screen reader hears of the loading groups of one window.
///
/// Feed it the events of each group's timeline and do what it answers. Each group is one element that
/// says it is loading; what is inside it stays unread. Its end is announced once, and only if it was
/// seen to load. Two announcements are never closer than `LoadingDefaults.announcementSpacing`: of
/// those that come too soon only the latest is kept, and spoken when the time is over, unless its
/// group has come to load again by then. A listener hears the newest truth instead of a queue. Groups
/// that end together (within `LoadingDefaults.handOver`) with the same words are announced once.
///
/// ```swift
/// var announcer = LoadingAnnouncer()
/// announcer.receive(LoadingEvent(.began(keepsContent: false), at: 0))  // [.hideContent]
/// announcer.receive(LoadingEvent(.shown, at: 0.3))                     // [.showElement("Loading")]
/// announcer.receive(LoadingEvent(.handedOver(.loaded, wasShown: true), at: 2))
/// // [.showContent, .announce("Loaded")]
/// ```
///
/// As in `LoadingTimeline`, a time that is not finite counts as the last one heard, and a time before
/// it means that the clock was set back.
package struct LoadingAnnouncer: Hashable, Sendable {
  /// What is said from now on.
  package var labels: LoadingLabels

  private struct Group: Hashable, Sendable {
    let id: Int
    var hasElement: Bool
  }

  private struct Announcement: Hashable, Sendable {
    let text: String
    let group: Int
  }

  private var loading: [Group] = []
  private var waiting: Announcement?
  private var spoken: Double?
  private var latest: Announcement?
  private var clock = MonotonicTime()

  /// An announcer that has said nothing yet.
  package init(labels: LoadingLabels = LoadingLabels()) {
    self.labels = labels
  }

  /// Takes in what happened in a group and returns what to do for it, in order.
  ///
  /// - Parameters:
  ///   - event: From `LoadingTimeline.advance(to:)`.
  ///   - group: Any number that tells the groups of the window apart. A group that goes away while it
  ///     loads has to be cancelled.
  package mutating func receive(
    _ event: LoadingEvent, from group: Int = 0
  ) -> [LoadingAccessibilityAction] {
    let now = hear(event.time)
    var actions: [LoadingAccessibilityAction] = []
    switch event.kind {
    case .began(let keepsContent):
      if !keepsContent, index(of: group) == nil {
        loading.append(Group(id: group, hasElement: false))
        actions.append(.hideContent)
      }
    case .shown:
      // What was going to be said of the group is no longer true.
      if waiting?.group == group { waiting = nil }
      if show(group) { actions.append(.showElement(labels.loading)) }
    case .handedOver(let outcome, let wasShown):
      if remove(group) { actions.append(.showContent) }
      let text = outcome == .loaded ? labels.loaded : labels.failed
      let announcement = Announcement(text: text, group: group)
      if wasShown, !text.isEmpty, !hasBeenSaid(announcement, at: now) { waiting = announcement }
    case .cancelled:
      if remove(group) { actions.append(.showContent) }
    }
    return actions + speak(at: now)
  }

  /// Moves on to a time in seconds and returns the announcement that is due by then, if there is one.
  package mutating func advance(to time: Double) -> [LoadingAccessibilityAction] {
    let now = hear(time)
    return speak(at: now)
  }

  /// When the announcement that waits is due, in seconds, or nil: then no timer is needed.
  package var nextAnnouncement: Double? {
    guard let waiting, index(of: waiting.group) == nil else { return nil }
    return spoken.map { $0 + LoadingDefaults.announcementSpacing }
  }

  private mutating func speak(at time: Double) -> [LoadingAccessibilityAction] {
    // Not while its group loads again: whether it will be true is known when that load shows or ends.
    guard let next = waiting, index(of: next.group) == nil else { return [] }
    if let due = nextAnnouncement, time < due { return [] }
    spoken = time
    latest = next
    waiting = nil
    return [.announce(next.text)]
  }

  /// Whether another group has said the same just now.
  private func hasBeenSaid(_ announcement: Announcement, at time: Double) -> Bool {
    guard let spoken, let latest, latest.group != announcement.group else { return false }
    return latest.text == announcement.text && time - spoken <= LoadingDefaults.handOver
  }

  private mutating func hear(_ time: Double) -> Double {
    let step = clock.hear(time)
    spoken = spoken.map(step.moved)
    return step.now
  }

  private func index(of group: Int) -> Int? {
    loading.firstIndex { $0.id == group }
  }

  private mutating func show(_ group: Int) -> Bool {
    guard let index = index(of: group) else {
      loading.append(Group(id: group, hasElement: true))
      return true
    }
    defer { loading[index].hasElement = true }
    return !loading[index].hasElement
  }

  private mutating func remove(_ group: Int) -> Bool {
    guard let index = index(of: group) else { return false }
    loading.remove(at: index)
    return true
  }
}

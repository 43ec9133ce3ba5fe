#if canImport(SwiftUI)
internal import Combine
internal import Foundation
internal import SheenCore
internal import SwiftUI

/// The loads that a screen reader takes for one: all in a scope, or a single view outside of one.
///
/// It makes the events of one load of what its members report: it has begun with the first of them, and
/// is handed over with the last.
@MainActor final class LoadingGroup: ObservableObject {
  /// What tells the groups of an app apart.
  let id: Int

  /// The loads that show placeholders.
  let shown = ShownLoads()

  /// The announcement that came too soon, if there is one.
  @Published private(set) var announcement: DueAnnouncement?

  private var members: Set<UUID> = []
  private var wasShown = false
  private var time = 0.0
  private static var count = 0

  init() {
    Self.count += 1
    id = Self.count
  }

  /// Takes in what happened to a member, and returns what that means for the group.
  func hear(_ event: LoadingEvent, from member: UUID) -> LoadingEvent? {
    time = event.time
    switch event.kind {
    case .began:
      defer { members.insert(member) }
      return members.isEmpty ? event : nil
    case .shown:
      members.insert(member)
      defer { wasShown = true }
      return wasShown ? nil : event
    case .handedOver(let outcome, let memberWasShown):
      members.remove(member)
      let kind = LoadingEvent.Kind.handedOver(outcome, wasShown: wasShown || memberWasShown)
      return finished(kind)
    case .cancelled:
      return leave(member)
    }
  }

  /// Counts a member that is back on the screen and still loads.
  func join(_ member: UUID) {
    members.insert(member)
  }

  /// No longer counts a member that has left the screen, and returns what that means for the group.
  func leave(_ member: UUID) -> LoadingEvent? {
    members.remove(member) == nil ? nil : finished(.cancelled)
  }

  /// Remembers when the voice speaks next.
  func wait(for voice: AnnouncementPoster, from date: Date) {
    let wait = voice.nextAnnouncement.flatMap {
      WaitInterval(from: date.timeIntervalSinceReferenceDate, until: $0)
    }
    if wait?.until != announcement?.wait.until {
      announcement = wait.map { DueAnnouncement(voice: voice, wait: $0) }
    }
  }

  /// Lets the voice speak, if it is time.
  func wake(at date: Date) {
    guard let voice = announcement?.voice else { return }
    voice.advance(to: date)
    wait(for: voice, from: date)
  }

  private func finished(_ kind: LoadingEvent.Kind) -> LoadingEvent? {
    guard members.isEmpty else { return nil }
    wasShown = false
    return LoadingEvent(kind, at: time)
  }
}

/// An announcement that came too soon after another one, and how long it waits.
struct DueAnnouncement {
  let voice: AnnouncementPoster
  let wait: WaitInterval
}
#endif

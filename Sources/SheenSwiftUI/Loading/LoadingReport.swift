#if canImport(SwiftUI)
internal import Foundation
internal import SheenCore
internal import SwiftUI

/// Where views report what happens to their loads, so that a screen reader hears of it.
struct LoadingReport {
  /// The group of the scope around; nil: each load is a group of its own.
  var group: LoadingGroup?

  /// Whether something else speaks for the loads below.
  var isSilent = false

  /// Who speaks; nil: the one for the whole app.
  fileprivate var screenReader: AnnouncementPoster?

  fileprivate var labels: LoadingLabels

  @MainActor func hear(
    _ events: [LoadingEvent], from member: UUID, in own: LoadingGroup, at date: Date
  ) {
    guard !isSilent, !events.isEmpty else { return }
    let group = group ?? own
    let said = events.compactMap { group.hear($0, from: member) }
    say(said, of: group)
    // The group whose words have to wait is the one that waits for their time.
    if said.contains(where: \.endsLoad) { group.wait(for: voice, from: date) }
  }

  /// Counts a load that is back on the screen and still runs.
  @MainActor func join(_ member: UUID, in own: LoadingGroup) {
    if !isSilent { (group ?? own).join(member) }
  }

  /// No longer counts a load that has left the screen.
  @MainActor func leave(_ member: UUID, in own: LoadingGroup) {
    let group = group ?? own
    say([group.leave(member)].compactMap { $0 }, of: group)
  }

  @MainActor private var voice: AnnouncementPoster { screenReader ?? .shared }

  @MainActor private func say(_ events: [LoadingEvent], of group: LoadingGroup) {
    for event in events { voice.hear(event, from: group.id, labels: labels) }
  }
}

extension LoadingEvent {
  fileprivate var endsLoad: Bool {
    if case .handedOver = kind { true } else { false }
  }
}

extension EnvironmentValues {
  /// Where loads below are reported.
  var loadingReport: LoadingReport {
    LoadingReport(
      group: loadingGroup, isSilent: isLoadingSilent, screenReader: screenReader,
      labels: loadingLabels)
  }
}

/// Waits for an announcement that came too soon: one date, and no frames until then.
struct AnnouncementTimer: View {
  @ObservedObject var group: LoadingGroup

  var body: some View {
    if let wait = group.announcement?.wait { ShimmerTimer(wait) { group.wake(at: $0) } }
  }
}
#endif

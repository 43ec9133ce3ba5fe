#if canImport(SwiftUI)
internal import Foundation
internal import SheenCore
internal import SwiftUI

/// Content that is drawn as a load wants it at the time of a frame.
///
/// The timeline asks for frames only while something fades or is due soon. Opacities come from the time
/// and not from an animation, so nothing can leak into the layout of the content.
struct LoadingGate<Content: View>: View {
  private let isLoading: Bool
  private let content: (LoadingState) -> Content

  @Environment(\.loadingPolicy) private var policy
  @Environment(\.loadingLabels) private var labels
  @Environment(\.loadingGroup) private var scopeGroup
  @Environment(\.screenReader) private var screenReader
  @StateObject private var ownGroup = LoadingGroup()
  @State private var member = UUID()
  @State private var run = SkeletonRun()
  @State private var wait: AnnouncementWait?

  init(isLoading: Bool, @ViewBuilder content: @escaping (LoadingState) -> Content) {
    self.isLoading = isLoading
    self.content = content
  }

  var body: some View {
    TimelineView(
      .animation(
        minimumInterval: MovingBand.interval, paused: run.isSettled(isLoading: isLoading))
    ) { context in
      content(run.state(isLoading: isLoading, policy: policy, at: context.date))
        .onChange(of: context.date) { tick($0) }
    }
    .background {
      if let wait {
        // One date, and no frames until then.
        TimelineView(.explicit([wait.from, wait.until])) { context in
          Color.clear.onChange(of: context.date) { date in
            voice.advance(to: date)
            update(at: date)
          }
        }
        .accessibilityHidden(true)
      }
    }
    .onAppear { if run.isLoading { group.join(member) } }
    .onDisappear {
      if let event = group.leave(member) { say([event]) }
    }
  }

  private var group: LoadingGroup { scopeGroup ?? ownGroup }
  private var voice: ScreenReaderVoice { screenReader ?? .shared }

  private func tick(_ date: Date) {
    let events = run.tick(isLoading: isLoading, policy: policy, at: date)
    guard !events.isEmpty else { return }
    say(events.compactMap { group.hear($0, from: member) })
    update(at: date)
  }

  private func say(_ events: [LoadingEvent]) {
    for event in events { voice.hear(event, from: group.id, labels: labels) }
  }

  private func update(at date: Date) {
    wait = voice.nextAnnouncement.map { AnnouncementWait(from: date, until: $0) }
  }
}

/// An announcement that came too soon after another one, and when it is due.
struct AnnouncementWait: Equatable {
  let from: Date
  let until: Date
}

extension View {
  /// Out of reach for fingers, keys and screen readers.
  func inert(_ isInert: Bool) -> some View {
    disabled(isInert).accessibilityHidden(isInert)
  }
}
#endif

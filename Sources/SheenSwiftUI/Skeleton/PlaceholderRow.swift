#if canImport(SwiftUI)
internal import Combine
internal import Foundation
internal import SheenCore
internal import SwiftUI

/// A load of rows: whether placeholders are still there, and data already.
struct RowsLoadState {
  private var run = SkeletonLoadState()
  private var isHeld = false
  private var hadData = false

  /// Whether the rows of data are there.
  func showsData(isLoading: Bool, hasData: Bool) -> Bool {
    isLoading ? hasData : hadData || !showsPlaceholders(isLoading: false)
  }

  /// Whether the rows of placeholders are there: one of them has to hear that loading is over.
  func showsPlaceholders(isLoading: Bool) -> Bool {
    isLoading || run.isLoading || (isHeld && !hadData)
  }

  /// Whether no frame is needed.
  func isSettled(isLoading: Bool) -> Bool { run.isSettled(isLoading: isLoading) }

  /// What to wait for without frames, or nil: nothing.
  func wait(isLoading: Bool) -> WaitInterval? { run.wait(isLoading: isLoading) }

  /// Whether the load is known to have begun and not to have ended.
  var isLoading: Bool { run.isLoading }

  /// When the load began.
  var begun: Double? { run.begun }

  /// Whether something can be seen of placeholders at the time of a frame.
  func isShown(isLoading: Bool, policy: LoadingPolicy, at date: Date) -> Bool {
    run.state(isLoading: isLoading, policy: policy, at: date).phase.showsPlaceholders
  }

  /// Sets whether there is data during the load.
  mutating func note(hasData: Bool) { hadData = hasData }

  /// Advances to the time of a frame, and returns the events up to then.
  mutating func tick(isLoading: Bool, policy: LoadingPolicy, at date: Date) -> [LoadingEvent] {
    let events = run.tick(isLoading: isLoading, policy: policy, at: date)
    let phase = run.state(isLoading: isLoading, policy: policy, at: date).phase
    isHeld = phase == .fadingIn || phase == .showing
    return events
  }
}

/// What a screen reader takes for one load: all rows of placeholders together.
@MainActor final class RowsLoad: ObservableObject {
  let id = UUID()
  let group = LoadingGroup()

  /// The rows that show placeholders, and the load of all of them.
  let shown = ShownLoads()
  var visibleRows = 0
}

/// What every row of placeholders does for all of them: any may be the one that is on the screen.
struct PlaceholderRow: ViewModifier {
  let isFirst: Bool
  let isLoading: Bool
  let hasData: Bool
  @Binding var run: RowsLoadState
  let member: RowsLoad

  @Environment(\.loadingPolicy) private var policy
  @Environment(\.loadingReport) private var report
  @Environment(\.shimmerAnchor) private var anchor

  func body(content: Content) -> some View {
    content
      .environment(\.isLoadingSilent, true)
      .environment(\.shownLoads, member.shown)
      .accessibilityHidden(true)
      .background {
        TimelineView(
          .animation(
            minimumInterval: MovingBand.interval, paused: run.isSettled(isLoading: isLoading))
        ) { context in
          Color.clear
            .loadingElement(
              isHidden: !isFirst || anchor?.space != nil
                || !run.isShown(isLoading: isLoading, policy: policy, at: context.date)
            )
            .onNewValue(of: context.date) { tick(at: $0) }
        }
        if let wait = run.wait(isLoading: isLoading) { ShimmerTimer(wait) { tick(at: $0) } }
      }
      .onAppear {
        member.visibleRows += 1
        if isLoading { run.note(hasData: hasData) }
        if run.isLoading { report.join(member.id, in: member.group) }
      }
      .onDisappear {
        member.visibleRows -= 1
        if member.visibleRows == 0 { report.leave(member.id, in: member.group) }
      }
      .onNewValue(of: hasData) { if isLoading { run.note(hasData: $0) } }
      .watchedForLongWait(isLoading: isLoading)
  }

  private func tick(at date: Date) {
    let events = run.tick(isLoading: isLoading, policy: policy, at: date)
    // One row hears the events; it speaks for all.
    report.hear(events, from: member.id, in: member.group, at: date)
    member.shown.update(member.id, of: member, events, begun: run.begun)
  }
}
#endif

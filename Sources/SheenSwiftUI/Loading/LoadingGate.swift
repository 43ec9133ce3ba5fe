#if canImport(SwiftUI)
internal import Foundation
internal import SheenCore
internal import SwiftUI

/// Content that is drawn as a load wants it at the time of a frame.
///
/// The timeline asks for frames only while something fades. Opacities come from the time and not from an
/// animation, so nothing can leak into the layout of the content.
struct LoadingGate<Content: View>: View {
  private let isLoading: Bool
  private let content: (LoadingState) -> Content

  @Environment(\.loadingPolicy) private var policy
  @Environment(\.loadingReport) private var report
  @StateObject private var ownGroup = LoadingGroup()
  @State private var member = UUID()
  @State private var run = SkeletonLoadState()

  /// Whether the view loaded when it appeared. The load is then a part of one that shows placeholders
  /// already; one that begins later has an onset of its own.
  @State private var appearedLoading: Bool
  @Environment(\.shownLoads) private var shownLoads

  init(isLoading: Bool, @ViewBuilder content: @escaping (LoadingState) -> Content) {
    self.isLoading = isLoading
    _appearedLoading = State(initialValue: isLoading)
    self.content = content
  }

  var body: some View {
    TimelineView(
      .animation(
        minimumInterval: MovingBand.interval, paused: run.isSettled(isLoading: isLoading))
    ) { context in
      content(
        run.state(isLoading: isLoading, policy: policy, at: context.date, joining: loadAround)
      )
      .onNewValue(of: context.date) { tick(at: $0) }
    }
    .background {
      if report.group == nil { AnnouncementTimer(group: ownGroup) }
      if let wait = run.wait(isLoading: isLoading) { ShimmerTimer(wait) { tick(at: $0) } }
      if policy.stopsMotionAfter != nil { WaveReader { run.follow($0) } }
    }
    .onAppear { if run.isLoading { report.join(member, in: ownGroup) } }
    .onDisappear {
      report.leave(member, in: ownGroup)
      loads.remove(member)
    }
    .watchedForLongWait(isLoading: isLoading)
  }

  private func tick(at date: Date) {
    let events = run.tick(
      isLoading: isLoading, policy: policy, at: date, joining: loadAround)
    report.hear(events, from: member, in: ownGroup, at: date)
    loads.update(member, of: ownGroup, events, begun: run.begun)
  }

  private var loads: ShownLoads { shownLoads ?? .app }

  /// When the load began that this one is a part of, or nil: it is one of its own.
  private var loadAround: Double? {
    appearedLoading && isLoading && run.isNew ? loads.begun : nil
  }
}

extension View {
  /// Out of reach for fingers, keys and screen readers.
  func inert(_ isInert: Bool) -> some View {
    // What is disabled may still hear gestures.
    disabled(isInert).allowsHitTesting(!isInert).accessibilityHidden(isInert)
  }

  /// Out of reach for fingers and screen readers, and drawn as what can be used.
  ///
  /// Styles of buttons fade what is disabled, and buttons within buttons fade twice; placeholders that are derived
  /// from them would differ. On macOS and tvOS keys and focus would reach what is not disabled.
  func inertAsDrawn(_ isInert: Bool) -> some View {
    #if os(macOS) || os(tvOS)
    inert(isInert)
    #else
    allowsHitTesting(!isInert).accessibilityHidden(isInert)
    #endif
  }
}
#endif

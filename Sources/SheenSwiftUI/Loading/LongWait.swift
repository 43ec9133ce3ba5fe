#if canImport(SwiftUI)
internal import SheenCore
public import SwiftUI

extension View {
  /// Does something when what loads in this view has taken long: `LoadingPolicy.longWait`, 10 seconds.
  ///
  /// It is the moment to say what takes so long, or to offer to cancel. All loads in this view count as
  /// one, from the first that begins to the last that ends, and of that one it is told once.
  ///
  /// ```swift
  /// MessageList()
  ///   .onLongWait { isSlow = true }
  /// ```
  ///
  /// The wait is that of a person: it begins anew when the app comes back from the background, or the
  /// view to the screen, and nothing is told of a load that has ended. Where the policy of the load that
  /// begins first has an infinite wait, as `.immediate` has, nothing is told at all.
  ///
  /// Of several such modifiers around a load, each is told. `SkeletonText` and `SkeletonPlaceholders`
  /// are no loads by themselves: they never end.
  ///
  /// - Parameter action: What is done.
  public func onLongWait(perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(LongWaitModifier(action: action))
  }
}

struct LongWaitModifier: ViewModifier {
  let action: @MainActor () -> Void

  @StateObject private var watch = LongWaitMonitor()
  @Environment(\.longWaitMonitors) private var around
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      .environment(\.longWaitMonitors, around.adding(watch))
      .background {
        if let load = watch.load, scenePhase != .background {
          LongWaitTimer(seconds: load.longWait) { if watch.tell() { action() } }.id(load.number)
        }
      }
  }
}

/// Waits from when it appears, and then tells.
private struct LongWaitTimer: View {
  let seconds: Double
  let tell: () -> Void

  @State private var began: Double?

  var body: some View {
    // One frame says what time it is.
    TimelineView(.animation(minimumInterval: MovingBand.interval, paused: began != nil)) {
      context in
      Color.clear.onAppear { began = context.date.timeIntervalSinceReferenceDate }
    }
    .accessibilityHidden(true)
    if let began, let wait = WaitInterval(from: began, until: began + seconds) {
      ShimmerTimer(wait) { _ in tell() }
    }
  }
}

extension View {
  /// Lets the views around that wait for long loads know of this one.
  func watchedForLongWait(isLoading: Bool) -> some View {
    modifier(WatchedLoad(isLoading: isLoading))
  }
}

private struct WatchedLoad: ViewModifier {
  let isLoading: Bool

  @State private var id = UUID()
  @Environment(\.longWaitMonitors) private var watches
  @Environment(\.loadingPolicy) private var policy
  @Environment(\.isLoadingSilent) private var isSilent

  func body(content: Content) -> some View {
    content
      .onAppear { if isLoading { begin() } }
      .onDisappear { for watch in watches.all { watch.leave(id) } }
      .onNewValue(of: isLoading) { isLoading in
        if isLoading { begin() } else { for watch in watches.all { watch.end(id) } }
      }
  }

  private func begin() {
    guard !isSilent else { return }
    for watch in watches.all { watch.begin(id, longWait: policy.longWait) }
  }
}
#endif

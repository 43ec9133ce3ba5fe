#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// What views of this module tell those below them.
extension EnvironmentValues {
  /// What light is anchored to and who draws it, where a scope is around.
  var shimmerAnchor: ShimmerAnchor? {
    get { self[ShimmerAnchorKey.self] }
    set { self[ShimmerAnchorKey.self] = newValue }
  }

  /// The loads that are heard of as one, where a scope is around.
  var loadingGroup: LoadingGroup? {
    get { self[LoadingGroupKey.self] }
    set { self[LoadingGroupKey.self] = newValue }
  }

  /// The loads around that show placeholders; nil: those of the whole app.
  var shownLoads: ShownLoads? {
    get { self[ShownLoadsKey.self] }
    set { self[ShownLoadsKey.self] = newValue }
  }

  /// Whether something else tells a screen reader of the loads below.
  var isLoadingSilent: Bool {
    get { self[IsLoadingSilentKey.self] }
    set { self[IsLoadingSilentKey.self] = newValue }
  }

  /// Who waits for loads below that take long.
  var longWaitMonitors: LongWaitMonitors {
    get { self[LongWaitMonitorsKey.self] }
    set { self[LongWaitMonitorsKey.self] = newValue }
  }

  /// Whether placeholders are derived from this view, as a part of one further up.
  var isDerived: Bool {
    get { self[IsDerivedKey.self] }
    set { self[IsDerivedKey.self] = newValue }
  }

  /// Who speaks to the screen reader; nil: the one for the whole app.
  var screenReader: AnnouncementPoster? {
    get { self[ScreenReaderKey.self] }
    set { self[ScreenReaderKey.self] = newValue }
  }
}

private struct ShimmerAnchorKey: EnvironmentKey {
  static let defaultValue: ShimmerAnchor? = nil
}

private struct LoadingGroupKey: EnvironmentKey {
  static let defaultValue: LoadingGroup? = nil
}

private struct ShownLoadsKey: EnvironmentKey {
  static let defaultValue: ShownLoads? = nil
}

private struct IsLoadingSilentKey: EnvironmentKey {
  static let defaultValue = false
}

private struct LongWaitMonitorsKey: EnvironmentKey {
  static var defaultValue: LongWaitMonitors { LongWaitMonitors() }
}

private struct IsDerivedKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ScreenReaderKey: EnvironmentKey {
  static let defaultValue: AnnouncementPoster? = nil
}
#endif

#if canImport(SwiftUI)
public import SheenCore
public import SwiftUI

extension EnvironmentValues {
  /// How light looks and moves in all that is below, unless a view says otherwise.
  public var shimmerStyle: ShimmerStyle {
    get { self[ShimmerStyleKey.self] }
    set { self[ShimmerStyleKey.self] = newValue }
  }

  /// When placeholders show, when their light moves and when they hand over, in all that is below.
  public var loadingPolicy: LoadingPolicy {
    get { self[LoadingPolicyKey.self] }
    set { self[LoadingPolicyKey.self] = newValue }
  }

  /// What a screen reader says about loads in all that is below.
  public var loadingLabels: LoadingLabels {
    get { self[LoadingLabelsKey.self] }
    set { self[LoadingLabelsKey.self] = newValue }
  }

  /// A time at which all light below stands still, in seconds, or nil: light moves.
  var shimmerFrozenTime: Double? {
    get { self[FrozenTimeKey.self] }
    set { self[FrozenTimeKey.self] = newValue }
  }
}

extension View {
  /// Sets how light looks and moves in this view.
  ///
  /// ```swift
  /// List { … }
  ///   .shimmerStyle(.tilted)
  /// ```
  public func shimmerStyle(_ style: ShimmerStyle) -> some View {
    environment(\.shimmerStyle, style)
  }

  /// Sets when placeholders in this view show, when their light moves and when they hand over.
  public func loadingPolicy(_ policy: LoadingPolicy) -> some View {
    environment(\.loadingPolicy, policy)
  }

  /// Sets what a screen reader says about loads in this view.
  ///
  /// Each text is looked up in the app's own strings, so a translation of "Loading", "Loaded" and
  /// "Loading failed" there is enough. An empty text is not said.
  ///
  /// ```swift
  /// ContentView()
  ///   .loadingLabels(LoadingLabels(loading: "Loading messages", loaded: ""))
  /// ```
  public func loadingLabels(_ labels: LoadingLabels) -> some View {
    environment(\.loadingLabels, labels)
  }

  /// Lets all light in this view stand still at a time, for pictures and tests; nil lets it move.
  ///
  /// No frame is asked for then, so a user interface test never waits for an animation to end, and two
  /// pictures of the same view are equal.
  ///
  /// - Parameter time: In seconds. In a scope of its own, light enters at 0.
  public func shimmerFrozen(at time: Double?) -> some View {
    environment(\.shimmerFrozenTime, time)
  }
}

private struct ShimmerStyleKey: EnvironmentKey {
  static let defaultValue = ShimmerStyle.standard
}

private struct LoadingPolicyKey: EnvironmentKey {
  static let defaultValue = LoadingPolicy.standard
}

private struct LoadingLabelsKey: EnvironmentKey {
  static let defaultValue = LoadingLabels()
}

private struct FrozenTimeKey: EnvironmentKey {
  static let defaultValue: Double? = nil
}
#endif

/// How a load ended.
public enum LoadingOutcome: Hashable, Sendable, CaseIterable {
  /// The content is there.
  case loaded

  /// The content isn't there; what the screen shows instead takes its place.
  case failed
}

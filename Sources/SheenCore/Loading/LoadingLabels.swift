/// What is said about loading: English here, and any language from a front-end.
///
/// An empty text is not said.
public struct LoadingLabels: Hashable, Sendable {
  /// The label of a group while it loads.
  public let loading: String

  /// Announced when a group's content has come.
  public let loaded: String

  /// Announced when it has not come.
  public let failed: String

  /// Texts; those not named are English.
  public init(
    loading: String = "Loading", loaded: String = "Loaded", failed: String = "Loading failed"
  ) {
    self.loading = loading
    self.loaded = loaded
    self.failed = failed
  }
}

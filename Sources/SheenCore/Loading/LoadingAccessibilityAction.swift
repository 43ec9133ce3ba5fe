/// What a front-end does for a screen reader, once each time it is told.
public enum LoadingAccessibilityAction: Hashable, Sendable {
  /// Take the group's content and placeholders out of what a screen reader and the keyboard reach.
  case hideContent

  /// Put one element in the place of all that is in the group, with this label.
  ///
  /// It is no live region that updates often, and it is polite: it is read when the reader comes to
  /// it, and interrupts nothing.
  case showElement(String)

  /// Remove the group's element, and let its content be reached again.
  case showContent

  /// Say this, politely.
  case announce(String)
}

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

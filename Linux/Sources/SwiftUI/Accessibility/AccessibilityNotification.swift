/// What is said to screen readers besides what they find.
///
/// On Apple's systems this belongs to the framework Accessibility, which SwiftUI passes on.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    /// The words.
    public var announcement: String

    /// Words to be spoken.
    public init(_ announcement: String) { self.announcement = announcement }

    /// Has the words spoken.
    public func post() {
      let words = announcement
      if isOnMainActor {
        MainActor.assumeIsolated { Host.announce(words) }
      } else {
        Task { @MainActor in Host.announce(words) }
      }
    }
  }
}

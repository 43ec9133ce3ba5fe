// As much of AppKit as the front-ends call, as Apple declares it, for type-checking.

public import Foundation

/// What answers to events.
@MainActor open class NSResponder: NSObject {}

/// A window.
@MainActor open class NSWindow: NSResponder {}

/// The app.
@MainActor open class NSApplication: NSResponder {
  /// The window in front.
  open var mainWindow: NSWindow? { nil }
}

// As Apple declares it.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The app, where there is one.
@MainActor public var NSApp: NSApplication!

/// What belongs to accessibility.
public enum NSAccessibility {
  /// Something to tell.
  public struct Notification: Hashable, Sendable {
    let name: String
    /// Words to be said.
    public static let announcementRequested = Notification(name: "announcementRequested")
  }

  /// What is told along with it.
  public struct NotificationUserInfoKey: Hashable, Sendable {
    let name: String
    /// The words.
    public static let announcement = NotificationUserInfoKey(name: "announcement")
    /// How important they are.
    public static let priority = NotificationUserInfoKey(name: "priority")
  }

  /// Tells something.
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {}
}

/// How important something is that is told.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  /// Not very.
  case low = 10
  /// As usual.
  case medium = 50
  /// Very.
  case high = 90
}

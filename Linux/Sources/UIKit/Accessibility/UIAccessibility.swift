public import Foundation
import QuartzCore

/// What screen readers say that something is.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt64
  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It can be set up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What the user has chosen for better access, and what screen readers are told.
@MainActor public enum UIAccessibility {
  /// What screen readers are told.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something of the screen is another.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Words to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Something was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells screen readers something.
  public static func post(notification: Notification, argument: Any?) {
    let words =
      (argument as? String) ?? (argument as? NSAttributedString)?.string
      ?? (argument as? UIView)?.accessibilityLabel ?? ""
    let device = Device.current
    device.announcements.append((device.server.time, notification, words))
  }

  /// Whether little is to move.
  public static var isReduceMotionEnabled: Bool { Device.current.settings.reduceMotion }
  /// Whether fades are preferred where things would move.
  @available(iOS 14.0, tvOS 14.0, *)
  public static var prefersCrossFadeTransitions: Bool { Device.current.settings.prefersCrossFade }
  /// Whether what is transparent is to be opaque.
  public static var isReduceTransparencyEnabled: Bool { Device.current.settings.reduceTransparency }
  /// Whether a screen reader is in use.
  public static var isVoiceOverRunning: Bool { Device.current.settings.voiceOver }
  /// Whether text is to be bolder.
  public static var isBoldTextEnabled: Bool { Device.current.settings.boldText }
  /// Whether more contrast is asked for.
  public static var isDarkerSystemColorsEnabled: Bool { Device.current.settings.increaseContrast }

  /// Posted when little is to move, or no longer.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when fades are preferred, or no longer.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation
    .Notification.Name("UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when what is transparent is to be opaque, or no longer.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when a screen reader comes into use, or no longer is.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when more contrast is asked for, or no longer.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation
    .Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when text is to be bolder, or no longer.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification
    .Name("UIAccessibilityBoldTextStatusDidChangeNotification")
}

extension UIContentSizeCategory {
  /// Posted when the user has chosen another size of text.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension Device {
  /// Takes over what the user has chosen, and tells of what is different.
  package func change(_ new: AccessibilitySettings) {
    let old = settings
    settings = new
    func tell(_ differs: Bool, _ name: Notification.Name) {
      guard differs else { return }
      server.calling { NotificationCenter.default.post(name: name, object: nil) }
    }
    tell(
      old.reduceMotion != new.reduceMotion,
      UIAccessibility.reduceMotionStatusDidChangeNotification)
    tell(
      old.prefersCrossFade != new.prefersCrossFade,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange)
    tell(
      old.reduceTransparency != new.reduceTransparency,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    tell(old.voiceOver != new.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification)
    tell(
      old.increaseContrast != new.increaseContrast,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification)
    tell(old.boldText != new.boldText, UIAccessibility.boldTextStatusDidChangeNotification)
  }
}

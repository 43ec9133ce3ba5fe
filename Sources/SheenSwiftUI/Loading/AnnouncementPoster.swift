#if canImport(SwiftUI)
#if canImport(Accessibility)
internal import Accessibility
#endif
#if os(macOS) && canImport(AppKit)
internal import AppKit
#elseif (os(iOS) || os(tvOS)) && canImport(UIKit)
internal import UIKit
#endif
internal import Foundation
internal import SheenCore
internal import SwiftUI

/// What the screen reader is told about loads, once and not too often.
///
/// There is one for all windows, as there is one screen reader.
@MainActor final class AnnouncementPoster {
  static let shared = AnnouncementPoster()

  private var announcer = LoadingAnnouncer()

  /// When an announcement that came too soon is due, in seconds since the reference date, or nil where
  /// none waits.
  var nextAnnouncement: Double? { announcer.nextAnnouncement }

  func hear(_ event: LoadingEvent, from group: Int, labels: LoadingLabels) {
    announcer.labels = labels
    perform(announcer.receive(event, from: group))
  }

  func advance(to date: Date) {
    perform(announcer.advance(to: date.timeIntervalSinceReferenceDate))
  }

  private func perform(_ actions: [LoadingAccessibilityAction]) {
    for case .announce(let words) in actions {
      // The app's strings may have a translation, as they may for the label of the element.
      announce(Bundle.main.localizedString(forKey: words, value: nil, table: nil))
    }
  }

  private func announce(_ words: String) {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
      AccessibilityNotification.Announcement(words).post()
    } else {
      // watchOS has nothing of the kind before 10.
      #if os(macOS) && canImport(AppKit)
      // An extension may have no application, and an app that is not in front has no main window.
      guard let app = NSApp else { return }
      let element: NSResponder = app.mainWindow ?? app
      NSAccessibility.post(
        element: element, notification: .announcementRequested,
        userInfo: [
          .announcement: words, .priority: NSAccessibilityPriorityLevel.medium.rawValue,
        ])
      #elseif (os(iOS) || os(tvOS)) && canImport(UIKit)
      UIAccessibility.post(notification: .announcement, argument: words)
      #endif
    }
  }
}
#endif

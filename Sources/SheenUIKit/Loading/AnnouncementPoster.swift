#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// What VoiceOver hears of the loading views of one window, whatever words each of them has.
///
/// SwiftUI's views in the window have a speaker of their own: the two front-ends share nothing but the
/// core, and that is values, which know of no other. So the distance between two announcements is kept
/// by each of them, and not between them.
@MainActor
final class AnnouncementPoster {
  private var announcer = LoadingAnnouncer()
  private var groups: [ObjectIdentifier: Int] = [:]
  private var lastGroup = 0
  private let timer = ShimmerTimer("sheenAnnouncement")
  private weak var window: UIWindow?

  /// The speaker of a window.
  static func of(_ window: UIWindow) -> AnnouncementPoster {
    if let speaker = window.layer.value(forKey: key) as? AnnouncementPoster { return speaker }
    let speaker = AnnouncementPoster()
    speaker.window = window
    window.layer.setValue(speaker, forKey: key)
    return speaker
  }

  private static let key = "sheenSpeaker"

  /// Takes in what happened to a view, says what has to be said in its words, and returns what else is to
  /// be done.
  func receive(
    _ event: LoadingEvent, from view: UIView, in window: UIWindow, labels: LoadingLabels
  ) -> [LoadingAccessibilityAction] {
    let id = ObjectIdentifier(view)
    if groups[id] == nil {
      lastGroup += 1
      groups[id] = lastGroup
    }
    announcer.labels = labels
    let actions = announcer.receive(event, from: groups[id] ?? 0)
    switch event.kind {
    case .handedOver, .cancelled: groups[id] = nil
    case .began, .shown: break
    }
    say(actions, in: window)
    return actions
  }

  private func say(_ actions: [LoadingAccessibilityAction], in window: UIWindow) {
    for case .announce(let text) in actions {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
    guard let next = announcer.nextAnnouncement else {
      MotionMonitor.shared.remove(self)
      return timer.cancel()
    }
    // The timer is dropped while the app is in the background.
    MotionMonitor.shared.add(self)
    timer.set(next, on: window.layer) { [weak self, weak window] in
      guard let self, let window else { return }
      say(announcer.advance(to: CACurrentMediaTime()), in: window)
    }
  }
}

extension AnnouncementPoster: MotionObserver {
  var shimmeringView: UIView? { window }

  func motionConditionsDidChange() {
    guard let window else { return }
    say(announcer.advance(to: CACurrentMediaTime()), in: window)
  }
}
#endif

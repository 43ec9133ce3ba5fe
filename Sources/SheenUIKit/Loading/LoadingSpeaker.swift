#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// What VoiceOver hears of the loading views of one window.
@MainActor
final class LoadingSpeaker {
  private var announcer: LoadingAnnouncer
  private var groups: [ObjectIdentifier: Int] = [:]
  private var lastGroup = 0
  private let timer = MediaTimer("sheenAnnouncement")

  private init(_ labels: LoadingLabels) {
    announcer = LoadingAnnouncer(labels: labels)
  }

  /// The speaker of a window and of what is said there.
  static func of(_ window: UIWindow, _ labels: LoadingLabels) -> LoadingSpeaker {
    let speakers = window.layer.value(forKey: key) as? [LoadingLabels: LoadingSpeaker] ?? [:]
    if let speaker = speakers[labels] { return speaker }
    let speaker = LoadingSpeaker(labels)
    window.layer.setValue(speakers.merging([labels: speaker]) { $1 }, forKey: key)
    return speaker
  }

  private static let key = "sheenSpeakers"

  /// Takes in what happened to a view, says what has to be said, and returns what else is to be done.
  func receive(
    _ event: LoadingEvent, from view: UIView, in window: UIWindow
  ) -> [LoadingAccessibilityAction] {
    let id = ObjectIdentifier(view)
    if groups[id] == nil {
      lastGroup += 1
      groups[id] = lastGroup
    }
    let actions = announcer.receive(event, from: groups[id] ?? 0)
    switch event.kind {
    case .handedOver, .cancelled: groups[id] = nil
    case .began, .shown, .longWait: break
    }
    say(actions, in: window)
    return actions
  }

  private func say(_ actions: [LoadingAccessibilityAction], in window: UIWindow) {
    for case .announce(let text) in actions {
      UIAccessibility.post(notification: .announcement, argument: text)
    }
    guard let next = announcer.nextAnnouncement else { return timer.cancel() }
    timer.set(next, on: window.layer) { [weak self, weak window] in
      guard let self, let window else { return }
      say(announcer.advance(to: CACurrentMediaTime()), in: window)
    }
  }
}
#endif

#if canImport(SwiftUI)
internal import Combine
internal import Foundation
internal import SwiftUI

/// Whether the device saves power, followed live: the environment has no value for it.
@MainActor final class LowPowerMode: ObservableObject {
  /// The one for all views: the setting is the device's.
  static let shared = LowPowerMode()

  @Published private(set) var isOn: Bool
  private let read: @Sendable () -> Bool

  init(_ read: @escaping @Sendable () -> Bool = { ProcessInfo.processInfo.isLowPowerModeEnabled }) {
    self.read = read
    isOn = read()
    // The system posts this from any thread, and would wait for a main queue that is asked to hear it.
    // The one for all views lives as long as the process, so nothing has to be removed.
    _ = NotificationCenter.default.addObserver(
      forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil
    ) { [weak self] _ in
      Task { @MainActor [weak self] in self?.refresh() }
    }
  }

  /// Looks again.
  func refresh() {
    let isOn = read()
    if self.isOn != isOn { self.isOn = isOn }
  }
}
#endif

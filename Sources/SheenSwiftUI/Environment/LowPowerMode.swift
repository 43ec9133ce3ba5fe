#if canImport(SwiftUI)
import Foundation
internal import SwiftUI

/// Whether the device saves power, followed live: the environment has no value for it.
@MainActor
final class LowPowerMode: ObservableObject {
  /// The one for all views: the setting is the device's.
  static let shared = LowPowerMode()

  @Published private(set) var isOn = ProcessInfo.processInfo.isLowPowerModeEnabled

  private init() {
    // The object lives as long as the process, so nothing has to be removed.
    _ = NotificationCenter.default.addObserver(
      forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: .main
    ) { _ in
      MainActor.assumeIsolated { LowPowerMode.shared.refresh() }
    }
  }

  private func refresh() {
    let isOn = ProcessInfo.processInfo.isLowPowerModeEnabled
    if self.isOn != isOn { self.isOn = isOn }
  }
}
#endif

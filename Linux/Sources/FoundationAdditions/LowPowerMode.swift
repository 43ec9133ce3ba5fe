public import Foundation
import Synchronization

// Foundation has these on Apple's systems only.

extension ProcessInfo {
  /// Whether the device saves power.
  public var isLowPowerModeEnabled: Bool {
    isSavingPower.load(ordering: .relaxed)
  }

  /// Switches the device's power saving, as a person does in the settings; the notification follows.
  package static func setLowPowerMode(_ isOn: Bool) {
    isSavingPower.store(isOn, ordering: .relaxed)
    NotificationCenter.default.post(name: .NSProcessInfoPowerStateDidChange, object: processInfo)
  }
}

extension NSNotification.Name {
  /// Posted when power saving begins or ends.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

private let isSavingPower = Atomic(false)

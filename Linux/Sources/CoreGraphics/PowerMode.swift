// Foundation has these on Apple's systems, but not on Linux. They stand here because every
// stand-in passes this module on.

public import Foundation

extension ProcessInfo {
  /// Whether the user has asked the device to save power.
  @available(iOS 9.0, macOS 12.0, tvOS 9.0, watchOS 2.0, *)
  public var isLowPowerModeEnabled: Bool { powerMode.withLock { powerModeIsLow } }

  /// Switches the saving of power on or off, and tells whoever listens.
  package static func setLowPowerMode(_ isOn: Bool) {
    let changed = powerMode.withLock {
      defer { powerModeIsLow = isOn }
      return powerModeIsLow != isOn
    }
    guard changed else { return }
    NotificationCenter.default.post(
      name: .NSProcessInfoPowerStateDidChange, object: ProcessInfo.processInfo)
  }
}

extension Notification.Name {
  /// The saving of power was switched on or off.
  @available(iOS 9.0, macOS 12.0, tvOS 9.0, watchOS 2.0, *)
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

private let powerMode = NSLock()
// Guarded by the lock above.
nonisolated(unsafe) private var powerModeIsLow = false

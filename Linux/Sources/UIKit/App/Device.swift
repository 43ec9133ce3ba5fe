package import CoreGraphics
import Foundation
package import QuartzCore

/// The device that the app runs on: its screen, its settings, its windows.
@MainActor package final class Device {
  /// The device in use. A stage makes its own, and takes its turn when it is used; when the stage has
  /// gone, its settings are gone as well.
  package static var current: Device { used ?? standard }
  private static weak var used: Device?
  private static let standard = Device()

  package let server: RenderServer
  package let screen = UIScreen()
  package let application = UIApplication()
  package var windows: [UIWindow] = []
  package var screenSize = CGSize(width: 390, height: 844)
  package var settings = AccessibilitySettings()
  package var traits = UITraitCollection.standardDevice
  /// What was said to screen readers, with the times.
  package var announcements:
    [(time: Double, notification: UIAccessibility.Notification, words: String)] =
      []
  /// The app's pictures by their names.
  package var pictures: [String: CGImage] = [:]

  package init(server: RenderServer = .current) { self.server = server }

  /// Makes this the device in use.
  package func use() {
    Device.used = self
    RenderServer.current = server
    UITraitCollection.setDevice(traits, of: ObjectIdentifier(self))
  }

  deinit { UITraitCollection.forgetDevice(of: ObjectIdentifier(self)) }

  /// Changes what the device says, and tells all windows.
  package func change(_ traits: UITraitCollection) {
    self.traits = traits
    UITraitCollection.setDevice(traits, of: ObjectIdentifier(self))
    windows.forEach { $0.traitsMayHaveChanged() }
  }
}

/// What the user has chosen for better access.
package struct AccessibilitySettings: Equatable, Sendable {
  package var reduceMotion = false
  package var reduceTransparency = false
  package var voiceOver = false
  package var increaseContrast = false
  package var boldText = false
  package var prefersCrossFade = false

  package init() {}
}

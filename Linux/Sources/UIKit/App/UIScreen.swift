import CoreGraphics
public import Foundation

/// The display.
@MainActor public final class UIScreen: NSObject, UITraitEnvironment {
  /// The device's own display.
  public static var main: UIScreen { Device.current.screen }

  nonisolated override init() { super.init() }

  /// Its size in points, as the device is held.
  public var bounds: CGRect { CGRect(origin: .zero, size: Device.current.screenSize) }
  /// Pixels to a point.
  public var scale: CGFloat { traitCollection.displayScale }
  /// Pixels to a point.
  public var nativeScale: CGFloat { scale }
  /// Frames a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// What the device says.
  public var traitCollection: UITraitCollection { Device.current.traits }
  /// Does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

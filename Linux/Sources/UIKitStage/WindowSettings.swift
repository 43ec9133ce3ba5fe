import Foundation
public import UIKit

/// What a device and its user have chosen.
public struct WindowSettings: Equatable, Sendable {
  /// Light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  /// Whether more contrast is asked for.
  public var increaseContrast = false
  /// Where reading begins.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// The size of text.
  public var contentSizeCategory = UIContentSizeCategory.large
  /// Whether little is to move.
  public var reduceMotion = false
  /// Whether fades are preferred where things would move.
  public var prefersCrossFade = false
  /// Whether what is transparent is to be opaque.
  public var reduceTransparency = false
  /// Whether a screen reader is in use.
  public var voiceOver = false
  /// Whether text is to be bolder.
  public var boldText = false
  /// The kind of device.
  public var idiom = UIUserInterfaceIdiom.phone

  /// What a device is delivered with.
  public init() {}

  /// Some things chosen.
  ///
  ///     WindowSettings { $0.userInterfaceStyle = .dark }
  public init(_ choose: (inout WindowSettings) -> Void) {
    self.init()
    choose(&self)
  }

  @MainActor func apply(to device: Device, size: CGSize, scale: Double) {
    device.screenSize = size
    device.change(
      UITraitCollection {
        $0.style = userInterfaceStyle
        $0.idiom = idiom
        $0.direction = layoutDirection
        $0.scale = scale
        // As on phones: what is wider than high has little height, and little width up to 736.
        $0.horizontal = size.width > 736 || idiom != .phone ? .regular : .compact
        $0.vertical = size.width > size.height && idiom == .phone ? .compact : .regular
        $0.category = contentSizeCategory
        $0.contrast = increaseContrast ? .high : .normal
        $0.level = .base
        $0.weight = boldText ? .bold : .regular
      })
    var access = AccessibilitySettings()
    access.reduceMotion = reduceMotion
    access.reduceTransparency = reduceTransparency
    access.voiceOver = voiceOver
    access.increaseContrast = increaseContrast
    access.boldText = boldText
    access.prefersCrossFade = prefersCrossFade
    device.change(access)
  }
}

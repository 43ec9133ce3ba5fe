public import Foundation

/// Light or dark.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on light ground.
  case light
  /// Light content on dark ground.
  case dark
}

/// How much contrast is asked for.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual one.
  case standard
  /// More.
  case increased
}

/// Where reading begins.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}

/// Whether the app can be used.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It cannot be seen.
  case background
  /// It can be seen, and is to pause.
  case inactive
  /// It can be used.
  case active
}

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct ContrastKey: EnvironmentKey {
  static let defaultValue = ColorSchemeContrast.standard
}
private struct DirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }
private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private struct VoiceOverKey: EnvironmentKey { static let defaultValue = false }
private struct ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
private struct WithoutColorKey: EnvironmentKey { static let defaultValue = false }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
private struct ForegroundKey: EnvironmentKey { static let defaultValue: AnyPaint? = nil }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How much contrast is asked for.
  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

  /// Where reading begins.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// Whether the app can be used.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether little is to move.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// Whether a screen reader is in use.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverKey.self] }

  /// Whether what is transparent is to be opaque.
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

  /// Whether color alone must not carry meaning.
  public var accessibilityDifferentiateWithoutColor: Bool { self[WithoutColorKey.self] }

  /// Pixels to a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 1) }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  package mutating func setContrast(_ contrast: ColorSchemeContrast) {
    self[ContrastKey.self] = contrast
  }

  package mutating func setVoiceOver(_ isOn: Bool) { self[VoiceOverKey.self] = isOn }
  package mutating func setReduceTransparency(_ isOn: Bool) {
    self[ReduceTransparencyKey.self] = isOn
  }
  package mutating func setDifferentiateWithoutColor(_ isOn: Bool) {
    self[WithoutColorKey.self] = isOn
  }
  package mutating func setReduceMotion(_ isOn: Bool) { self[ReduceMotionKey.self] = isOn }

  var foregroundStyle: AnyPaint? {
    get { self[ForegroundKey.self] }
    // A level of the foreground, once it is the foreground, is a level of the one around.
    set { self[ForegroundKey.self] = newValue?.within(foregroundStyle) }
  }
}

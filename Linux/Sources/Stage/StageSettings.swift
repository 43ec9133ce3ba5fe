public import SwiftUI

/// What a device and its user have chosen, as the views on a stage find it in their environment.
public struct StageSettings: Equatable, Sendable {
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// How much contrast is asked for.
  public var contrast = ColorSchemeContrast.standard
  /// Where reading begins.
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether the app can be used.
  public var scenePhase = ScenePhase.active
  /// The size of text.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether little is to move.
  public var reduceMotion = false
  /// Whether what is transparent is to be opaque.
  public var reduceTransparency = false
  /// Whether color alone must not carry meaning.
  public var differentiateWithoutColor = false
  /// Whether a screen reader is in use.
  public var voiceOver = false

  /// What a device is delivered with, and an app that is in use.
  public init() {}

  /// Some things chosen.
  ///
  ///     StageSettings { $0.colorScheme = .dark }
  public init(_ choose: (inout StageSettings) -> Void) {
    self.init()
    choose(&self)
  }

  func environment(scale: Double) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.displayScale = scale
    values.colorScheme = colorScheme
    values.layoutDirection = layoutDirection
    values.scenePhase = scenePhase
    values.dynamicTypeSize = dynamicTypeSize
    values.setContrast(contrast)
    values.setReduceMotion(reduceMotion)
    values.setReduceTransparency(reduceTransparency)
    values.setDifferentiateWithoutColor(differentiateWithoutColor)
    values.setVoiceOver(voiceOver)
    return values
  }
}

import QuartzCore

/// How often things were done on a stage.
public struct WindowCounts: Equatable, Sendable, CustomStringConvertible {
  /// How many layers were laid out.
  public var layouts = 0
  /// How many layers' contents were drawn anew. A layer that only moves, turns, grows or fades is
  /// not drawn anew.
  public var redraws = 0
  /// How many animations were added to layers.
  public var animationsAdded = 0
  /// How often the app was called on the main thread: layout, drawing, delegates and completions
  /// of animations, controllers' appearance, traits, notifications, display links.
  public var calls = 0
  /// How many animations layers have. Unlike the others it is no sum: of two counts the difference
  /// is how many there are more.
  public var animations = 0

  /// Nothing done.
  public init() {}

  @MainActor init(_ server: RenderServer) {
    let counts = server.counts
    layouts = counts.layouts
    redraws = counts.redraws
    animationsAdded = counts.animationsAdded
    calls = counts.calls
    animations = server.animatedLayers.reduce(0) { $0 + ($1.isShown ? $1.animationCount : 0) }
  }

  /// What was done between two counts.
  public static func - (later: WindowCounts, earlier: WindowCounts) -> WindowCounts {
    var result = later
    result.layouts -= earlier.layouts
    result.redraws -= earlier.redraws
    result.animationsAdded -= earlier.animationsAdded
    result.calls -= earlier.calls
    result.animations -= earlier.animations
    return result
  }

  /// The counts in words.
  public var description: String {
    "layouts \(layouts), redraws \(redraws), animations added \(animationsAdded), "
      + "animations \(animations), calls \(calls)"
  }
}

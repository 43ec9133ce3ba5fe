/// Everything about how light looks and moves, as one value.
///
/// The defaults are `ShimmerDefaults`. Set what should differ:
///
/// ```swift
/// var style = ShimmerStyle.standard
/// style.direction = .tilted(20)
/// style.speed = .pointsPerSecond(300)
/// ```
public struct ShimmerStyle: Hashable, Sendable {
  /// The way in which the band travels: with the text.
  public var direction: ShimmerDirection

  /// How fast the band travels.
  public var speed: ShimmerSpeed

  /// How wide the band is.
  public var band: ShimmerBand

  /// How long the scope stays dark after a sweep.
  public var rest: ShimmerRest

  /// How the band speeds up and slows down within a sweep.
  public var easing: ShimmerEasing

  /// Whether every second sweep runs back.
  public var bounces: Bool

  /// The number of sweeps, or nil when they never end. Values of 0 and less count as nil.
  public var count: Int? {
    didSet { count = Self.sweeps(count) }
  }

  /// What the wave is anchored to.
  public var scope: ShimmerScope

  /// What the light does to content that is not a placeholder.
  public var mode: ShimmerMode

  /// How much of masked content stays visible without light.
  ///
  /// It is held in 0…1; NaN counts as `ShimmerDefaults.dim`.
  public var dim: Double {
    didSet { dim = Self.held(dim) }
  }

  /// Where the colors come from.
  public var colors: ShimmerColors

  /// What remains where the reader asked for reduced motion.
  public var reducedMotion: ShimmerReducedMotion

  /// A style; every part that is not named has its default.
  public init(
    direction: ShimmerDirection = .leadingToTrailing,
    speed: ShimmerSpeed = .automatic,
    band: ShimmerBand = .automatic,
    rest: ShimmerRest = .automatic,
    easing: ShimmerEasing = .linear,
    bounces: Bool = false,
    count: Int? = nil,
    scope: ShimmerScope = .window,
    mode: ShimmerMode = .mask,
    dim: Double = ShimmerDefaults.dim,
    colors: ShimmerColors = .automatic,
    reducedMotion: ShimmerReducedMotion = .still
  ) {
    self.direction = direction
    self.speed = speed
    self.band = band
    self.rest = rest
    self.easing = easing
    self.bounces = bounces
    self.count = Self.sweeps(count)
    self.scope = scope
    self.mode = mode
    self.dim = Self.held(dim)
    self.colors = colors
    self.reducedMotion = reducedMotion
  }

  private static func sweeps(_ count: Int?) -> Int? {
    count.flatMap { $0 > 0 ? $0 : nil }
  }

  private static func held(_ dim: Double) -> Double {
    dim.isNaN ? ShimmerDefaults.dim : dim.clamped(0, 1)
  }
}

/// What the wave is anchored to.
public enum ShimmerScope: Hashable, Sendable, CaseIterable {
  /// The window: one light for all that is in it; content scrolls under the light.
  ///
  /// In an app it is resolved in `windowArea`, whatever the window's size.
  case window

  /// A group of views, such as a list: the light travels with it.
  case group

  /// Each view by itself.
  case view

  /// The area that the light of an app's window is resolved in: a phone's screen.
  ///
  /// SwiftUI tells no view how large its window is. One size for all lets light depend on place and
  /// time alone: SwiftUI's and UIKit's views share it, and no resize moves it. On a larger window
  /// several bands are under way, on a smaller one the rest is longer.
  ///
  /// ```swift
  /// let wave = ShimmerStyle.standard.resolved(in: ShimmerScope.windowArea).wave
  /// wave?.period  // 2
  /// ```
  package static var windowArea: SheenRect {
    SheenRect(origin: .zero, size: SkeletonScreen.phone)
  }
}

/// What the light does to content that is not a placeholder.
public enum ShimmerMode: Hashable, Sendable, CaseIterable {
  /// Content is dimmed, and shows in full where the band is.
  case mask

  /// Content shows in full, and light passes over it, in the color that
  /// `ShimmerColors.overContent(for:)` says.
  case overlay
}

/// What remains of the light where the reader asked for reduced motion.
public enum ShimmerReducedMotion: Hashable, Sendable {
  /// The base without light, and no frames.
  case still

  /// A slow fade between base and highlight, over a number of seconds, at least
  /// `minimumFadePeriod`.
  case fade(Double)

  /// The shortest fade: 2 seconds.
  package static let minimumFadePeriod = 2.0
}

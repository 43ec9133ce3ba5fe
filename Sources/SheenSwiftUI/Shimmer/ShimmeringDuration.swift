#if canImport(SwiftUI)
internal import SheenCore
public import SwiftUI

extension View {
  /// Lets light pass over this view, with the numbers that other packages ask for.
  ///
  /// ```swift
  /// Text("Thinking…").shimmering(active: isLoading, duration: 1.5, bounce: false, delay: 0.25)
  /// ```
  ///
  /// It is short for a style; everything else about the style is as the environment says.
  ///
  /// - Parameters:
  ///   - active: Whether there is light.
  ///   - duration: How long a sweep takes, in seconds; one that is not finite and above 0 is no light.
  ///   - bounce: Whether every second sweep runs back.
  ///   - delay: The rest between two sweeps, in seconds.
  public func shimmering(
    active: Bool = true, duration: Double, bounce: Bool = false, delay: Double = 0.25
  ) -> some View {
    modifier(
      TimedShimmering(isActive: active, duration: duration, bounces: bounce, rest: delay))
  }
}

private struct TimedShimmering: ViewModifier {
  let isActive: Bool
  let duration: Double
  let bounces: Bool
  let rest: Double

  @Environment(\.shimmerStyle) private var style

  func body(content: Content) -> some View {
    var style = style
    style.speed = .duration(duration)
    style.bounces = bounces
    style.rest = .seconds(rest)
    return content.shimmering(active: isActive, style: style)
  }
}
#endif

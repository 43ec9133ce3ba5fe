#if canImport(SwiftUI)
public import SheenCore
public import SwiftUI

extension View {
  /// Lets light pass over this view.
  ///
  /// With the style's mode `.mask` the view is dimmed and shows in full where the light is; with
  /// `.overlay` it shows in full, and light passes over what is opaque in it. The view keeps its place
  /// and its identity, whether there is light or not.
  ///
  /// Sweeps that are counted begin when the view is first seen with light. After the last one the view
  /// shows in full; they are counted anew when `active` turns to true again.
  ///
  /// ```swift
  /// Text("Thinking…").shimmering()
  /// Image("logo").shimmering(active: isLoading, style: .glint)
  /// ```
  ///
  /// - Parameters:
  ///   - active: Whether there is light.
  ///   - style: How it looks and moves; nil: as the environment says.
  public func shimmering(active: Bool = true, style: ShimmerStyle? = nil) -> some View {
    modifier(ShimmeringModifier(isActive: active, style: style))
  }
}

struct ShimmeringModifier: ViewModifier {
  let isActive: Bool
  let style: ShimmerStyle?

  @Environment(\.shimmerStyle) private var environmentStyle
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.isDerived) private var isDerived
  @State private var sweeps = SweepCount()

  func body(content: Content) -> some View {
    let style = style ?? environmentStyle
    let isMask = style.mode == .mask
    // What placeholders are derived from has no light of its own, and without light nothing is dimmed.
    let isDimmed = isMask && isActive && !reduceMotion && !isDerived && !sweeps.isOver
    content
      .mask(
        ZStack {
          // A mask cuts off what lies outside it, so this one reaches beyond shadows.
          Color.black.opacity(isDimmed ? style.dim : 1)
            .animation(.linear(duration: LoadingDefaults.handOver), value: sweeps.isOver)
            .padding(-Self.reach)
          ShimmerLight(
            tint: .color(.black), style: style, isActive: isActive && isMask, sweeps: $sweeps)
        }
      )
      .modifier(ShimmerOverlay(style: style, isActive: isActive && !isMask))
  }

  /// How far a shadow may reach beyond its view, in points.
  static let reach = 256.0
}
#endif

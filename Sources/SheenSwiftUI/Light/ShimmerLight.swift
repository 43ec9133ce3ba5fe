#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// The light over a view: one picture of the band, moved by the wave's offset.
///
/// It takes the space it is offered and draws nothing else: where nothing moves, it is empty.
struct ShimmerLight: View {
  /// The colour of full light; nil: the style's highlight.
  let color: Color?

  /// The style; nil: the environment's.
  let style: ShimmerStyle?

  /// Whether the caller asks for light.
  let isActive: Bool

  /// What the load has to say.
  let loading: LoadingMotion

  /// Where the light is anchored; the outer nil: where the environment says.
  let anchor: ShimmerAnchor??

  @Environment(\.shimmerStyle) private var environmentStyle
  @Environment(\.shimmerAnchor) private var environmentAnchor
  @Environment(\.isDerived) private var isDerived
  @Environment(\.shimmerFrozenTime) private var frozenTime
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var colorSchemeContrast
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.scenePhase) private var scenePhase
  @ObservedObject private var lowPowerMode = LowPowerMode.shared
  @State private var isOnScreen = true

  init(
    color: Color? = nil, style: ShimmerStyle? = nil, isActive: Bool = true,
    loading: LoadingMotion = .allowed, anchor: ShimmerAnchor?? = nil
  ) {
    self.color = color
    self.style = style
    self.isActive = isActive
    self.loading = loading
    self.anchor = anchor
  }

  var body: some View {
    GeometryReader { proxy in
      let style = style ?? environmentStyle
      let place = proxy.placement(in: anchor ?? environmentAnchor, style: style)
      let resolved = style.resolved(
        in: place.area, reading: ReadingDirection(layoutDirection),
        appearance: ShimmerAppearance(colorScheme, colorSchemeContrast))
      if let wave = resolved.wave, place.frame.size.isDrawable {
        MovingBand(
          wave: wave, frame: place.frame, color: color ?? Color(resolved.palette.highlight),
          decision: decision(for: style), frozenTime: isActive && !isDerived ? frozenTime : nil)
      }
    }
    // A view that is covered by another screen or tab disappears, but may live on.
    .onAppear { isOnScreen = true }
    .onDisappear { isOnScreen = false }
    // The wave knows left from right; SwiftUI must not mirror the picture a second time.
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private func decision(for style: ShimmerStyle) -> MotionDecision {
    var conditions = MotionConditions()
    // Placeholders that are derived from what is around have a light of their own.
    conditions.isActive = isActive && !isDerived
    conditions.loading = loading
    conditions.isReduceMotionOn = reduceMotion
    conditions.reducedMotion = style.reducedMotion
    conditions.scene = MotionScene(scenePhase)
    conditions.isOnScreen = isOnScreen
    conditions.isLowPowerModeOn = lowPowerMode.isOn
    return conditions.decision
  }
}
#endif

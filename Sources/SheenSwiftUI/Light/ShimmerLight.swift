#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// The light over a view: one picture of the band, moved by the wave's offset.
///
/// It takes the space it is offered and draws nothing else: where nothing moves, it is empty.
struct ShimmerLight: View {
  /// The color of full light.
  enum Tint {
    /// That of placeholders in the style.
    case highlight

    /// What takes the base color to the highlight, and other tones as far: for placeholders that are derived
    /// from content and have its tones.
    case surfaces

    /// What the style says of light over content.
    case overContent

    /// One that was asked for.
    case color(Color)

    /// What is under the light.
    var subject: ShimmerSubject {
      switch self {
      case .highlight, .surfaces: .placeholders
      case .overContent, .color: .content
      }
    }
  }

  let tint: Tint

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
  @Environment(\.shimmerDiagnosis) private var diagnosis
  @ObservedObject private var lowPowerMode = LowPowerMode.shared
  @State private var isOnScreen = true

  /// Whether the scene has said anything new. Where SwiftUI has not made the window, such as in a
  /// hosting controller, it may say all the time that it is in the background: its default.
  @State private var tellsPhases = false
  @State private var ownSweeps = SweepCount()
  private let sharedSweeps: Binding<SweepCount>?

  /// - Parameter sweeps: The count, where others have to know it.
  init(
    tint: Tint = .highlight, style: ShimmerStyle? = nil, isActive: Bool = true,
    loading: LoadingMotion = .allowed, anchor: ShimmerAnchor?? = nil,
    sweeps: Binding<SweepCount>? = nil
  ) {
    self.tint = tint
    sharedSweeps = sweeps
    self.style = style
    self.isActive = isActive
    self.loading = loading
    self.anchor = anchor
  }

  var body: some View {
    GeometryReader { proxy in
      let style = style ?? environmentStyle
      let place = proxy.placement(in: anchor ?? environmentAnchor, style: style)
      let appearance = ShimmerAppearance(colorScheme, colorSchemeContrast)
      let resolved = style.resolved(
        in: place.area, layoutDirection: SheenLayoutDirection(layoutDirection),
        appearance: appearance,
        over: tint.subject)
      let decision = decision(for: style, moves: resolved.wave != nil, over: place.area)
      let frozenTime = isActive && !isDerived ? frozenTime : nil
      if let wave = resolved.wave, place.frame.size.isDrawable {
        MovingBand(
          wave: wave, frame: place.frame, color: color(style, resolved.palette, appearance),
          decision: decision, frozenTime: frozenTime, sweeps: sweeps)
      }
      if let diagnosis, isActive, !isDerived {
        Diagnosis(
          text: decision.diagnosis(resolved.notices, frozenTime: frozenTime), tell: diagnosis)
      }
    }
    .onNewValue(of: isActive && loading != .nothingShown) { isAsked in
      if !isAsked { sweeps.wrappedValue = SweepCount() }
    }
    .onNewValue(of: scenePhase) { _ in tellsPhases = true }
    // A view that is covered by another screen or tab disappears, but may live on.
    .onAppear { isOnScreen = true }
    .onDisappear { isOnScreen = false }
    // The wave knows left from right; SwiftUI must not mirror the picture a second time.
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  private var sweeps: Binding<SweepCount> { sharedSweeps ?? $ownSweeps }

  private func color(
    _ style: ShimmerStyle, _ palette: ShimmerPalette, _ appearance: ShimmerAppearance
  ) -> Color {
    switch tint {
    case .highlight: Color(palette.highlight)
    case .surfaces: Color(palette.lightOverSurfaces)
    case .overContent: Color(style.colors.overContent(for: appearance))
    case .color(let color): color
    }
  }

  private func decision(
    for style: ShimmerStyle, moves: Bool, over area: SheenRect
  ) -> MotionDecision {
    var conditions = MotionConditions()
    // Placeholders that are derived from what is around have a light of their own.
    conditions.isActive = isActive && !isDerived
    conditions.styleMoves = moves
    conditions.hasScope = area.size.isDrawable
    conditions.isFinished = sweeps.wrappedValue.isOver
    conditions.loading = loading
    conditions.isReduceMotionOn = reduceMotion
    conditions.reducedMotion = style.reducedMotion
    conditions.scene =
      scenePhase == .background && !tellsPhases ? .active : MotionScene(scenePhase)
    conditions.isOnScreen = isOnScreen
    conditions.isLowPowerModeOn = lowPowerMode.isOn
    return conditions.decision
  }
}
#endif

#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// What somebody wants of light over a view.
struct LightRequest {
  var style: ShimmerStyle

  /// What is under the light.
  var subject: ShimmerSubject

  /// What a group's light is anchored to; nil: what the view lies in.
  weak var group: UIView?

  /// Keeps the wave of light that nobody shares; nil: its scope does.
  var keeper: WaveCache?

  /// When a sweep begins, on Core Animation's clock; nil: when it does for all.
  var epoch: Double?

  /// What the load has to say.
  var loading = LoadingMotion.allowed

  init(_ style: ShimmerStyle, over subject: ShimmerSubject) {
    self.style = style
    self.subject = subject
  }
}

/// The light over a view at one time: all that is needed to draw it.
struct ResolvedLight: Equatable {
  /// The light, on Core Animation's clock unless it stands still at a time; nil: there is none.
  let wave: Wave?

  /// The view's place in the wave's coordinates.
  let frame: SheenRect

  let palette: ShimmerPalette

  let decision: MotionDecision

  /// What of the style could not be done.
  let notices: [ShimmerNotice]

  /// The time at which the light stands still, in seconds; nil: it moves.
  let frozenTime: Double?

  /// What the light of all is counted by.
  let clock: Timebase

  /// When a sweep of light that nobody shares begins, on Core Animation's clock.
  let epoch: Double?

  /// The style and the direction, to find the light of parts.
  let style: ShimmerStyle
  let layoutDirection: SheenLayoutDirection

  /// Whether each part of the view has a light of its own.
  var isOwn: Bool { style.scope == .view }

  /// The same with a wave that passes over one part alone.
  func own(in size: SheenSize) -> ResolvedLight {
    let area = SheenRect(origin: .zero, size: size)
    let resolved = style.resolved(in: area, layoutDirection: layoutDirection, epoch: epoch ?? 0)
    var wave = resolved.wave
    if epoch == nil, frozenTime == nil { wave = wave.map(clock.wave) }
    return ResolvedLight(
      wave: wave, frame: area, palette: palette, decision: decision, notices: resolved.notices,
      frozenTime: frozenTime, clock: clock, epoch: epoch, style: style,
      layoutDirection: layoutDirection)
  }
}

extension UIView {
  /// The light over this view, or nil while it is in no window or has no size.
  ///
  /// - Parameters:
  ///   - request: What is wanted.
  ///   - time: Now, on Core Animation's clock.
  func light(_ request: LightRequest, at time: Double) -> ResolvedLight? {
    let style = request.style
    guard let window, let anchor = anchor(of: style.scope, group: request.group) else { return nil }
    let own = SheenRect(CGRect(origin: .zero, size: anchor.bounds.size))
    // Counted light is shared with nobody, and begins and ends out of sight: of the real window.
    let area = style.scope == .window && style.count == nil ? ShimmerScope.windowArea : own
    let clock = Timebase.of(window)
    let layoutDirection = SheenLayoutDirection(effectiveUserInterfaceLayoutDirection)
    let resolved = style.resolved(
      in: area, layoutDirection: layoutDirection, appearance: ShimmerAppearance(traitCollection),
      epoch: request.epoch ?? 0, over: request.subject)
    let keeper = request.keeper ?? WaveCache.of(anchor)
    var wave = keeper.wave(
      style, resolved, over: request.subject, layoutDirection: layoutDirection,
      epoch: request.epoch ?? 0,
      at: request.epoch == nil ? clock.date(at: time) : time)
    let frozenTime = inheritedFrozenTime
    if request.epoch == nil, frozenTime == nil { wave = wave.map(clock.wave) }

    var conditions = MotionMonitor.shared.conditions(in: window)
    conditions.loading = request.loading
    conditions.reducedMotion = style.reducedMotion
    conditions.hasScope = own.size.isDrawable
    conditions.styleMoves = wave != nil
    conditions.isFinished = wave?.end.map { time >= $0 } ?? false
    return ResolvedLight(
      wave: wave, frame: frame(in: anchor), palette: resolved.palette,
      decision: conditions.decision, notices: resolved.notices, frozenTime: frozenTime,
      clock: clock, epoch: request.epoch,
      style: style, layoutDirection: layoutDirection)
  }

  private func anchor(of scope: ShimmerScope, group: UIView?) -> UIView? {
    guard let window else { return nil }
    switch scope {
    case .window: return window
    case .group: return group ?? superview ?? window
    case .view: return self
    }
  }

  /// This view's place in what light is anchored to, in points of the two views.
  ///
  /// Transforms count for nothing: a light is drawn in its view's own points, before the view is
  /// transformed, so that it always reaches across all of the view.
  ///
  /// Scrolling counts for nothing either: light travels with the content of a scroll view. So a scroll
  /// costs nothing, and what scrolls into sight is in step with what was there.
  private func frame(in anchor: UIView) -> SheenRect {
    var origin = CGPoint.zero
    var view = self
    while view !== anchor, let parent = view.superview {
      let layer = view.layer
      origin.x += layer.position.x - layer.anchorPoint.x * layer.bounds.width
      origin.y += layer.position.y - layer.anchorPoint.y * layer.bounds.height
      if parent !== anchor, let scroll = parent as? UIScrollView {
        origin.x += scroll.adjustedContentInset.left
        origin.y += scroll.adjustedContentInset.top
      } else {
        origin.x -= parent.bounds.minX
        origin.y -= parent.bounds.minY
      }
      view = parent
    }
    return SheenRect(CGRect(origin: origin, size: bounds.size))
  }
}
#endif

#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// The shimmer of one view: its colors, its flag, and the light that passes over it.
///
/// It is kept in the view's layer, which is a container for values under any key, and goes with it.
@MainActor
final class ViewShimmer {
  /// How much of a view is seen without light, where nothing else is said.
  static let dark = 1.0

  /// How much of a view is seen in the middle of the band, where nothing else is said.
  static let lit = 0.1

  /// How far a mask reaches beyond its view, for shadows, in points.
  private static let reach = 256.0

  var lightColor: UIColor?
  var darkColor: UIColor?

  /// Whether the view shimmers with the others around it.
  var isFlagged = false {
    didSet { updateProbe() }
  }

  /// How the flagged views below shimmer; nil: they don't.
  var flaggedStyle: ShimmerStyle?

  private(set) var run: ActiveShimmer?
  private(set) weak var view: UIView?

  /// The light that ended because its style can't move.
  private(set) var refused: ResolvedLight?

  private var probe: ShimmerObserverView?
  private var mask: ShimmerMask?
  private var overlay: BandLight?
  private let timer = ShimmerTimer("sheenCount")

  init(_ view: UIView) {
    self.view = view
  }

  /// Starts the light, unless it passes already.
  func start(_ run: ActiveShimmer) {
    if let old = self.run {
      // What somebody asks for takes the place of what passes as one of many.
      guard old.group != nil, run.group == nil else { run.completion?.tell(false); return }
      end(old)
    }
    self.run = run
    refused = nil
    updateProbe()
    refresh()
  }

  /// Ends this light, if it still passes.
  func stop(_ run: ActiveShimmer, finished: Bool) {
    guard self.run === run else { return }
    end(run)
    updateProbe()
    run.completion?.tell(finished)
  }

  private func end(_ run: ActiveShimmer) {
    self.run = nil
    timer.cancel()
    mask?.remove()
    mask = nil
    overlay?.layer.removeFromSuperlayer()
    overlay = nil
    MotionMonitor.shared.remove(self)
  }

  /// Brings the light up to date with all that it depends on.
  func refresh() {
    guard let view, let run, let probe else { return }
    MotionMonitor.shared.follow(self, in: view.window)
    guard view.window != nil else {
      timer.cancel()
      return show(nil, run, at: 0)
    }
    let now = CACurrentMediaTime()
    if run.isCounted, run.epoch == nil, !view.bounds.isEmpty { run.epoch = now }
    var light = view.light(run.request(), at: now)
    // A style whose light can't move would never come to an end.
    if run.isCounted, !view.bounds.isEmpty, light?.wave == nil {
      refused = light
      return stop(run, finished: false)
    }
    if let end = light?.wave?.end, run.epoch != nil {
      guard now < end else { return stop(run, finished: true) }
      timer.set(end, on: probe.layer) { [weak self, weak run] in
        if let run { self?.stop(run, finished: true) }
      }
    } else if run.isCounted, run.epoch == nil {
      light = nil
    }
    show(light, run, at: now)
  }

  private func show(_ light: ResolvedLight?, _ run: ActiveShimmer, at now: Double) {
    guard let view, let probe else { return }
    if run.resolvedStyle.mode == .overlay {
      let overlay = overlay ?? BandLight()
      self.overlay = overlay
      if overlay.layer.superlayer == nil { probe.layer.addSublayer(overlay.layer) }
      probe.layer.masksToBounds = true
      probe.layer.cornerRadius = view.layer.cornerRadius
      // Only where something lies above: to reorder subviews asks for a layout, which asks for this.
      if let parent = probe.superview, parent.subviews.last !== probe {
        parent.bringSubviewToFront(probe)
      }
      let color = run.resolvedStyle.colors.overContent(
        for: ShimmerAppearance(view.traitCollection))
      overlay.show(light, .light(color), in: probe.bounds, at: now)
    } else {
      let mask = mask ?? ShimmerMask(view.layer)
      self.mask = mask
      mask.update()
      mask.light.show(
        light ?? ResolvedLight.none, paint(light, run),
        in: CGRect(origin: .zero, size: view.bounds.size), reach: Self.reach, at: now)
    }
  }

  private func paint(_ light: ResolvedLight?, _ run: ActiveShimmer) -> BandLight.Paint {
    let style = run.style
    let dark = opacity(darkColor) ?? style?.dim ?? Self.dark
    let lit = opacity(lightColor) ?? (style == nil ? Self.lit : 1)
    // Without motion nothing would ever show what is dimmed.
    let isReduced = light?.decision == .still(.reduceMotion)
    return BandLight.Paint(color: .black, dark: dark, lit: lit, still: isReduced ? 1 : dark)
  }

  private func opacity(_ color: UIColor?) -> Double? {
    guard let view, let color else { return nil }
    return ShimmerColor(color, in: view.traitCollection).alpha
  }

  // MARK: The probe

  private func updateProbe() {
    let isNeeded = run != nil || isFlagged
    if isNeeded, probe == nil, let view {
      let probe = ShimmerObserverView(self)
      self.probe = probe
      probe.watch(view)
    } else if !isNeeded, let probe {
      self.probe = nil
      probe.leave()
    }
  }

  /// The view has come into a window or has left it.
  func windowDidChange() {
    if view?.window == nil {
      // It may come back elsewhere, or as another row.
      if let run, run.group != nil { stop(run, finished: false) }
    } else {
      joinFlagged()
    }
    refresh()
  }

  /// Somebody has removed the probe, as one of all subviews.
  func probeWasRemoved() {
    probe = nil
    if let run { stop(run, finished: false) }
    isFlagged = false
  }
}

extension ViewShimmer: MotionObserver {
  var shimmeringView: UIView? { view }

  func motionConditionsDidChange() {
    refresh()
  }
}

extension ResolvedLight {
  /// No light, because there is no window or no size.
  static let none = ResolvedLight(
    wave: nil, frame: SheenRect(origin: .zero, size: .zero),
    palette: ShimmerColors.automatic.palette(for: .light), decision: .still(.noScope),
    notices: [], frozenTime: nil, clock: Timebase(date: 0, mediaTime: 0), epoch: nil,
    style: .standard,
    layoutDirection: .leftToRight)
}

extension UIView {
  /// This view's shimmer, if anything was ever asked of it.
  var ownShimmer: ViewShimmer? {
    layer.value(forKey: shimmerKey) as? ViewShimmer
  }

  /// This view's shimmer, made when it is asked for.
  var madeShimmer: ViewShimmer {
    if let ownShimmer { return ownShimmer }
    let shimmer = ViewShimmer(self)
    layer.setValue(shimmer, forKey: shimmerKey)
    return shimmer
  }
}

private let shimmerKey = "sheenShimmer"
#endif

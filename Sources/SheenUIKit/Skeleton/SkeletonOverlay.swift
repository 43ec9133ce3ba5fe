#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// What covers a view while it loads: a cover in the colors behind the content, and the placeholders.
final class SkeletonOverlay: UIView {
  private var style: ShimmerStyle
  private let policy: LoadingPolicy
  private var timeline: LoadingTimeline
  private var labels: LoadingLabels
  private let cover = SurfaceLayers()
  private let picture = PlaceholderLayers()
  private(set) lazy var placeholderLight = PlaceholderLight(picture)
  private let timer = ShimmerTimer("sheenLoading")
  private let longWait = LongWaitMonitor()
  private weak var host: UIView?

  /// The window in which VoiceOver was told, or is to be.
  private weak var spokenWindow: UIWindow?

  private var exclusions: [CGRect] = []
  private var excludedViews: [UIView] = []
  private let coveredAccessibility = CoveredAccessibility()
  private var isEnding = false

  init(style: ShimmerStyle, policy: LoadingPolicy, labels: LoadingLabels) {
    self.style = style
    self.policy = policy
    self.labels = labels
    // It is counted by itself, because only what can be seen counts.
    timeline = LoadingTimeline(policy: policy)
    super.init(frame: .zero)
    followTraits()
    layer.addSublayer(cover.layer)
    layer.addSublayer(picture.layer)
    // Over views that are added later, too.
    layer.zPosition = 1000
  }

  required init?(coder: NSCoder) {
    // Nobody archives it on purpose; where its host is archived, an empty view does no harm.
    style = .standard
    policy = .standard
    labels = LoadingLabels()
    timeline = LoadingTimeline()
    super.init(coder: coder)
  }

  /// Whether the load has begun and not ended.
  var isLoading: Bool { timeline.isLoading }

  // MARK: The load

  /// Lies over a view, which begins to load.
  func cover(_ host: UIView, onLongWait: LongWaitMonitor.Action?) {
    self.host = host
    longWait.begin(after: policy.longWait, action: onLongWait)
    let parent = (host as? UIVisualEffectView)?.contentView ?? host
    timeline.begin(at: CACurrentMediaTime())
    parent.addSubview(self)
    fillVisibleBounds(of: parent)
    follow()
  }

  /// Takes up a load that begins before the one before is gone. False: a new overlay is needed.
  func resume(
    style: ShimmerStyle, policy: LoadingPolicy, labels: LoadingLabels,
    onLongWait: LongWaitMonitor.Action?
  ) -> Bool {
    guard policy == self.policy, labels == self.labels, !isEnding, superview != nil else {
      return false
    }
    self.style = style
    if !timeline.isLoading {
      longWait.begin(after: policy.longWait, action: onLongWait)
    } else if let onLongWait {
      longWait.change(onLongWait)
    }
    timeline.begin(at: CACurrentMediaTime())
    if window != nil { joinScrollLoad() }
    follow()
    return true
  }

  /// The load has ended.
  func finish(_ outcome: LoadingOutcome) {
    timeline.finish(at: CACurrentMediaTime(), outcome)
    longWait.end()
    // Nobody sees a hand-over without a window.
    if window == nil { end() } else { follow() }
  }

  /// Goes at once.
  func end() {
    guard !isEnding else { return }
    isEnding = true
    let now = CACurrentMediaTime()
    timeline.cancel(at: now)
    hear(timeline.advance(to: now))
    showContent()
    timer.cancel()
    longWait.end()
    MotionMonitor.shared.remove(self)
    removeFromSuperview()
  }

  private func joinScrollLoad() {
    guard let host, isLoading, let load = ScrollLoad.around(host) else { return }
    let now = CACurrentMediaTime()
    timeline.join(begun: load.join(self, at: now), at: now)
  }

  /// Shows the load as it is now, and asks to be called when it changes.
  private func follow() {
    guard !isEnding, window != nil else { return }
    let now = CACurrentMediaTime()
    hear(timeline.advance(to: now))
    let state = timeline.state(at: now)
    guard state.phase != .done, state.phase != .idle else { return end() }
    isUserInteractionEnabled = !state.acceptsInteraction
    switch timeline.nextChange(after: now) {
    case .never:
      fade(state, state, from: now, until: now)
      timer.cancel()
    case .at(let time):
      fade(state, state, from: now, until: now)
      wait(time)
    case .continuous(let time):
      fade(state, timeline.state(at: time), from: now, until: time)
      wait(time)
    }
    refreshLight(at: now)
    let scene = MotionMonitor.shared.conditions(in: window).scene
    longWait.follow(isSeen: scene != .background, on: layer)
  }

  private func wait(_ time: Double) {
    timer.set(time, on: layer) { [weak self] in self?.follow() }
  }

  private func fade(_ from: LoadingState, _ to: LoadingState, from now: Double, until end: Double) {
    cover.layer.fade(
      from: 1 - from.contentOpacity, to: 1 - to.contentOpacity, from: now, until: end)
    picture.layer.fade(
      from: from.placeholderOpacity, to: to.placeholderOpacity, from: now, until: end)
  }

  private func refreshLight(at now: Double) {
    var request = LightRequest(style, over: .placeholders)
    request.group = host
    request.loading = timeline.state(at: now).motion
    // The light lies where the view does: a scroll view's content passes beneath it.
    let light = placeholderLight.show(request, over: host ?? self, at: now) { [weak self] in
      self?.follow()
    }
    timeline.follow(light?.wave, at: now)
  }

  // MARK: What UIKit tells

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let host else { return }
    let derived = DerivedSkeleton(host)
    let origin = CGPoint(x: -frame.minX, y: -frame.minY)
    exclusions = derived.exclusions.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    excludedViews = derived.excludedViews
    let area = CGRect(origin: .zero, size: bounds.size)
    cover.show(derived, of: host, at: origin, in: area)
    let backdrop = host.backdrop
    picture.show(
      derived.placeholders.map { $0.moved(by: origin) }, in: area,
      on: derived.colorsBehind.map { $0.reduce(backdrop) { $1.over($0) } })
    refreshLight(at: CACurrentMediaTime())
    tellElements()
  }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    setNeedsLayout(ifMoved: event)
    return super.action(for: layer, forKey: event)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard !isEnding else { return }
    MotionMonitor.shared.follow(self, in: window)
    if window == nil {
      timer.cancel()
      longWait.follow(isSeen: false, on: layer)
    } else {
      spokenWindow = spokenWindow ?? window
      joinScrollLoad()
      follow()
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    // Somebody has removed it, as one of all subviews.
    if superview == nil { end() }
  }

  #if !os(visionOS)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange()
  }
  #endif

  func traitsDidChange() {
    setNeedsLayout()
  }

  // MARK: Touches

  /// Touches reach views that are excluded, and nothing else.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !exclusions.contains { $0.contains(point) }
  }

  /// What loads doesn't move by a touch: a list rests under its placeholders. What is around does, such
  /// as the swipe back to the screen before.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let host, let view = gestureRecognizer.view else { return true }
    return !view.isDescendant(of: host)
  }

  // MARK: VoiceOver

  private func hear(_ events: [LoadingEvent]) {
    guard let window = spokenWindow, !events.isEmpty else { return }
    let speaker = AnnouncementPoster.of(window)
    for event in events {
      for action in speaker.receive(event, from: self, in: window, labels: labels) {
        switch action {
        case .hideContent: hideContent()
        case .showElement(let label): showElement(label)
        case .showContent: showContent()
        case .announce: break
        }
      }
    }
  }

  private func hideContent() {
    guard let host else { return }
    coveredAccessibility.hideContent(of: host)
    tellElements()
  }

  private func showElement(_ label: String) {
    guard !label.isEmpty else { return }
    coveredAccessibility.showElement(label, in: self)
    tellElements()
  }

  private func showContent() {
    coveredAccessibility.showContent()
  }

  private func tellElements() {
    coveredAccessibility.update(excluded: excludedViews)
  }
}

extension SkeletonOverlay: MotionObserver {
  var shimmeringView: UIView? { self }

  func motionConditionsDidChange() {
    follow()
  }
}

extension Placeholder {
  /// The same at another place.
  fileprivate func moved(by offset: CGPoint) -> Placeholder {
    let frame = SheenRect(
      x: frame.minX + Double(offset.x), y: frame.minY + Double(offset.y), width: frame.width,
      height: frame.height)
    return Placeholder(frame: frame, outline: outline, separation: separation)
  }
}

extension CALayer {
  /// Fades from one opacity to another; both at the times given, or at once.
  fileprivate func fade(from: Double, to: Double, from begin: Double, until end: Double) {
    CATransaction.still {
      removeAnimation(forKey: "sheenFade")
      opacity = Float(to)
      guard from != to, end > begin else { return }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = from
      fade.toValue = to
      fade.duration = end - begin
      add(fade, forKey: "sheenFade")
    }
  }
}

extension SkeletonOverlay: TraitFollower {}
#endif

import Foundation

/// What shows layers: a clock, the trees that are shown, and what waits to be done.
package final class RenderServer {
  /// The one in use. Core Animation belongs to one thread at a time; the stage's is the main one,
  /// and changes this there only.
  package nonisolated(unsafe) static var current = RenderServer()

  /// Seconds on the clock of animations.
  package private(set) var time: Double
  /// The device's clock: seconds since the reference date.
  package var absoluteTime: Double {
    get { time + absoluteTimeAhead }
    set { absoluteTimeAhead = newValue - time }
  }
  private var absoluteTimeAhead = 0.0
  package var counts = LayerCounts()
  /// Pixels to a point of the display.
  package var scale: CGFloat = 2

  var transactions = [CATransaction.Level()]
  private var animated: [ObjectIdentifier: WeakLayer] = [:]
  private var roots: [WeakLayer] = []
  private var links: [CADisplayLink] = []
  private var isFlushing = false

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  /// A server whose clock stands at a time.
  package init(time: Double = 0) { self.time = time }

  /// Calls something of the app.
  package func calling(_ body: () -> Void) {
    counts.calls += 1
    body()
  }

  // MARK: Trees

  /// Shows a tree of layers.
  package func show(_ root: CALayer) {
    guard !root.isShownRoot else { return }
    roots.append(WeakLayer(layer: root))
    root.isShownRoot = true
    root.hasEnteredTree()
    root.setNeedsLayout()
  }

  /// Shows a tree no longer.
  package func hide(_ root: CALayer) {
    guard root.isShownRoot else { return }
    roots.removeAll { $0.layer == nil || $0.layer === root }
    root.isShownRoot = false
    root.hasLeftTree()
  }

  // MARK: Animations

  func add(_ layer: CALayer) { animated[ObjectIdentifier(layer)] = WeakLayer(layer: layer) }
  func remove(_ layer: CALayer) { animated[ObjectIdentifier(layer)] = nil }

  func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// The layers that have animations.
  package var animatedLayers: [CALayer] {
    animated = animated.filter { $0.value.layer != nil }
    return animated.values.compactMap(\.layer).sorted { $0.number < $1.number }
  }

  /// Takes away what does not outlive the app's being in the background: every animation that is
  /// removed on completion.
  package func dropAnimationsForBackground() {
    animatedLayers.forEach { $0.dropAnimations() }
  }

  /// When the app is to be called next; nil for never.
  package var nextEvent: Double? {
    let ends = animatedLayers.compactMap { $0.nextEvent(after: time) }
    let ticks = links.compactMap { $0.nextTick(after: time) }
    return (ends + ticks).min()
  }

  /// Moves the clock, and calls who waits for it.
  package func advance(to time: Double) {
    flush()
    guard time > self.time else { return }
    self.time = time
    for layer in animatedLayers { layer.animationsHaveMoved(to: time) }
    for link in links { link.tick(at: time) }
    flush()
  }

  // MARK: Commit

  /// Lays out and draws what has to be, and begins animations that were added.
  package func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    for _ in 0..<100 {
      let trees = roots.compactMap(\.layer).filter(\.subtreeIsStale)
      let waiting = animatedLayers.filter(\.hasUncommitted)
      guard !trees.isEmpty || !waiting.isEmpty || hasOpenWork else { break }
      trees.forEach { $0.commitLayoutAndDisplay() }
      // Layout may have added animations, so the layers are asked anew.
      animatedLayers.forEach { $0.commitAnimations() }
      transactions[0].group?.seal()
      transactions[0] = CATransaction.Level()
    }
  }

  private var hasOpenWork: Bool { transactions[0].group != nil }
}

/// How often things were done to layers.
package struct LayerCounts: Equatable, Sendable {
  /// Layers that were laid out.
  package var layouts = 0
  /// Layers whose content was drawn anew.
  package var redraws = 0
  /// Animations that were added to layers.
  package var animationsAdded = 0
  /// Calls into the app: layout, drawing, delegates, completions, display links.
  package var calls = 0

  package init() {}
}

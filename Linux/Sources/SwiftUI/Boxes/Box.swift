import Drawing
import Foundation

/// What is laid out and drawn.
///
/// Boxes form a tree of their own. A box is given a place in the space of the nearest box above
/// it that transforms what is in it (its *origin*); containers do not move what they hold when
/// they draw.
@MainActor class Box {
  unowned let element: Element
  weak var container: Box?
  private(set) var children: [Box] = []

  /// The place that layout has given, in the space of the nearest transforming box above.
  private(set) var frame = CGRect.zero
  private(set) var proposal = ProposedViewSize.unspecified
  private(set) var isPlaced = false
  private(set) var needsLayout = true
  private var sizes: [ProposedViewSize: CGSize] = [:]
  private let presence = Presence()
  private var animatedFrame: Animated<CGRect>?
  private var isStale = false

  init(_ element: Element) { self.element = element }

  var host: Host { element.host }
  var environment: EnvironmentValues { element.environment }

  // MARK: Children

  /// What this box should hold; asked for when something below has changed.
  var wantedChildren: [Box] { [] }

  /// Has the children looked up again with the next update.
  final func childrenChanged() {
    guard !isStale else { return }
    isStale = true
    host.markStale(self)
  }

  final func syncChildren() {
    isStale = false
    let wanted = wantedChildren
    let isSame =
      wanted.count == children.count && zip(wanted, children).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    children = wanted
    for child in children { child.container = self }
    invalidateLayout()
    childrenDidChange()
  }

  func childrenDidChange() {}

  /// The children that take part in layout: not those that are only still seen going.
  final var layoutChildren: [Box] { children.filter { !$0.isLeaving } }

  // MARK: Layout

  /// Forgets sizes, here and in everything that depends on them.
  final func invalidateLayout() {
    var box: Box? = self
    while let current = box {
      // A box that makes its content while it is laid out gives it its places afterwards anyhow.
      if current === host.settlingBox { break }
      current.needsLayout = true
      current.sizes.removeAll(keepingCapacity: true)
      box = current.container
    }
  }

  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = sanitized(measure(proposal))
    sizes[proposal] = size
    return size
  }

  /// The size that this box chooses for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Gives the children their places within `frame`.
  func layOut() {}

  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let frame = CGRect(origin: origin, size: size(for: proposal))
    guard needsLayout || frame != self.frame || proposal != self.proposal || !isPlaced else {
      return
    }
    host.counts.placements += 1
    let oldSize = self.frame.size
    self.frame = frame
    self.proposal = proposal
    needsLayout = false
    if animatesFrame { moveFrame(to: frame) }
    let isFirst = !isPlaced
    isPlaced = true
    if isFirst || oldSize != frame.size { sizeDidChange() }
    layOut()
  }

  /// Places a child by the place of its top leading corner; from right to left that is mirrored.
  final func place(_ child: Box, at point: CGPoint, _ proposal: ProposedViewSize) {
    let size = child.size(for: proposal)
    let x =
      environment.layoutDirection == .rightToLeft
      ? frame.width - point.x - size.width
      : point.x
    let base = childOrigin
    child.place(at: CGPoint(x: base.x + x, y: base.y + point.y), proposal)
  }

  /// Where this box's top left corner is in the space of its children.
  var childOrigin: CGPoint { frame.origin }

  func sizeDidChange() {}

  // MARK: Properties that containers ask for

  /// A box that only wraps another one passes these on.
  var wrapped: Box? { nil }

  var priority: Double { wrapped?.priority ?? 0 }
  var zIndex: Double { wrapped?.zIndex ?? 0 }
  var isSpacer: Bool { wrapped?.isSpacer ?? false }
  var transition: AnyTransition { wrapped?.transition ?? .opacity }
  var tag: AnyHashable? { wrapped?.tag }
  var lateRow: LateRowBox? { wrapped?.lateRow }
  func layoutValue(_ key: ObjectIdentifier) -> Any? { wrapped?.layoutValue(key) }

  /// A guide that was set for this box, as a distance from its own top leading corner, when it
  /// has the size that it chooses for a proposal.
  func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(box: self, proposal: proposal)
  }

  final func alignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat {
    explicitAlignment(key, proposal) ?? key.id.defaultValue(in: dimensions(proposal))
  }

  /// The container that this box stands in, past the modifiers on it.
  final var stackAround: Box? {
    var box = container
    while let current = box, current.wrapped != nil { box = current.container }
    return box
  }

  // MARK: Geometry

  /// From the space of what is in this box to that of what is around it, for a box whose content
  /// has a space of its own.
  var transformOutwards: CGAffineTransform? { nil }

  /// From the space of this box, whose origin is its top left corner, to that of the window; as
  /// layout and effects want it, not as an animation shows it.
  final var transformToWindow: CGAffineTransform {
    var result = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    var next = container
    while let box = next {
      if let outwards = box.transformOutwards { result = result.concatenating(outwards) }
      next = box.container
    }
    return result
  }

  /// The nearest space of a name around this box.
  final func space(named name: AnyHashable) -> Box? {
    var next: Box? = self
    while let box = next {
      if let space = box as? CoordinateSpaceBox, space.name == name { return box }
      next = box.container
    }
    return nil
  }

  // MARK: Preferences

  /// What is set for a key in this box and below it.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { key.combined(children) }

  // MARK: Users

  /// Whether neither eyes nor fingers nor screen readers find this box.
  var isHiddenFromUsers: Bool { false }
  /// Whether touches go to what is behind this box.
  var letsTouchesPass: Bool { false }
  /// Whether this box is touched wherever it is, and not only where something is drawn.
  var catchesTouches: Bool { false }
  /// The frontmost thing at a point of this box's space that can be touched.
  func hitTest(_ point: CGPoint) -> Box? {
    guard !isHiddenFromUsers, !letsTouchesPass else { return nil }
    for child in inDrawingOrder.reversed() {
      if let hit = child.hitTest(point) { return hit }
    }
    return catchesTouches && frame.contains(point) ? self : nil
  }

  /// What screen readers find in this box.
  func accessibilityElements() -> [AccessibilityItem] {
    isHiddenFromUsers ? [] : Box.inReadingOrder(layoutChildren)
  }

  /// Where lines of text and pictures are drawn in this box and those in it, in the window.
  func contentFrames() -> [CGRect] { layoutChildren.flatMap { $0.contentFrames() } }

  /// Taps in a row on this box or in it; returns whether they were for this box.
  func tap(count: Int) -> Bool { false }

  // MARK: Coming and going

  /// Whether this box is no longer part of the interface, but still seen.
  var isLeaving: Bool { presence.isLeaving || wrapped?.isLeaving == true }

  func beginEntering() {
    guard let animation = element.transaction.animation else { return }
    presence.enter(transition, animation, host)
  }

  func beginLeaving() -> Bool {
    guard let animation = element.transaction.animation else { return false }
    presence.leave(transition, animation, host) { [weak self] in self?.element.pruneChildren() }
    return true
  }

  /// Another screen lies over what is in this box, which lives on, or has gone again.
  func setCovered(_ isCovered: Bool) {
    for child in children { child.setCovered(isCovered) }
  }

  // MARK: Drawing

  /// Whether a change of place is animated here: where something is drawn, or moved as a whole.
  var animatesFrame: Bool { false }

  private func moveFrame(to frame: CGRect) {
    if let animatedFrame {
      animatedFrame.set(frame, for: element)
    } else {
      animatedFrame = Animated(frame)
    }
  }

  /// The place at which this box is seen now.
  final var shownFrame: CGRect { animatedFrame?.value(at: host.time) ?? frame }

  func draw(_ pen: Pen) { drawChildren(pen) }

  final func drawChildren(_ pen: Pen) {
    for child in inDrawingOrder { child.drawWithPresence(pen) }
  }

  /// The children from the back to the front.
  private var inDrawingOrder: [Box] {
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  final func drawWithPresence(_ pen: Pen) {
    presence.draw(pen, shownFrame, at: host.time) { self.draw($0) }
  }

  /// The picture of this box is another one now, not only somewhere else.
  final func setNeedsDisplay() { host.repaint(self) }
}

/// Sizes that can be calculated with: a length that is not a number, or below 0, is 0.
private func sanitized(_ size: CGSize) -> CGSize {
  CGSize(
    width: size.width > 0 ? size.width : 0,
    height: size.height > 0 ? size.height : 0)
}

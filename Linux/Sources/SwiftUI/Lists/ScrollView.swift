import Drawing
import Foundation

/// A window onto content that may be larger.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct ScrollView<Content: View>: View {
  /// The content.
  public var content: Content
  /// The directions in which it can be moved.
  public var axes: Axis.Set
  /// Whether bars tell where it stands; the stage draws none.
  public var showsIndicators: Bool

  /// A window onto content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The content, in a stack along the direction of scrolling.
  @MainActor @preconcurrency public var body: some View {
    if axes == .horizontal {
      _ScrollArea(axes: axes, content: HStack { content })
    } else {
      _ScrollArea(axes: axes, content: VStack { content })
    }
  }
}

private struct _ScrollArea<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let axes: Axis.Set
  let content: Content

  func makeElement(_ site: Site) -> ElementOf<Self> {
    ContainerElement(self, site) {
      $0.content
    } box: {
      ScrollBox($0)
    } update: { view, box in
      box.set(view.axes)
    }
  }
}

/// The box of a scroll view: what is in it has a space of its own, which moves.
final class ScrollBox: ContainerBox {
  private var axes = Axis.Set.vertical
  private(set) var offset = CGPoint.zero
  private var followers: [WeakLazyBox] = []

  private struct WeakLazyBox {
    weak var box: LazyBox?
  }

  override var animatesFrame: Bool { true }
  override var childOrigin: CGPoint { .zero }
  override var catchesTouches: Bool { true }

  override var transformOutwards: CGAffineTransform? {
    CGAffineTransform(translationX: frame.minX - offset.x, y: frame.minY - offset.y)
  }

  func set(_ axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    invalidateLayout()
  }

  func follow(_ box: LazyBox) {
    followers.removeAll { $0.box == nil }
    if !followers.contains(where: { $0.box === box }) { followers.append(WeakLazyBox(box: box)) }
  }

  /// What the content is offered: any length in the directions of scrolling.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    layoutChildren.reduce(CGSize.zero) { size, child in
      let other = child.size(for: offer(proposal))
      return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = contentSize(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func layOut() {
    clampOffset()
    for child in layoutChildren { place(child, at: .zero, offer(proposal)) }
  }

  /// How far the content can be moved.
  var range: CGSize {
    let content = contentSize(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? max(0, content.width - frame.width) : 0,
      height: axes.contains(.vertical) ? max(0, content.height - frame.height) : 0)
  }

  private func clampOffset() {
    offset.x = min(max(0, offset.x), range.width)
    offset.y = min(max(0, offset.y), range.height)
  }

  /// Moves the content; positive distances show what lies further down and to the right.
  func scroll(by distance: CGSize) {
    let old = offset
    offset.x += distance.width
    offset.y += distance.height
    clampOffset()
    guard offset != old else { return }
    host.placesChanged()
    for follower in followers { follower.box?.invalidateLayout() }
  }

  override func hitTest(_ point: CGPoint) -> Box? {
    guard frame.contains(point), let map = transformOutwards else { return nil }
    return super.hitTest(point.applying(map.inverted())) ?? self
  }

  override func draw(_ pen: Pen) {
    let frame = shownFrame
    pen.canvas.saved {
      pen.canvas.clip(DrawingPath(rect: frame))
      pen.canvas.translate(x: frame.minX - offset.x, y: frame.minY - offset.y)
      drawChildren(pen)
    }
  }
}

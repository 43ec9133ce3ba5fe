import Foundation

/// The space that two views keep where nobody says how much.
let defaultSpacing: CGFloat = 8

final class HStackBox: StackBox {
  init(_ element: Element) { super.init(element, axis: .horizontal) }
}

final class VStackBox: StackBox {
  init(_ element: Element) { super.init(element, axis: .vertical) }
}

class StackBox: ContainerBox {
  private let axis: Axis
  private var guide = VerticalAlignment.center.key
  private var spacing: CGFloat?

  init(_ element: Element, axis: Axis) {
    self.axis = axis
    super.init(element)
  }

  func configure(_ guide: AlignmentKey, _ spacing: CGFloat?) {
    guard guide != self.guide || spacing != self.spacing else { return }
    self.guide = guide
    self.spacing = spacing
    invalidateLayout()
  }

  private var math: StackMath {
    let children = layoutChildren
    let gaps = zip(children, children.dropFirst()).map { a, b in
      // A spacer brings its own room.
      spacing ?? (a.isSpacer || b.isSpacer ? 0 : defaultSpacing)
    }
    return StackMath(axis: axis, children: children, gaps: gaps)
  }

  /// The breadth before and behind the guide.
  private func extent(
    _ math: StackMath, _ offers: [ProposedViewSize]
  ) -> (before: CGFloat, behind: CGFloat) {
    var (before, behind) = (-CGFloat.infinity, -CGFloat.infinity)
    for (child, offer) in zip(math.children, offers) {
      let line = child.alignment(guide, offer)
      before = max(before, line)
      behind = max(behind, math.breadth(child.size(for: offer)) - line)
    }
    return (before, behind)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let math = math
    guard !math.children.isEmpty else { return .zero }
    let offers = math.offers(for: proposal)
    let (before, behind) = extent(math, offers)
    let length =
      zip(math.children, offers).reduce(0) { $0 + math.length($1.0.size(for: $1.1)) }
      + math.gaps.reduce(0, +)
    return axis == .horizontal
      ? CGSize(width: length, height: before + behind)
      : CGSize(width: before + behind, height: length)
  }

  override func layOut() {
    for place in places(proposal) { self.place(place.box, at: place.origin, place.proposal) }
  }

  private func places(_ proposal: ProposedViewSize) -> [PlacedChild] {
    let math = math
    let offers = math.offers(for: proposal)
    let before = extent(math, offers).before
    var along: CGFloat = 0
    return math.children.indices.map { i in
      let child = math.children[i]
      if i > 0 { along += math.gaps[i - 1] }
      let across = before - child.alignment(guide, offers[i])
      let origin =
        axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
      along += math.length(child.size(for: offers[i]))
      return PlacedChild(box: child, origin: origin, proposal: offers[i])
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    combinedGuide(key, places(proposal))
  }
}

final class ZStackBox: ContainerBox {
  private var alignment = Alignment.center

  func configure(_ alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    invalidateLayout()
  }

  private struct Extent {
    var left = -CGFloat.infinity
    var right = -CGFloat.infinity
    var top = -CGFloat.infinity
    var bottom = -CGFloat.infinity
  }

  private func extent(_ proposal: ProposedViewSize) -> Extent {
    layoutChildren.reduce(into: Extent()) { result, child in
      let size = child.size(for: proposal)
      let x = child.alignment(alignment.horizontal.key, proposal)
      let y = child.alignment(alignment.vertical.key, proposal)
      result.left = max(result.left, x)
      result.right = max(result.right, size.width - x)
      result.top = max(result.top, y)
      result.bottom = max(result.bottom, size.height - y)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !layoutChildren.isEmpty else { return .zero }
    let extent = extent(proposal)
    return CGSize(width: extent.left + extent.right, height: extent.top + extent.bottom)
  }

  override func layOut() {
    for place in places(proposal) { self.place(place.box, at: place.origin, place.proposal) }
  }

  private func places(_ proposal: ProposedViewSize) -> [PlacedChild] {
    let extent = extent(proposal)
    return layoutChildren.map { child in
      PlacedChild(
        box: child,
        origin: CGPoint(
          x: extent.left - child.alignment(alignment.horizontal.key, proposal),
          y: extent.top - child.alignment(alignment.vertical.key, proposal)),
        proposal: proposal)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    combinedGuide(key, places(proposal))
  }
}

/// A child, and where a container puts it.
@MainActor struct PlacedChild {
  let box: Box
  /// The top leading corner, from that of the container.
  let origin: CGPoint
  let proposal: ProposedViewSize
}

/// A container's guide, from those of its children: the first baseline of all, the last baseline
/// of all, else the mean.
@MainActor func combinedGuide(_ key: AlignmentKey, _ children: [PlacedChild]) -> CGFloat? {
  let values = children.compactMap { child in
    child.box.explicitAlignment(key, child.proposal).map {
      $0 + (key.isHorizontal ? child.origin.x : child.origin.y)
    }
  }
  guard !values.isEmpty else { return nil }
  if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
  if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
  return values.reduce(0, +) / CGFloat(values.count)
}

import Foundation

/// Views in a layout of the app's own.
nonisolated struct _LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  typealias Body = Never
  let layout: L
  let content: Content

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    ContainerElement(self, site) {
      $0.content
    } box: {
      LayoutBox<L>($0)
    } update: { view, box in
      box.set(view.layout)
    }
  }
}

class AnyLayoutBox: ContainerBox {
  /// Where the layout has put its views, by their boxes.
  var placements: [ObjectIdentifier: (CGPoint, ProposedViewSize)] = [:]
}

final class LayoutBox<L: Layout>: AnyLayoutBox {
  private var layout: L?
  private var cache: L.Cache?

  func set(_ layout: L) {
    let isSame = self.layout.map { areEqual($0, layout) } ?? false
    self.layout = layout
    if !isSame { invalidateLayout() }
  }

  override func childrenDidChange() { cache = nil }

  private var subviews: LayoutSubviews {
    LayoutSubviews(boxes: layoutChildren, layoutDirection: environment.layoutDirection)
  }

  private func withCache<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result? {
    guard let layout else { return nil }
    let subviews = subviews
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) } ?? .zero
  }

  override func layOut() {
    placements = [:]
    let bounds = CGRect(origin: .zero, size: frame.size)
    let proposal = proposal
    _ = withCache {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$2)
    }
    for child in layoutChildren {
      if let (origin, proposal) = placements[ObjectIdentifier(child)] {
        place(child, at: origin, proposal)
      } else {
        // A view that is not placed stands in the middle.
        let size = child.size(for: proposal)
        place(
          child,
          at: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2),
          proposal)
      }
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    return withCache { layout, subviews, cache -> CGFloat? in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    } ?? nil
  }
}

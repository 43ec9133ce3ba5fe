import Foundation

/// A row whose content is made when it is first seen, and ended when it has gone out of sight.
nonisolated struct LateRow<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let make: () -> Content

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { LateRowElement(self, site) }
}

private final class LateRowElement<Content: View>: ElementOf<LateRow<Content>> {
  private var child: ElementOf<Content>?
  private var box: LateRowBox?

  override init(_ view: LateRow<Content>, _ site: Site) {
    super.init(view, site)
    let box = LateRowBox(self)
    box.content = { [weak self] in self?.child?.items ?? [] }
    box.show = { [weak self] in self?.show() }
    box.hide = { [weak self] in self?.hide() }
    self.box = box
  }

  private func show() {
    guard child == nil else { return }
    child = makeChild(view.make())
    box?.childrenChanged()
  }

  private func hide() {
    child?.unmount()
    child = nil
    box?.childrenChanged()
  }

  override func update(_ view: LateRow<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    child?.update(view.make(), environment: environment)
  }

  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { box.map { [$0] } ?? [] }
  override func childItemsChanged() { box?.childrenChanged() }
}

/// The box of such a row. What has never been seen counts with 44 points, the usual height of a
/// row; what has been seen keeps its size.
final class LateRowBox: ContainerBox {
  var show: () -> Void = {}
  var hide: () -> Void = {}
  private(set) var isVisible = false
  private var lastSize = CGSize(width: 44, height: 44)

  override var lateRow: LateRowBox? { self }

  /// Makes or ends the content; returns whether anything changed.
  func setVisible(_ isVisible: Bool) -> Bool {
    guard isVisible != self.isVisible else { return false }
    self.isVisible = isVisible
    if isVisible { show() } else { hide() }
    return true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard isVisible else { return lastSize }
    let size = layoutChildren.reduce(CGSize.zero) { size, child in
      let own = child.size(for: proposal)
      return CGSize(width: max(size.width, own.width), height: size.height + own.height)
    }
    lastSize = size
    return size
  }

  override func layOut() {
    var y: CGFloat = 0
    for child in layoutChildren {
      let size = child.size(for: proposal)
      place(child, at: CGPoint(x: (frame.width - size.width) / 2, y: y), proposal)
      y += size.height
    }
  }
}

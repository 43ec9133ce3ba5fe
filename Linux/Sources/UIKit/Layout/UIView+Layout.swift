import CoreGraphics
import Foundation

extension UIView {
  /// Whether the views below are placed in this view's own layout: it has its size from elsewhere.
  var isLayoutRoot: Bool { translatesAutoresizingMaskIntoConstraints || scrollsContent }

  private var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let above = view.superview { view = above }
    return view
  }

  /// Constraints, or what they depend on, have changed.
  func constraintsChanged() {
    let root = layoutRoot
    root.layoutData.solution = nil
    root.setNeedsLayout()
    if root !== self { setNeedsLayout() }
  }

  /// The content of the view has another size.
  func contentSizeChanged() {
    if !translatesAutoresizingMaskIntoConstraints { superview?.constraintsChanged() }
  }

  /// Puts the views in this one where constraints want them.
  func applyConstraints() {
    let root = layoutRoot
    let placed = children.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    guard !placed.isEmpty || !layoutGuides.isEmpty else { return }
    let old = root.layoutData.solution
    if old?.size != root.bounds.size || (old?.origin ?? root.bounds.origin) != root.bounds.origin {
      root.updateConstraintsIfNeeded()
      let engine = LayoutEngine(root: root)
      root.layoutData.solution = engine.solve()
      engine.members.forEach { $0.setNeedsLayout() }
    }
    guard let solution = root.layoutData.solution else { return }
    if root === self, let size = solution.contentSize { contentSizeWasFound(size) }
    // The places are in the root's coordinates; this view may itself have been placed by them.
    let origin =
      root === self ? .zero : solution.frames[ObjectIdentifier(self)]?.origin ?? frame.origin
    let own = root === self ? .zero : bounds.origin
    for view in placed {
      guard let place = solution.frames[ObjectIdentifier(view)] else { continue }
      view.setSolvedFrame(
        place.offsetBy(dx: own.x - origin.x, dy: own.y - origin.y))
    }
    for guide in layoutGuides {
      guard let place = solution.frames[ObjectIdentifier(guide)] else { continue }
      guide.solvedFrame = place.offsetBy(dx: own.x - origin.x, dy: own.y - origin.y)
    }
  }

  /// Edges lie on pixels, as on a device. A transform is left as it is.
  private func setSolvedFrame(_ place: CGRect) {
    let scale = max(1, traitCollection.displayScale)
    func pixel(_ x: CGFloat) -> CGFloat { (x * scale).rounded() / scale }
    let rect = CGRect(
      x: pixel(place.minX), y: pixel(place.minY),
      width: max(0, pixel(place.maxX) - pixel(place.minX)),
      height: max(0, pixel(place.maxY) - pixel(place.minY)))
    let size = CGRect(origin: bounds.origin, size: rect.size)
    if bounds != size { bounds = size }
    let anchor = layer.anchorPoint
    let middle = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    if center != middle { center = middle }
  }
}

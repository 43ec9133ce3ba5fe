import QuartzCore

extension UIView {
  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    if view.parent === self, let index = children.firstIndex(where: { $0 === view }) {
      children.remove(at: index)
      children.insert(view, at: (children.firstIndex { $0 === sibling } ?? 0) + offset)
      restack()
      return
    }
    insert(view, at: (children.firstIndex { $0 === sibling } ?? children.count - 1) + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    var above: UIView? = self
    while let current = above {
      if current === view { return }
      above = current.parent
    }
    if view.parent === self {
      children.removeAll { $0 === view }
      children.insert(view, at: max(0, min(index, children.count)))
      restack()
      return
    }
    let oldParent = view.parent
    let oldWindow = view.hostWindow
    let changesWindow = oldWindow !== window
    view.willMove(toSuperview: self)
    if changesWindow { view.forEachView { $0.willMove(toWindow: self.window) } }
    if let oldParent {
      oldParent.willRemoveSubview(view)
      oldParent.forget(view)
    }
    let place = max(0, min(index, children.count))
    children.insert(view, at: place)
    view.parent = self
    // A sublayer that belongs to no view keeps its place among those that do.
    if place == children.count - 1 {
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, below: children[place + 1].layer)
    }
    if changesWindow { view.setWindow(window) }
    view.traitsMayHaveChanged()
    if view.ownTint == nil, view.tintColor != UIColor.systemBlue { view.tellTint() }
    didAddSubview(view)
    view.didMoveToSuperview()
    if changesWindow { view.forEachView { $0.didMoveToWindow() } }
    hierarchyChanged()
  }

  func leaveSuperview() {
    guard let parent else { return }
    let leavesWindow = hostWindow != nil
    willMove(toSuperview: nil)
    if leavesWindow { forEachView { $0.willMove(toWindow: nil) } }
    parent.willRemoveSubview(self)
    dropConstraintsToOutside()
    parent.forget(self)
    layer.removeFromSuperlayer()
    if leavesWindow { setWindow(nil) }
    didMoveToSuperview()
    if leavesWindow { forEachView { $0.didMoveToWindow() } }
    parent.hierarchyChanged()
  }

  private func forget(_ view: UIView) {
    children.removeAll { $0 === view }
    view.parent = nil
    subviewDidLeave(view)
  }

  private func setWindow(_ window: UIWindow?) { forEachView { $0.hostWindow = window } }

  /// The view is the root of a window, or is no longer.
  func enterWindow(_ window: UIWindow?) {
    forEachView { $0.willMove(toWindow: window) }
    setWindow(window)
    forEachView { $0.didMoveToWindow() }
  }

  /// This view and all in it.
  func forEachView(_ body: (UIView) -> Void) {
    body(self)
    children.forEach { $0.forEachView(body) }
  }

  private func restack() {
    for (i, child) in children.enumerated().reversed() {
      if i == children.count - 1 {
        layer.addSublayer(child.layer)
      } else {
        layer.insertSublayer(child.layer, below: children[i + 1].layer)
      }
    }
    hierarchyChanged()
  }

  private func hierarchyChanged() {
    setNeedsLayout()
    constraintsChanged()
  }

  /// Puts a view in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: children.count) }
  }
  /// Puts a view behind its siblings.
  public func sendSubviewToBack(_ view: UIView) { if view.parent === self { insert(view, at: 0) } }
  /// Exchanges two views.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    restack()
  }
  /// Whether the view is another one or lies in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parent
    }
    return false
  }
  /// The first view with a number: this one or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return children.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}

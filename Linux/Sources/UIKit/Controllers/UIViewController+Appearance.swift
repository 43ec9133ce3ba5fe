import QuartzCore

extension UIViewController {
  /// The controllers in this one that are told together with it.
  private var followers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { child in
      guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }

  func begin(_ animated: Bool) {
    guard appearance == .gone || appearance == .disappearing else { return }
    _ = loadedView
    appearance = .appearing
    RenderServer.current.calling { viewWillAppear(animated) }
    followers.forEach { $0.begin(animated) }
  }

  func end(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .shown
    RenderServer.current.calling { viewDidAppear(animated) }
    followers.forEach { $0.end(animated) }
  }

  func beginLeaving(_ animated: Bool) {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .disappearing
    RenderServer.current.calling { viewWillDisappear(animated) }
    followers.forEach { $0.beginLeaving(animated) }
  }

  func endLeaving(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .gone
    RenderServer.current.calling { viewDidDisappear(animated) }
    // Those whose view was already taken out hear of it from whoever took it out.
    children.forEach { $0.endLeaving(animated) }
  }

  private func isAppearing(_ animated: Bool) {
    RenderServer.current.calling { viewIsAppearing(animated) }
    followers.forEach { $0.isAppearing(animated) }
  }

  /// Goes through all that happens when a view comes into a window.
  func appear(animated: Bool, _ place: () -> Void) {
    begin(animated)
    place()
    isAppearing(animated)
    loadedView.layoutIfNeeded()
    end(animated)
  }

  /// Goes through all that happens when the view leaves its window.
  func leave(_ animated: Bool?) {
    beginLeaving(animated ?? false)
    viewIfLoaded?.removeFromSuperview()
    endLeaving(animated ?? false)
  }
}

import Foundation

/// Shows one of several controllers, the last of a stack; the others' views are not in the window.
/// There is no bar here.
@MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  /// A stack of one.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The stack, the shown one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The shown one.
  open var topViewController: UIViewController? { stack.last }
  /// The shown one.
  open var visibleViewController: UIViewController? { topViewController }

  /// Shows a controller over the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }
  /// Takes the last one away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return last
  }
  /// Takes all but the first away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let gone = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return gone
  }
  /// Takes another stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    stack = viewControllers
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    swap(from: old.last, to: stack.last, animated: animated)
    for controller in old where !stack.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// Makes the view and puts the shown controller's into it.
  open override func loadView() {
    super.loadView()
    if let top = stack.last { fill(with: top) }
  }
}

/// Shows one of several controllers; the others' views are not in the window. There is no bar here.
@MainActor open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      let new = viewControllers ?? []
      for controller in oldValue ?? [] where !new.contains(where: { $0 === controller }) {
        controller.leave(nil)
        controller.removeFromParent()
      }
      for controller in new where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      index = new.isEmpty ? 0 : min(index, new.count - 1)
      if isViewLoaded, let shown = selectedViewController {
        swap(from: nil, to: shown, animated: false)
      }
    }
  }
  private var index = 0
  /// Which one is shown.
  open var selectedIndex: Int {
    get { index }
    set {
      guard let all = viewControllers, all.indices.contains(newValue), newValue != index else {
        return
      }
      let old = selectedViewController
      index = newValue
      swap(from: old, to: all[newValue], animated: false)
    }
  }
  /// The shown one.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    set {
      if let i = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = i }
    }
  }

  /// Makes the view and puts the shown controller's into it.
  open override func loadView() {
    super.loadView()
    if let shown = selectedViewController { fill(with: shown) }
  }
}

extension UIViewController {
  /// Puts another controller's view in the place of one.
  func swap(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
    guard isViewLoaded, old !== new else { return }
    let isShown = appearance == .shown || appearance == .appearing
    if isShown {
      old?.beginLeaving(animated)
      new?.begin(animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new { fill(with: new) }
    if isShown {
      new?.loadedView.layoutIfNeeded()
      old?.endLeaving(animated)
      if appearance == .shown { new?.end(animated) }
    }
  }

  func fill(with controller: UIViewController) {
    let view = controller.loadedView
    view.frame = loadedView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    loadedView.addSubview(view)
  }
}

import CoreGraphics
public import Foundation
import QuartzCore

/// What manages a screen, or a part of one.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable,
  UIAppearanceContainer
{
  let traitRegistrations = TraitRegistrations()
  private var ownView: UIView?
  weak var rootWindow: UIWindow?
  var appearance = Appearance.gone
  private weak var parentController: UIViewController?
  private weak var presenter: UIViewController?
  /// The traits that the controller around has chosen for this one.
  var traitsFromParent: UITraitCollection?

  enum Appearance { case gone, appearing, shown, disappearing }

  /// A controller; there are no nibs here, so the names are only kept.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// A controller out of an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name of the nib.
  public let nibName: String?
  /// Where the nib is.
  public let nibBundle: Bundle?
  /// What the screen is called.
  open var title: String?
  open override var next: UIResponder? { viewIfLoaded?.superview ?? rootWindow }

  // MARK: View

  /// The controller's view, made when it is first asked for.
  // As Apple declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView }
    set {
      ownView?.controller = nil
      ownView = newValue
      newValue?.controller = self
    }
  }
  var loadedView: UIView {
    if let ownView { return ownView }
    loadView()
    let view = ownView ?? UIView(frame: UIScreen.main.bounds)
    if ownView == nil { self.view = view }
    RenderServer.current.calling { viewDidLoad() }
    return view
  }
  /// The view, if it was made.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { ownView != nil }
  /// Makes the view.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  /// Makes the view if it was not made.
  open func loadViewIfNeeded() { _ = loadedView }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view will be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its place and has its traits and size, and will be seen.
  @available(iOS 13.0, tvOS 13.0, *)
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view will go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The views in the view will be placed.
  open func viewWillLayoutSubviews() {}
  /// The views in the view were placed.
  open func viewDidLayoutSubviews() {}
  /// The view will have another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    children.forEach { $0.viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Controllers within controllers

  /// The controllers in this one.
  open private(set) var children: [UIViewController] = []
  /// The controller that this one is in.
  open var parent: UIViewController? { parentController }
  /// Takes a controller in.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parentController = self
  }
  /// Leaves the controller that this one is in.
  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.children.removeAll { $0 === self }
    parentController = nil
    traitsFromParent = nil
    didMove(toParent: nil)
  }
  /// The controller will be in another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller is in another one.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether controllers in this one are told when it is seen and when it is gone.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a controller in this one that its view will be seen, or will go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? begin(animated) : beginLeaving(animated)
  }
  /// Tells a controller in this one that its view is seen, or gone.
  open func endAppearanceTransition() {
    appearance == .appearing ? end(false) : endLeaving(false)
  }

  // MARK: Controllers over controllers

  /// The controller that this one, or one that it is in, has shown over itself.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that has shown this one.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }
  /// How the controller covers the one below.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether the controller is just being shown over another one.
  open var isBeingPresented: Bool { presenter != nil && appearance == .appearing }
  /// Whether the controller is just being taken away.
  open var isBeingDismissed: Bool { presenter != nil && appearance == .disappearing }

  /// Shows a controller over this one: here at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presenter = self
    viewControllerToPresent.rootWindow = window
    let covers = viewControllerToPresent.modalPresentationStyle.coversAll
    let root = window.rootViewController ?? self
    let view = viewControllerToPresent.loadedView
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Where all is covered, the views below leave the window, as they do on a device.
    if covers { root.leave(flag) }
    viewControllerToPresent.appear(animated: flag) { window.addSubview(view) }
    completion?()
  }

  /// Takes away the controller that this one has shown, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let shown = presentedViewController else {
      if let presenter { presenter.dismiss(animated: flag, completion: completion) }
      return
    }
    shown.leave(flag)
    shown.presenter = nil
    presentedViewController = nil
    if shown.modalPresentationStyle.coversAll, let window = shown.rootWindow,
      let root = window.rootViewController
    {
      root.appear(animated: flag) { window.insertSubview(root.loadedView, at: 0) }
      root.loadedView.frame = window.bounds
    }
    completion?()
  }

  // MARK: Traits

  /// The controller's surroundings.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? traitsForView(below: nil)
  }
  /// The controller's surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this controller and all in it, whatever its surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.traitsMayHaveChanged() }
    }
  }
  /// The navigation controller that this one is in.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The tab bar controller that this one is in.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}

extension UIViewController: TraitRegistrar {}

/// How a controller covers the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// All of it, which then leaves the window.
  case fullScreen
  /// As a sheet.
  case pageSheet
  /// As a smaller sheet.
  case formSheet
  /// All of it, which stays.
  case overFullScreen = 5
  /// As the system chooses: a sheet.
  case automatic = -2

  var coversAll: Bool { self == .fullScreen }
}

/// What goes along with a change of size.
@MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  /// Seconds that it takes.
  var transitionDuration: TimeInterval { get }
  /// Has something moved along, and something else done afterwards.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

import CoreGraphics
public import Foundation
import QuartzCore

/// A view that holds all others, and is shown on the display.
@MainActor open class UIWindow: UIView {
  /// A window that is not shown yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// A window of a scene, as large as the display.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }
  /// A window out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?
  /// The display.
  open var screen: UIScreen { .main }
  /// Whether the keyboard's events come to this window.
  open private(set) var isKeyWindow = false
  /// How far in front the window is.
  open var windowLevel = Level.normal

  /// How far in front a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The number; higher ones are in front.
    public let rawValue: CGFloat
    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leave(nil)
      if !isHidden { showRoot() }
    }
  }

  /// Shows the window and lets the keyboard's events come to it.
  open func makeKeyAndVisible() {
    Device.current.windows.forEach { $0.isKeyWindow = false }
    isKeyWindow = true
    isHidden = false
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      isHidden ? goAway() : show()
    }
  }

  private func show() {
    let device = Device.current
    if !device.windows.contains(where: { $0 === self }) { device.windows.append(self) }
    windowScene = windowScene ?? device.application.scene
    enterWindow(self)
    RenderServer.current.show(layer)
    traitsMayHaveChanged()
    showRoot()
  }

  private func goAway() {
    Device.current.windows.removeAll { $0 === self }
    rootViewController?.leave(nil)
    RenderServer.current.hide(layer)
    enterWindow(nil)
  }

  private func showRoot() {
    guard let controller = rootViewController, controller.viewIfLoaded?.superview !== self else {
      return
    }
    controller.rootWindow = self
    let view = controller.loadedView
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.appear(animated: false) { self.insertSubview(view, at: 0) }
  }

  open override var next: UIResponder? { Device.current.application }

  /// Gives an event to whom it concerns.
  open func sendEvent(_ event: UIEvent) {}

  override var inheritedTraits: UITraitCollection { Device.current.traits }
}

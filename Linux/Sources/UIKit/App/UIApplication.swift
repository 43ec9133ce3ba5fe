public import Foundation

/// The app.
@MainActor open class UIApplication: UIResponder {
  /// The one app.
  public static var shared: UIApplication { Device.current.application }

  /// Whether the app can be used.
  public enum State: Int, Sendable {
    /// It can be used.
    case active
    /// It can be seen.
    case inactive
    /// It cannot be seen.
    case background
  }

  /// Whether the app can be used.
  open package(set) var applicationState = State.active
  /// The size of text that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    Device.current.traits.preferredContentSizeCategory
  }
  /// Where reading begins.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Device.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The app's scenes.
  open var connectedScenes: Set<UIScene> { [scene] }
  let scene = UIWindowScene()

  /// Posted when the app can be used.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app can soon not be used.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app is not seen any longer.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app will soon be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// A part of the app with windows of its own.
@MainActor open class UIScene: UIResponder {
  /// Whether the scene can be used.
  public enum ActivationState: Int, Sendable {
    /// It has no window.
    case unattached = -1
    /// It can be used.
    case foregroundActive
    /// It can be seen.
    case foregroundInactive
    /// It cannot be seen.
    case background
  }

  /// Whether the scene can be used.
  open package(set) var activationState = ActivationState.foregroundActive

  /// Posted when a scene can be used.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene can soon not be used.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is not seen any longer.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted when a scene will soon be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {
  /// The scene's windows.
  open var windows: [UIWindow] { Device.current.windows }
  /// The display that the scene is on.
  open var screen: UIScreen { Device.current.screen }
}

extension UIApplication {
  /// Goes to another state, as the system does: first the state, then the notifications.
  package func move(to state: State) {
    let center = NotificationCenter.default
    func post(_ app: Notification.Name, _ scene: Notification.Name) {
      RenderServer.current.calling {
        center.post(name: app, object: self)
        center.post(name: scene, object: self.scene)
      }
    }
    func step(_ state: State) {
      applicationState = state
      scene.activationState =
        switch state {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
    guard state != applicationState else { return }
    if applicationState == .active {
      post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
      step(.inactive)
    }
    if applicationState == .inactive, state == .background {
      step(.background)
      post(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
      RenderServer.current.flush()
      RenderServer.current.dropAnimationsForBackground()
    }
    if applicationState == .background, state != .background {
      post(UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
      step(.inactive)
    }
    if state == .active {
      step(.active)
      post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
    }
  }
}

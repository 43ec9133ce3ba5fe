#if canImport(UIKit) && !os(watchOS)
internal import Foundation
internal import SheenCore
internal import UIKit

/// Light that is in a window, and what else depends on the same things.
@MainActor
protocol MotionObserver: AnyObject {
  /// The view that the light is over.
  var shimmeringView: UIView? { get }

  /// Something that decides about motion has changed, or the app has come back to the front.
  func motionConditionsDidChange()
}

/// The device's and the app's part in the decision whether light moves, followed live.
@MainActor
final class MotionMonitor {
  /// The one for all light: the settings are the device's.
  static let shared = MotionMonitor()

  private var scenes: [ObjectIdentifier: MotionScene] = [:]
  private var activations: [ObjectIdentifier: Int] = [:]
  private var followers: [ObjectIdentifier: Follower] = [:]
  private var purgeAt = 64

  private struct Follower {
    weak var object: (any MotionObserver)?
  }

  private init() {
    // The object lives as long as the process, so no observer has to be removed.
    follow(UIAccessibility.reduceMotionStatusDidChangeNotification)
    followPowerState()
    // When it is told that it will not be active, a scene still says that it is.
    follow(UIScene.willDeactivateNotification, scene: .inactive)
    follow(UIScene.didEnterBackgroundNotification, scene: .background)
    follow(UIScene.willEnterForegroundNotification, scene: .inactive)
    follow(UIScene.didActivateNotification, scene: .active)
    // Core Animation may have dropped animations meanwhile.
    follow(UIApplication.didBecomeActiveNotification)
  }

  /// Conditions in a window as they are now; the caller fills in what it knows.
  func conditions(in window: UIWindow?) -> MotionConditions {
    var conditions = MotionConditions()
    conditions.isReduceMotionOn = UIAccessibility.isReduceMotionEnabled
    conditions.isLowPowerModeOn = ProcessInfo.processInfo.isLowPowerModeEnabled
    if let scene = window?.windowScene {
      conditions.scene =
        scenes[ObjectIdentifier(scene)] ?? MotionScene(scene.activationState)
    }
    return conditions
  }

  /// How often a scene has become active.
  func activations(of scene: UIScene?) -> Int {
    scene.flatMap { activations[ObjectIdentifier($0)] } ?? 0
  }

  /// Tells an object of every change, until it is removed; it is not kept alive.
  func add(_ follower: any MotionObserver) {
    followers[ObjectIdentifier(follower)] = Follower(object: follower)
    guard followers.count > purgeAt else { return }
    followers = followers.filter { $0.value.object != nil }
    // Twice what is left, so that purging stays linear in what is added.
    purgeAt = max(64, followers.count * 2)
  }

  /// Tells an object of every change while it is in a window.
  func follow(_ follower: any MotionObserver, in window: UIWindow?) {
    if window == nil { remove(follower) } else { add(follower) }
  }

  /// Tells an object nothing more.
  func remove(_ follower: any MotionObserver) {
    followers[ObjectIdentifier(follower)] = nil
  }

  /// Lets everything look anew.
  func tellAll() {
    tell { _ in true }
  }

  /// Lets all that is in a view look anew.
  func tell(in view: UIView) {
    tell { $0.isDescendant(of: view) }
  }

  private func tell(_ isConcerned: (UIView) -> Bool) {
    for follower in followers.values {
      guard let object = follower.object, let view = object.shimmeringView, isConcerned(view) else {
        continue
      }
      object.motionConditionsDidChange()
    }
  }

  /// UIKit tells on the main thread.
  private func follow(_ name: Notification.Name, scene state: MotionScene? = nil) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      let scene = state == nil ? nil : (note.object as? UIScene).map { ObjectIdentifier($0) }
      MainActor.assumeIsolated {
        guard let scene else { return MotionMonitor.shared.tellAll() }
        MotionMonitor.shared.scene(scene, is: state)
      }
    }
  }

  private func scene(_ scene: ObjectIdentifier, is state: MotionScene?) {
    scenes[scene] = state
    if state == .active { activations[scene, default: 0] += 1 }
    tell { $0.window?.windowScene.map { ObjectIdentifier($0) } == scene }
  }

  /// The saving of power is told on any thread.
  private func followPowerState() {
    _ = NotificationCenter.default.addObserver(
      forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil
    ) { _ in
      Task { @MainActor in MotionMonitor.shared.tellAll() }
    }
  }
}

extension MotionScene {
  fileprivate init(_ state: UIScene.ActivationState) {
    switch state {
    case .background: self = .background
    case .foregroundInactive: self = .inactive
    case .foregroundActive, .unattached: self = .active
    @unknown default: self = .active
    }
  }
}
#endif

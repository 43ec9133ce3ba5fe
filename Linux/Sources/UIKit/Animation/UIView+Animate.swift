public import Foundation
import QuartzCore

extension UIView {
  /// How changes of views are moved.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit, or group of bits, for each choice.
    public let rawValue: UInt
    /// Choices by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches through meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins with what is seen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// For ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forwards and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition in which one picture fades into the next.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    var curve: CAMediaTimingFunctionName {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInEaseOut
      }
    }
  }

  /// Moves changes of views.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before.
  ///   - options: How.
  ///   - animations: The changes.
  ///   - completion: What is called at the end; with false where an animation was taken away.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation(duration: duration, delay: delay, options: options, completion: completion)
      .run(animations)
  }

  /// Moves changes of views.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Fades from what a view shows to what it shows after changes: here the changes happen at once,
  /// and the completion is called after the duration.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    guard duration > 0, areAnimationsEnabled, view.window != nil else {
      completion?(true)
      return
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { completion?(true) }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = view.layer.opacity
    fade.duration = duration
    view.layer.add(fade, forKey: kCATransition)
    CATransaction.commit()
  }

  /// Changes views without moving anything.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = ViewAnimation.areEnabled
    ViewAnimation.areEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.areEnabled = outer
  }

  /// Says whether changes are moved at all.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }
  /// Whether changes are moved at all.
  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }
  /// The duration of the animation that is being made.
  public class var inheritedAnimationDuration: TimeInterval {
    (ViewAnimation.open.last ?? nil)?.duration ?? 0
  }
}

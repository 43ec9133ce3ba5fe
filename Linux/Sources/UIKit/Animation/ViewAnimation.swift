import CoreGraphics
import Foundation
import QuartzCore

/// The changes that one call of `UIView.animate` moves.
@MainActor final class ViewAnimation {
  let duration: Double
  let delay: Double
  let options: UIView.AnimationOptions
  var curve: CAMediaTimingFunction
  private var completion: ((Bool) -> Void)?
  private var pending = 0
  private var isSealed = false
  private var isFinished = true

  /// The calls that are going on, the innermost last.
  static var open: [ViewAnimation?] = []
  static var areEnabled = true

  init(
    duration: Double, delay: Double, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.options = options
    self.completion = completion
    curve = CAMediaTimingFunction(name: options.curve)
  }

  /// Runs changes and moves them.
  func run(_ changes: () -> Void) {
    let outer = ViewAnimation.open.last ?? nil
    if let outer, !options.contains(.overrideInheritedDuration) {
      ViewAnimation.open.append(
        ViewAnimation(
          duration: outer.duration, delay: outer.delay, options: outer.options, completion: nil,
          tracking: self))
    } else {
      ViewAnimation.open.append(self)
    }
    changes()
    ViewAnimation.open.removeLast()
    isSealed = true
    finishIfDone()
  }

  /// A nested call takes the outer one's times, but has its own completion.
  private weak var tracked: ViewAnimation?
  private convenience init(
    duration: Double, delay: Double, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?, tracking: ViewAnimation
  ) {
    self.init(duration: duration, delay: delay, options: options, completion: completion)
    tracked = tracking
  }

  private static let animatable: Set<String> = [
    "bounds", "position", "opacity", "backgroundColor", "transform", "cornerRadius",
    "borderWidth", "borderColor", "contentsRect", "sublayerTransform", "anchorPoint",
  ]

  /// What a change of a view's layer does.
  static func action(for layer: CALayer, _ key: String) -> (any CAAction)? {
    guard areEnabled, let call = open.last ?? nil, call.duration > 0 || call.delay > 0,
      animatable.contains(key)
    else { return NSNull() }
    return call.animation(for: layer, key)
  }

  private func animation(for layer: CALayer, _ key: String) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: key)
    let shown =
      options.contains(.beginFromCurrentState) ? layer.presentation() ?? layer : layer
    animation.fromValue = shown.value(forKeyPath: key)
    // A duration of 0 would stand for the transaction's.
    animation.duration = max(duration, 1e-6)
    animation.timingFunction = curve
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    let owner = tracked ?? self
    owner.pending += 1
    animation.delegate = ViewAnimationDelegate(owner)
    return animation
  }

  fileprivate func stopped(finished: Bool) {
    pending -= 1
    if !finished { isFinished = false }
    finishIfDone()
  }

  private func finishIfDone() {
    guard isSealed, pending <= 0, let completion else { return }
    self.completion = nil
    RenderServer.current.calling { completion(isFinished) }
  }
}

/// Tells a call that one of its animations is over.
private final class ViewAnimationDelegate: NSObject, CAAnimationDelegate {
  private let call: ViewAnimation
  init(_ call: ViewAnimation) {
    self.call = call
    super.init()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let call = call
    MainActor.assumeIsolated { call.stopped(finished: flag) }
  }
}

public import Foundation

/// Something that a layer can do when one of its values changes.
public protocol CAAction {
  /// Does it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, and keeps a layer from looking any further.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// What is told of the beginning and the end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over; `flag` is false where it was taken away before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer in time.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  /// See ``CAMediaTiming``.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of one passage; 0 stands for the current transaction's duration.
  open var duration: CFTimeInterval = 0
  /// See ``CAMediaTiming``.
  open var speed: Float = 1
  /// See ``CAMediaTiming``.
  open var timeOffset: CFTimeInterval = 0
  /// See ``CAMediaTiming``.
  open var repeatCount: Float = 0
  /// See ``CAMediaTiming``.
  open var repeatDuration: CFTimeInterval = 0
  /// See ``CAMediaTiming``.
  open var autoreverses = false
  /// See ``CAMediaTiming``.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How progress follows time; nil for the same speed throughout.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of the beginning and the end; held until the animation is over.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it is taken from its layer when it is over.
  open var isRemovedOnCompletion = true
  /// How many frames a second it asks for.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
  open var preferredFrameRateRange: CAFrameRateRange {
    get { frameRateRange ?? .default }
    set { frameRateRange = newValue }
  }
  private var frameRateRange: CAFrameRateRange?

  private var custom: [String: Any] = [:]

  /// An animation that does nothing.
  public required override init() { super.init() }

  /// A value that someone has kept with the animation.
  open func value(forKey key: String) -> Any? { custom[key] }
  /// Keeps a value with the animation.
  open func setValue(_ value: Any?, forKey key: String) { custom[key] = value }

  /// An animation like this one.
  open override func copy() -> Any { copied() }
  /// An animation like this one.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> CAAnimation {
    let copy = Self()
    copy.take(from: self)
    return copy
  }

  func take(from other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    frameRateRange = other.frameRateRange
    custom = other.custom
  }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Changes what a layer shows.
  ///
  /// - Parameters:
  ///   - layer: A copy of the layer, to be changed.
  ///   - time: The time of what the animation lies in.
  ///   - begin: When it began, in the same time.
  func apply(to layer: CALayer, at time: Double, begin: Double) {
    guard let (part, passage) = progress(at: time, begin: begin) else { return }
    apply(to: layer, progress: part, passage: passage)
  }

  /// How much of a passage is done; nil while nothing is to be seen of it.
  func progress(at time: Double, begin: Double) -> (part: Double, passage: Int)? {
    let isFilled = { (modes: [CAMediaTimingFillMode]) in modes.contains(self.fillMode) }
    let part: Double
    let number: Int
    switch phase(at: time, begin: begin, duration: duration) {
    case .before:
      guard isFilled([.backwards, .both]) else { return nil }
      (part, number) = (0, 0)
    case .active(let x, let passage): (part, number) = (x, passage)
    case .after(let x, let passage):
      guard isFilled([.forwards, .both]) else { return nil }
      (part, number) = (x, passage)
    }
    return (timingFunction?.value(at: part) ?? part, number)
  }

  func apply(to layer: CALayer, progress: Double, passage: Int) {}

  /// When it is over, in the time that it lies in; infinite where it never is.
  func end(begin: Double) -> Double {
    guard speed != 0 else { return .infinity }
    return begin + activeDuration(duration) / Double(abs(speed))
  }
}

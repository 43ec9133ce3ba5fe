public import Foundation

/// How values between those of a list are found.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a straight line from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// A change of a value through a list of others.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// The part of the time, 0…1, at which each value is reached; nil for even steps. With discrete
  /// values there is one more: the end of the last.
  open var keyTimes: [NSNumber]?
  /// The curve of each step.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// An animation that does nothing until it has values.
  public required init() { super.init() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  override func value(from base: AnimatedValue, progress: Double) -> AnimatedValue? {
    let values = (values ?? []).compactMap { base.reading($0) }
    guard let first = values.first, let last = values.last else { return nil }
    let isDiscrete = calculationMode == .discrete
    let steps = isDiscrete ? values.count : values.count - 1
    guard steps > 0 else { return first }
    var times = (keyTimes ?? []).map(\.doubleValue)
    if times.count < (isDiscrete ? values.count : steps + 1) {
      times = (0...steps).map { Double($0) / Double(steps) }
    }
    guard progress >= (times.first ?? 0) else { return first }
    let step = (times.lastIndex { $0 <= progress } ?? 0)
    if isDiscrete { return values[min(step, values.count - 1)] }
    guard step < steps else { return last }
    let span = times[step + 1] - times[step]
    var part = span > 0 ? (progress - times[step]) / span : 1
    if let curve = timingFunctions?.dropFirst(step).first { part = curve.value(at: part) }
    return values[step].mixed(with: values[step + 1], at: part)
  }
}

/// Several animations with one time.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates are not told, and what lasts longer than the group is cut off.
  open var animations: [CAAnimation]?

  /// An empty group.
  public required init() { super.init() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func apply(to layer: CALayer, progress: Double, passage: Int) {
    let time = progress * duration
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.apply(to: layer, at: time, begin: animation.beginTime)
    }
  }
}

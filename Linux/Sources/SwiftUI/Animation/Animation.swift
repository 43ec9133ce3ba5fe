public import Foundation

/// How a change is spread over time.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Animation: Hashable, Sendable {
  indirect enum Base: Hashable, Sendable {
    case curve(TimingCurve, duration: Double)
    case spring(SpringCurve)
    case delay(Base, Double)
    case speed(Base, Double)
    case repetition(Base, count: Int?, autoreverses: Bool)
  }

  let base: Base

  /// The animation that is used where none is named: a spring without bounce, as since iOS 17.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// Constant speed, 0.35 seconds.
  public static var linear: Animation { linear(duration: 0.35) }
  /// Slow at the start, 0.35 seconds.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// Slow at the end, 0.35 seconds.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// Slow at both ends, 0.35 seconds.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// Constant speed.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Slow at the start.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A cubic curve from (0, 0) to (1, 1) with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      base: .curve(TimingCurve(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: max(0, duration)))
  }

  /// A spring with a little bounce.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static var spring: Animation { spring() }

  /// A spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(base: .spring(SpringCurve(response: response, dampingFraction: dampingFraction)))
  }

  /// A quick spring for what follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A spring in terms of physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      base: .spring(
        SpringCurve(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
  }

  /// This animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(base: .delay(base, delay)) }

  /// This animation, faster (above 1) or slower.
  public func speed(_ speed: Double) -> Animation { Animation(base: .speed(base, speed)) }

  /// This animation several times, going back in between or not.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(base: .repetition(base, count: max(0, repeatCount), autoreverses: autoreverses))
  }

  /// This animation without end, going back in between or not.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(base: .repetition(base, count: nil, autoreverses: autoreverses))
  }
}

extension Animation {
  /// How far the change is after `time` seconds; nil when it is over.
  func progress(at time: Double) -> Double? { base.progress(at: time) }

  /// Whether it never ends.
  var isForever: Bool { base.isForever }
}

extension Animation.Base {
  func progress(at time: Double) -> Double? {
    switch self {
    case .curve(let curve, let duration):
      guard duration > 0, time < duration else { return nil }
      return curve.y(at: max(0, time) / duration)
    case .spring(let spring):
      return spring.progress(at: max(0, time))
    case .delay(let base, let delay):
      return time < delay ? 0 : base.progress(at: time - delay)
    case .speed(let base, let speed):
      return speed > 0 ? base.progress(at: time * speed) : 0
    case .repetition(let base, let count, let autoreverses):
      guard let length = base.duration, length > 0 else { return nil }
      let round = (max(0, time) / length).rounded(.down)
      if let count, round >= Double(count) { return nil }
      let progress = base.progress(at: max(0, time) - round * length) ?? 1
      let isBackwards = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
      guard isBackwards else { return progress }
      return base.progress(at: length - (max(0, time) - round * length)) ?? 1
    }
  }

  var isForever: Bool {
    switch self {
    case .curve, .spring: false
    case .delay(let base, _): base.isForever
    case .speed(let base, let speed): speed <= 0 || base.isForever
    case .repetition(let base, let count, _): count == nil || base.isForever
    }
  }

  /// How long it takes; nil for without end.
  var duration: Double? {
    switch self {
    case .curve(_, let duration): duration
    case .spring(let spring): spring.settlingDuration
    case .delay(let base, let delay): base.duration.map { $0 + max(0, delay) }
    case .speed(let base, let speed): speed > 0 ? base.duration.map { $0 / speed } : nil
    case .repetition(let base, let count, _):
      if let count, let duration = base.duration { duration * Double(count) } else { nil }
    }
  }
}

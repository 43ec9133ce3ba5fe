/// A value on its way: where it goes, and the animations that still hold it back.
///
/// Animations of the same value are added up, so that a change on the way is smooth. One that
/// never ends is replaced by the next instead, from where it is.
struct Animator<Data: VectorArithmetic> {
  private struct Run {
    let animation: Animation
    let start: Double
    /// The way that this animation covers.
    let delta: Data
  }

  private(set) var target: Data
  private var runs: [Run] = []

  init(_ target: Data) { self.target = target }

  var isActive: Bool { !runs.isEmpty }

  /// Goes to a new target; returns whether that is another one.
  mutating func go(to new: Data, animation: Animation?, at time: Double) -> Bool {
    guard new != target else { return false }
    guard let animation else {
      runs = []
      target = new
      return true
    }
    let delta: Data
    if runs.contains(where: { $0.animation.isForever }) {
      delta = new - value(at: time)
      runs = []
    } else {
      delta = new - target
    }
    target = new
    runs.append(Run(animation: animation, start: time, delta: delta))
    return true
  }

  func value(at time: Double) -> Data {
    var value = target
    for run in runs {
      var rest = run.delta
      rest.scale(by: 1 - (run.animation.progress(at: time - run.start) ?? 1))
      value -= rest
    }
    return value
  }

  /// Forgets the animations that are over.
  mutating func prune(at time: Double) {
    runs.removeAll { $0.animation.progress(at: time - $0.start) == nil }
  }
}

/// A value of a box that is animated: a modifier, a shape, a place.
@MainActor final class Animated<Value: Animatable> {
  private(set) var target: Value
  private var animator: Animator<Value.AnimatableData>
  private var onStep: () -> Void = {}

  init(_ value: Value) {
    target = value
    animator = Animator(value.animatableData)
  }

  var isActive: Bool { animator.isActive }

  /// Takes over a new value; `onStep` is called for each frame of an animation to it.
  func set(
    _ value: Value, for element: Element, animated: Bool = true,
    onStep: @escaping () -> Void = {}
  ) {
    self.onStep = onStep
    target = value
    guard value.animatableData != animator.target else { return }
    let host = element.host
    let animation = animated ? element.transaction.animation : nil
    _ = animator.go(to: value.animatableData, animation: animation, at: host.time)
    if animator.isActive { host.animate(self) }
  }

  /// The value as it is to be seen now.
  func value(at time: Double) -> Value {
    guard animator.isActive else { return target }
    var value = target
    value.animatableData = animator.value(at: time)
    return value
  }
}

extension Animated: RunningAnimation {
  func advance(to time: Double) -> Bool {
    animator.prune(at: time)
    onStep()
    return animator.isActive
  }
}

/// Something that changes with time and wants frames.
@MainActor protocol RunningAnimation: AnyObject {
  /// Goes on; returns whether there is more to come.
  func advance(to time: Double) -> Bool
}

/// The animation of a view or modifier that has a body and is asked again for each step.
@MainActor protocol AnimationDriver<Source>: AnyObject {
  associatedtype Source
  func begin(_ source: Source)
  func accept(_ source: Source, for owner: Element)
  func apply(to source: inout Source, for owner: Element)
}

@MainActor final class ElementAnimation<Source: Animatable>: AnimationDriver, RunningAnimation {
  private var animator = Animator(Source.AnimatableData.zero)
  private weak var owner: Element?

  init() {}

  func begin(_ source: Source) { animator = Animator(source.animatableData) }

  func accept(_ source: Source, for owner: Element) {
    self.owner = owner
    guard source.animatableData != animator.target else { return }
    let host = owner.host
    _ = animator.go(
      to: source.animatableData, animation: owner.transaction.animation, at: host.time)
    if animator.isActive { host.animate(self) }
  }

  func apply(to source: inout Source, for owner: Element) {
    if animator.isActive { source.animatableData = animator.value(at: owner.host.time) }
  }

  func advance(to time: Double) -> Bool {
    animator.prune(at: time)
    owner?.setDirty()
    return animator.isActive
  }
}

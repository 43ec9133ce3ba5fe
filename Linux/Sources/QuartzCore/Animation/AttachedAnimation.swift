import Foundation

/// An animation on a layer.
final class AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  /// When it begins, in the layer's time; nil until it is committed.
  var begin: Double?
  var hasStarted = false
  /// Whether its end has been told, although it stays.
  var hasStopped = false
  private var groups: [CompletionGroup] = []

  init(_ animation: CAAnimation, key: String?, groups: [CompletionGroup]) {
    self.animation = animation
    self.key = key
    self.groups = groups
    groups.forEach { $0.pending += 1 }
  }

  /// The animation has begun.
  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    guard let delegate = animation.delegate else { return }
    RenderServer.current.calling { delegate.animationDidStart(animation) }
  }

  /// The animation is over, or taken away.
  func stop(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    if let delegate = animation.delegate {
      RenderServer.current.calling { delegate.animationDidStop(animation, finished: finished) }
    }
    let groups = groups
    self.groups = []
    groups.forEach { $0.complete() }
  }
}

/// The animations that a transaction's completion block waits for.
final class CompletionGroup {
  private var block: (() -> Void)?
  var pending = 0
  private var isSealed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  /// One of the animations is over.
  func complete() {
    pending -= 1
    callIfDone()
  }

  /// No further animations will come.
  func seal() {
    isSealed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isSealed, pending <= 0, let block else { return }
    self.block = nil
    RenderServer.current.calling(block)
  }
}

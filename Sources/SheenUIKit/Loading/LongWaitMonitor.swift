#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// Tells, once for each load, that somebody has waited for it for long.
@MainActor
final class LongWaitMonitor {
  typealias Action = @MainActor @Sendable () -> Void

  private var seconds = Double.infinity
  private var action: Action?
  private var due: Double?
  private var isTold = false
  private let timer = ShimmerTimer("sheenLongWait")

  /// A load begins.
  func begin(after seconds: Double, action: Action?) {
    end()
    isTold = false
    self.seconds = seconds
    self.action = action
  }

  /// Replaces the action that is called, while the load goes on.
  func change(_ action: @escaping Action) {
    if !isTold { self.action = action }
  }

  /// Waits while somebody can see the load, and from the start whenever that begins.
  func follow(isSeen: Bool, on layer: CALayer) {
    guard isSeen, action != nil, seconds < .infinity else {
      due = nil
      return timer.cancel()
    }
    let due = due ?? CACurrentMediaTime() + seconds
    self.due = due
    timer.set(due, on: layer) { [weak self] in self?.tell() }
  }

  /// The load has ended.
  func end() {
    action = nil
    due = nil
    timer.cancel()
  }

  private func tell() {
    let action = action
    end()
    isTold = true
    action?()
  }
}
#endif

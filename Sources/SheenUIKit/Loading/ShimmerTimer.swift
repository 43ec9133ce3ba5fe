#if canImport(UIKit) && !os(watchOS)
internal import UIKit

/// Calls back at a time on Core Animation's clock, by an animation that changes nothing.
///
/// So what is timed keeps to the clock of the light, and nothing of ours runs until then. The time
/// is not heard while the layer is in no window, and after the app was in the background: whoever
/// waits sets the timer anew then.
@MainActor
final class ShimmerTimer {
  private let key: String
  private weak var layer: CALayer?
  private(set) var due: Double?

  init(_ key: String) {
    self.key = key
  }

  /// Sets the timer, in place of what it was set to.
  func set(_ due: Double, on layer: CALayer, action: @escaping @MainActor @Sendable () -> Void) {
    if self.due == due, self.layer === layer, layer.animation(forKey: key) != nil { return }
    cancel()
    self.due = due
    self.layer = layer
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    let end = layer.convertTime(due, from: nil)
    let wait = CABasicAnimation(keyPath: key)
    wait.fromValue = 0
    wait.toValue = 1
    wait.duration = min(max(end - now, Self.shortest), Self.longest)
    wait.delegate = AnimationDelegate { [weak self] in
      self?.due = nil
      action()
    }
    layer.add(wait, forKey: key)
  }

  /// Waits no longer.
  func cancel() {
    due = nil
    layer?.removeAnimation(forKey: key)
    layer = nil
  }

  // A duration of 0 would stand for the default one.
  private static let shortest = 1e-6

  /// Three hundred years: what is further off is never waited for, and its number may be too large.
  private static let longest = 1e10
}
#endif

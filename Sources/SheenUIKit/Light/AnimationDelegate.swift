#if canImport(UIKit) && !os(watchOS)
internal import UIKit

/// Is told when one animation has ended.
final class AnimationDelegate: NSObject, CAAnimationDelegate {
  private let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) {
    self.action = action
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    // One that was taken away tells nothing: who took it away knows.
    guard flag else { return }
    let action = action
    // Core Animation tells this on the thread that added the animation, which is the main one.
    MainActor.assumeIsolated { action() }
  }
}
#endif

import Drawing
import Foundation

/// How far a box has come into, or gone out of, the interface.
@MainActor final class Presence: RunningAnimation {
  private var progress = Animator(1.0)
  private var transition = AnyTransition.identity
  private(set) var isLeaving = false
  private var atEnd: (() -> Void)?
  private weak var host: Host?

  nonisolated init() {}

  func enter(_ transition: AnyTransition, _ animation: Animation, _ host: Host) {
    self.transition = transition
    progress = Animator(0)
    start(to: 1, animation, host)
  }

  func leave(
    _ transition: AnyTransition, _ animation: Animation, _ host: Host, atEnd: @escaping () -> Void
  ) {
    self.transition = transition
    isLeaving = true
    self.atEnd = atEnd
    start(to: 0, animation, host)
  }

  private func start(to value: Double, _ animation: Animation, _ host: Host) {
    self.host = host
    _ = progress.go(to: value, animation: animation, at: host.time)
    host.animate(self)
  }

  func advance(to time: Double) -> Bool {
    progress.prune(at: time)
    if progress.isActive { return true }
    if isLeaving {
      isLeaving = false
      atEnd?()
      atEnd = nil
    }
    return false
  }

  func draw(_ pen: Pen, _ frame: CGRect, at time: Double, _ body: (Pen) -> Void) {
    guard progress.isActive, let host else { return body(pen) }
    let effect = transition.effect(
      isLeaving: isLeaving, progress: progress.value(at: host.time), frame: frame)
    pen.canvas.saved {
      pen.canvas.concatenate(effect.transform)
      body(pen.fading(effect.opacity))
    }
  }
}

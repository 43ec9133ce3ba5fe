public import Foundation

/// A call at every frame of the display.
///
/// There are no selectors on Linux: here a display link has a closure instead of a target and an
/// action.
public final class CADisplayLink: NSObject {
  private let action: (CADisplayLink) -> Void
  private var isScheduled = false

  /// When the last frame was shown.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will be shown.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds between two frames of the display.
  public var duration: CFTimeInterval { 1 / 60 }
  /// Whether calls are held back.
  public var isPaused = false
  /// Frames a second that are wanted; 0 for all of the display's.
  public var preferredFramesPerSecond = 0

  /// A link that calls a closure.
  public init(action: @escaping (CADisplayLink) -> Void) { self.action = action }

  /// Begins the calls.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = true
    timestamp = CACurrentMediaTime()
    RenderServer.current.add(self)
  }

  /// Ends the calls for good.
  public func invalidate() {
    isScheduled = false
    RenderServer.current.remove(self)
  }

  private var interval: Double {
    preferredFramesPerSecond > 0 ? 1 / Double(min(60, preferredFramesPerSecond)) : duration
  }

  func nextTick(after time: Double) -> Double? {
    isScheduled && !isPaused ? max(time + 1e-6, timestamp + interval) : nil
  }

  func tick(at time: Double) {
    guard isScheduled, !isPaused, time >= timestamp + interval - 1e-6 else { return }
    timestamp = time
    RenderServer.current.calling { action(self) }
  }
}

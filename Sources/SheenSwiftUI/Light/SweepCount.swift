#if canImport(SwiftUI)
internal import SheenCore

/// The sweeps of a light that is counted: when the first one began, and whether the last one is over.
///
/// A view learns that it shall have light while it is built, when the time of the next frame is not
/// known. So the first frame says when the count begins; a wave without a count changes nothing here.
struct SweepCount: Equatable {
  private var start: Double?

  /// Whether the last sweep has left the scope.
  private(set) var isOver = false

  /// The wave as it is at the time of a frame: one that is counted begins with the count.
  func wave(_ wave: Wave, at time: Double) -> Wave {
    wave.count == nil ? wave : wave.starting(at: start ?? time)
  }

  /// Advances to the time of a frame in which light moves.
  mutating func tick(_ wave: Wave, at time: Double) {
    guard wave.count != nil else { return }
    if start == nil { start = time }
    isOver = self.wave(wave, at: time).end.map { time >= $0 } ?? false
  }
}
#endif

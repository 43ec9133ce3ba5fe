/// One frame as a file holds it.
struct StoredFrame {
  var change: Change

  /// How long it stays, in the ticks of the format.
  var ticks: Int

  /// Whether its rectangle is made clear again before the next frame (GIF only).
  var isCleared = false

  /// The compressed pixels.
  var data: [UInt8] = []
}

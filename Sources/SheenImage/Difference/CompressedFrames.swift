import Dispatch

/// The frames of a file while it grows; a few wait as layouts and are then compressed together, on
/// all processors.
struct CompressedFrames<Encoder: ChangeEncoder> {
  private(set) var stored: [StoredFrame] = []
  /// The layouts' memory; the first `waiting.count` hold the frames with those indexes.
  var layouts: [Encoder.Layout] = []
  private var waiting: [Int] = []
  /// Each layout is as large as a frame, so there are not more than help.
  private let mostWaiting = min(System.processorCount, 8)

  /// Adds a frame and says which layout to fill for it.
  mutating func append(
    _ change: Change, ticks: Int, using encoder: Encoder
  ) throws(ImageError) -> Int {
    stored.append(StoredFrame(change: change, ticks: ticks))
    return try layout(for: stored.count - 1, using: encoder)
  }

  /// Makes the last frame store another change and be cleared after it was shown.
  mutating func replaceLast(
    with change: Change, using encoder: Encoder
  ) throws(ImageError) -> Int {
    let last = stored.count - 1
    stored[last].change = change
    stored[last].isCleared = true
    return try layout(for: last, using: encoder)
  }

  /// Lets the last frame stay longer.
  mutating func extendLast(by ticks: Int) {
    stored[stored.count - 1].ticks += ticks
  }

  /// All frames, compressed.
  mutating func finish(using encoder: Encoder) throws(ImageError) -> [StoredFrame] {
    try compressWaiting(using: encoder)
    return stored
  }

  private mutating func layout(
    for index: Int, using encoder: Encoder
  ) throws(ImageError) -> Int {
    if waiting.count == mostWaiting { try compressWaiting(using: encoder) }
    if waiting.count == layouts.count { layouts.append(encoder.makeLayout()) }
    waiting.append(index)
    return waiting.count - 1
  }

  private mutating func compressWaiting(using encoder: Encoder) throws(ImageError) {
    var results = [Result<[UInt8], ImageError>](repeating: .success([]), count: waiting.count)
    let layouts = self.layouts
    results.withUnsafeMutableBufferPointer { buffer in
      // Safe, as each turn writes the element of its own index only and all end before this does.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: results.count) { index in
        results[index] = Result { () throws(ImageError) in try encoder.compress(layouts[index]) }
      }
    }
    for (index, result) in zip(waiting, results) { stored[index].data = try result.get() }
    waiting.removeAll(keepingCapacity: true)
  }
}

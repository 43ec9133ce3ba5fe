import SheenRaster

/// What a file format does with the changes from frame to frame.
protocol ChangeEncoder: Sendable {
  /// The pixels of one change, laid out for compression; its memory is used again and again.
  associatedtype Layout: Sendable

  /// Whether rectangles must begin at even coordinates.
  var startsEven: Bool { get }

  /// An empty layout.
  func makeLayout() -> Layout

  /// Lays out a change from a canvas to a frame.
  ///
  /// - Returns: Whether the encoder can express its colors; if not, encoding ends.
  mutating func lay(
    _ change: Change, from canvas: Canvas, to frame: [UInt32], into layout: inout Layout
  ) -> Bool

  /// Compresses a layout. It is called on several threads at a time.
  func compress(_ layout: Layout) throws(ImageError) -> [UInt8]

  /// The pixels which the format can't turn into those of the frame unless they are cleared first.
  func mustClear(_ change: Change, from canvas: Canvas, to frame: [UInt32]) -> PixelRect?
}

extension ChangeEncoder {
  var startsEven: Bool { false }

  func mustClear(_ change: Change, from canvas: Canvas, to frame: [UInt32]) -> PixelRect? { nil }
}

/// A frame has colors that an encoder can't express.
struct TooManyColors: Error {}

/// Stores the frames of a sequence as changes, equal neighbors as one frame.
///
/// - Throws: `TooManyColors` when the encoder refuses a change; what the sequence or a codec throws.
func storeChanges<Encoder: ChangeEncoder>(
  of sequence: FrameSequence, ticks: [Int], with encoder: inout Encoder
) throws -> [StoredFrame] {
  var canvas = Canvas(width: sequence.width, height: sequence.height)
  var frames = CompressedFrames<Encoder>()
  for (index, ticks) in ticks.enumerated() {
    // Only its pixels, and only in this turn of the loop: see `FrameSequence`.
    let pixels = try sequence.frame(at: index).pixels
    guard var change = canvas.change(to: pixels, startingEven: encoder.startsEven) else {
      frames.extendLast(by: ticks)
      continue
    }
    if let hidden = encoder.mustClear(change, from: canvas, to: pixels),
      let last = frames.stored.last
    {
      let cleared = Change(rect: last.change.rect.union(hidden), isWhole: true, isOpaque: false)
      let slot = try frames.replaceLast(with: cleared, using: encoder)
      guard encoder.lay(cleared, from: canvas, to: canvas.pixels, into: &frames.layouts[slot])
      else { throw TooManyColors() }
      canvas.clear(cleared.rect)
      // A frame that is clear there has nothing left to store, yet must be there to end the other.
      change =
        canvas.change(to: pixels, startingEven: encoder.startsEven)
        ?? Change(
          rect: PixelRect(x: 0, y: 0, width: 1, height: 1), isWhole: true, isOpaque: false)
    }
    let slot = try frames.append(change, ticks: ticks, using: encoder)
    guard encoder.lay(change, from: canvas, to: pixels, into: &frames.layouts[slot])
    else { throw TooManyColors() }
    if index + 1 < sequence.timing.frameCount { canvas.show(pixels) }
  }
  return try frames.finish(using: encoder)
}

/// A rectangle that has to be stored, and how.
struct Change {
  var rect: PixelRect

  /// Whether there is nothing to compare with, so that every pixel has to be stored.
  var isWhole: Bool

  /// Whether every pixel that differs is opaque.
  var isOpaque: Bool

  /// Whether pixels that don't differ may be left out: where the stored frame is clear, what was
  /// there before shows through. A translucent pixel would be mixed with it, so one forbids this.
  var mayLeaveOut: Bool { !isWhole && isOpaque }
}

/// One row of a change: new and old pixels from the rectangle's left edge on.
struct ChangedRow {
  let new: UnsafeBufferPointer<UInt32>
  let old: UnsafeBufferPointer<UInt32>

  /// The columns outside which new and old are equal.
  let changed: Range<Int>

  var changesAreOpaque: Bool {
    // Mostly everything in the span is opaque, and this loop has no branches.
    var all: UInt32 = .max
    for column in changed { all &= new[column] }
    return all >= Pixel.opaque
      || changed.allSatisfy { new[$0] == old[$0] || new[$0] >= Pixel.opaque }
  }
}

/// The columns from the first to the last pixel that differ, or nil when the rows are equal.
func differingSpan(
  _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>
) -> Range<Int>? {
  // The C library compares far more than one pixel at a time; the pixel is looked for in a block.
  let block = 64
  let count = a.count
  guard !isEqual(a, b, in: 0..<count) else { return nil }
  var first = 0
  while first + block <= count, isEqual(a, b, in: first..<first + block) { first += block }
  while first < count, a[first] == b[first] { first += 1 }
  var end = count
  while end - block > first, isEqual(a, b, in: end - block..<end) { end -= block }
  while end > first + 1, a[end - 1] == b[end - 1] { end -= 1 }
  return first..<end
}

private func isEqual(
  _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, in columns: Range<Int>
) -> Bool {
  System.isEqual(
    UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: a[columns])),
    UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: b[columns])))
}

/// What all placeholders together cover in one row of pixels, gathered from the nearest to the
/// farthest.
///
/// Two that lie over each other cover 1 − (1 − a)(1 − b) of a pixel, as if each were painted over the
/// one behind it in the same opaque color; so an overlap is no darker than its parts.
struct RowUnion {
  /// One pixel of the row.
  struct Pixel {
    /// How much of it is covered.
    fileprivate(set) var covered: Float = 0

    /// Which light it has: that of the placeholder that shows most in it.
    fileprivate(set) var light: Int32 = -1

    /// How much of what lies behind would show in it.
    fileprivate var open: Float = 1

    /// How much shows of the placeholder whose light it has.
    fileprivate var share: Float = 0

    /// Where to look for the next open pixel: itself while it is open, and one to its right when it is
    /// closed. Without it, the placeholders of a pile would cost their area each.
    fileprivate var next: Int32
  }

  private(set) var pixels: [Pixel]

  /// The pixels in which something has changed since `reset`.
  private(set) var touched = 0..<0

  /// How many pixels are open.
  private var openCount: Int

  /// A row of a number of pixels.
  init(width: Int) {
    // The one at the end is always open, and stops every search.
    pixels = (0...Int32(width)).map { Pixel(next: $0) }
    openCount = width
  }

  /// Whether nothing that lies behind would show anywhere.
  var isClosed: Bool { openCount == 0 }

  /// Forgets everything.
  mutating func reset() {
    for x in touched { pixels[x] = Pixel(next: Int32(x)) }
    touched = 0..<0
    openCount = pixels.count - 1
  }

  /// Adds a placeholder, as far as what lies before it leaves it to be seen.
  ///
  /// - Parameter closes: Whether it hides what lies behind as far as it covers it.
  mutating func add(_ runs: [CoverageRow.Run], light: Int32, closes: Bool) {
    for run in runs {
      forEachOpen(run.start..<run.end) { _, pixel in
        let visible = pixel.open * run.coverage
        pixel.covered += visible
        if visible > pixel.share {
          pixel.share = visible
          pixel.light = light
        }
        return closes ? run.coverage : 0
      }
    }
  }

  /// Hides what lies behind as far as the runs cover it.
  mutating func close(_ runs: [CoverageRow.Run]) {
    for run in runs { forEachOpen(run.start..<run.end) { _, _ in run.coverage } }
  }

  /// Calls `body` with the place of each open pixel of a range, and hides there what it returns, from
  /// 0 to 1.
  mutating func closeOpen(_ range: Range<Int>, _ body: (Int) -> Float) {
    forEachOpen(range) { x, _ in body(x) }
  }

  /// Calls `body` with each open pixel of a range, and hides there what it returns, from 0 to 1.
  @inline(__always)
  private mutating func forEachOpen(
    _ range: Range<Int>, _ body: (Int, inout Pixel) -> Float
  ) {
    guard !range.isEmpty else { return }
    touched =
      touched.isEmpty
      ? range
      : min(touched.lowerBound, range.lowerBound)..<max(touched.upperBound, range.upperBound)
    var closed = 0
    pixels.withUnsafeMutableBufferPointer { pixels in
      var x = Self.firstOpen(from: range.lowerBound, in: pixels)
      while x < range.upperBound {
        let part = body(x, &pixels[x])
        pixels[x].open *= 1 - part
        if part >= 1 {
          pixels[x].next = Int32(x + 1)
          closed += 1
        }
        x = Self.firstOpen(from: x + 1, in: pixels)
      }
    }
    openCount -= closed
  }

  /// The first open pixel from one on, or the width; halves the way for the next to ask.
  @inline(__always)
  private static func firstOpen(
    from start: Int, in pixels: UnsafeMutableBufferPointer<Pixel>
  ) -> Int {
    var x = start
    while Int(pixels[x].next) != x {
      pixels[x].next = pixels[Int(pixels[x].next)].next
      x = Int(pixels[x].next)
    }
    return x
  }
}

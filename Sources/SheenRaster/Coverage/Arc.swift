import SheenCore

// Without optimization `squareRoot()` is a call into the mathematics library, which is linked where
// it is imported.
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A piece of a quarter of a circle, whose middle is the origin.
struct Arc {
  let start: SheenPoint
  let end: SheenPoint
  let radius: Double

  /// How far the middle of an arc may be from its chord, in pixels. Each chord becomes two lines that
  /// enclose the arc's area; they are a third of this from the arc: 0.2 of one of 255 levels.
  private static let tolerance = 0.002

  /// Calls `body` with straight lines that follow the arc and enclose its area.
  ///
  /// A chord of length c cuts off ⅔ c s of the circle's area, where s is the distance of the arc from
  /// the chord's middle. Two lines over the chord that meet 4/3 s above it cut off just as much. So a
  /// circle's area is right however coarse the lines are, and none of them needs a sine.
  func forEachLine(depth: Int = 10, _ body: (SheenPoint, SheenPoint) -> Void) {
    let middle = SheenPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let distance = (middle.x * middle.x + middle.y * middle.y).squareRoot()
    guard distance > 0 else {
      body(start, end)
      return
    }
    let rise = radius - distance
    if rise <= Self.tolerance || depth == 0 {
      let stretch = 1 + max(0, rise) * 4 / 3 / distance
      let tip = SheenPoint(x: middle.x * stretch, y: middle.y * stretch)
      body(start, tip)
      body(tip, end)
    } else {
      let stretch = radius / distance
      let top = SheenPoint(x: middle.x * stretch, y: middle.y * stretch)
      Arc(start: start, end: top, radius: radius).forEachLine(depth: depth - 1, body)
      Arc(start: top, end: end, radius: radius).forEachLine(depth: depth - 1, body)
    }
  }
}

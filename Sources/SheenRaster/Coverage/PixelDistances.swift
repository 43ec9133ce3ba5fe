import SheenCore

/// How far the pixels of one row are from the edges of a path, so that the path keeps its gap.
///
/// The gap's limit is where the distance to the nearest place of the outline is the separation: it
/// has no corners, as the limit around a rounded rectangle has none.
struct PixelDistances {
  private var nearest: [PixelDistance]

  /// Room for a row of a number of pixels.
  init(width: Int) {
    nearest = [PixelDistance](repeating: PixelDistance(), count: width)
  }

  /// Hides what lies within a distance of edges in a row.
  mutating func close(
    _ edges: [PathOutline.Edge], within reach: Double, row: Int, in union: inout RowUnion
  ) {
    let y = Double(row) + 0.5
    var all = nearest.count..<nearest.count
    for edge in edges {
      let range = pixels(near: edge, within: reach, row: row)
      guard !range.isEmpty else { continue }
      all = min(all.lowerBound, range.lowerBound)..<nearest.count
      union.closeOpen(range) { x in
        nearest[x].look(at: edge, from: SheenPoint(x: Double(x) + 0.5, y: y))
        return nearest[x].coverage(reach: reach) >= 1 ? 1 : 0
      }
    }
    union.closeOpen(all) { x in Float(nearest[x].coverage(reach: reach)) }
    for x in all { nearest[x] = PixelDistance() }
  }

  /// The pixels of a row that an edge may be near to.
  private func pixels(
    near edge: PathOutline.Edge, within reach: Double, row: Int
  ) -> Range<Int> {
    let upper = edge.x(at: Double(row) - reach)
    let lower = edge.x(at: Double(row + 1) + reach)
    let start = pixelIndex(min(upper, lower) - reach - 1, upTo: nearest.count)
    let end = pixelIndex(notBelow: max(upper, lower) + reach + 1, upTo: nearest.count)
    return start..<max(start, end)
  }
}

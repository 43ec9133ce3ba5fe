import SheenCore

/// Cuts a row of a path into strips in which no edge begins, ends or crosses another.
///
/// In such a strip the edges have one order from left to right, and the inside lies between the first
/// and the second, the third and the fourth, and so on. So the coverage is exact for holes and for
/// contours that cross themselves too.
struct PathStrips {
  private struct Side {
    var upper: Double
    var lower: Double
  }

  private var heights: [Double] = []
  private var sides: [Side] = []

  /// The most strips that the ends of edges cut a row into, and also the most for crossings.
  ///
  /// Beyond it the strips are even, which is still exact from left to right and to a 256th of a pixel
  /// from top to bottom. Without a limit a scribble would take the square of its points.
  private static let most = 256

  /// Adds the sides of the inside between two heights.
  mutating func add(
    _ edges: [PathOutline.Edge], from top: Double, to bottom: Double,
    to coverage: inout CoverageRow
  ) {
    cut(edges, from: top, to: bottom)
    var crossings = Self.most
    for index in heights.indices.dropLast() {
      var upper = heights[index]
      let lower = heights[index + 1]
      while upper < lower {
        gather(edges, from: upper, to: lower)
        let crossing = crossings > 0 ? firstCrossing() : nil
        guard let crossing else {
          addPairs(height: lower - upper, to: &coverage)
          break
        }
        crossings -= 1
        // A step too short to be seen keeps rounding from finding one crossing again and again.
        let end = min(lower, upper + max((lower - upper) * crossing, 1e-6))
        gather(edges, from: upper, to: end)
        addPairs(height: end - upper, to: &coverage)
        upper = end
      }
    }
  }

  /// Finds the heights at which an edge begins or ends.
  private mutating func cut(_ edges: [PathOutline.Edge], from top: Double, to bottom: Double) {
    heights.removeAll(keepingCapacity: true)
    for edge in edges {
      if edge.upper.y > top, edge.upper.y < bottom { heights.append(edge.upper.y) }
      if edge.lower.y > top, edge.lower.y < bottom { heights.append(edge.lower.y) }
    }
    heights.sort()
    if heights.count >= Self.most {
      heights = (1..<Self.most).map { top + (bottom - top) * Double($0) / Double(Self.most) }
    }
    heights.insert(top, at: 0)
    heights.append(bottom)
  }

  /// Finds the edges that pass through the middle of a strip, from left to right.
  private mutating func gather(
    _ edges: [PathOutline.Edge], from upper: Double, to lower: Double
  ) {
    let middle = (upper + lower) / 2
    sides.removeAll(keepingCapacity: true)
    for edge in edges where edge.upper.y <= middle && middle < edge.lower.y {
      sides.append(Side(upper: edge.x(at: upper), lower: edge.x(at: lower)))
    }
    sides.sort { $0.upper != $1.upper ? $0.upper < $1.upper : $0.lower < $1.lower }
  }

  /// The part of the strip's height after which two edges cross for the first time, if any do.
  ///
  /// The first two edges to cross are neighbors until then.
  private func firstCrossing() -> Double? {
    var first: Double?
    for (left, right) in zip(sides, sides.dropFirst()) where left.lower - right.lower > 1e-9 {
      let gap = right.upper - left.upper
      let crossing = gap / (gap + left.lower - right.lower)
      first = min(first ?? 1, crossing)
    }
    return first
  }

  private mutating func addPairs(height: Double, to coverage: inout CoverageRow) {
    // In the even strips of a crowded row, edges may still cross; in order of their middles, the
    // error is within the strip.
    sides.sort { $0.upper + $0.lower < $1.upper + $1.lower }
    for (index, side) in sides.enumerated() {
      coverage.addSide(
        from: side.upper, to: side.lower, height: index.isMultiple(of: 2) ? height : -height)
    }
  }
}

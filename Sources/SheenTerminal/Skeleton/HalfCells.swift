import SheenCore

/// How much of each half of each cell the placeholders of a layout cover.
///
/// A half of a cell is a square, so two of them, one above the other, draw twice as many rows. Sixteen
/// places in each half are looked at. They are kept one by one, so that placeholders beside each
/// other in one half add up, and ones over each other do not.
struct HalfCells: Hashable, Sendable {
  let columns: Int

  /// Two rows of halves for each row of cells.
  let rows: Int

  private var places: [UInt16]

  /// The placeholder that lies nearest to the reader in each half; 0 where there is none.
  private var owners: [Int]

  /// The side of a half, in points.
  static let side = TerminalDefaults.columnWidth

  init(_ layout: SkeletonLayout, size: TerminalSize) {
    columns = size.columns
    rows = size.rows * 2
    places = [UInt16](repeating: 0, count: columns * rows)
    owners = [Int](repeating: 0, count: columns * rows)
    for (index, placeholder) in layout.placeholders.enumerated() {
      if placeholder.separation > 0 { clear(around: placeholder) }
      fill(placeholder, index)
    }
  }

  /// The covered part of a half, from 0 to 1.
  func coverage(column: Int, row: Int) -> Double {
    Double(places[row * columns + column].nonzeroBitCount) / 16
  }

  /// Which of the layout's placeholders a half shows.
  func owner(column: Int, row: Int) -> Int {
    owners[row * columns + column]
  }

  /// The middle of a half, in points.
  static func center(column: Int, row: Int) -> SheenPoint {
    SheenPoint(x: (Double(column) + 0.5) * side, y: (Double(row) + 0.5) * side)
  }

  private mutating func clear(around placeholder: Placeholder) {
    let distance = placeholder.separation
    forEachHalf(in: placeholder.frame.outset(by: distance)) { place, column, row in
      guard places[place] != 0 else { return }
      places[place] &= ~Self.sample(placeholder, within: distance, column, row)
    }
  }

  private mutating func fill(_ placeholder: Placeholder, _ index: Int) {
    forEachHalf(in: placeholder.frame) { place, column, row in
      // One look is enough where nothing can be added.
      let covered =
        places[place] == .max
        ? (placeholder.contains(Self.center(column: column, row: row)) ? .max : 0)
        : Self.sample(placeholder, within: 0, column, row)
      guard covered != 0 else { return }
      places[place] |= covered
      owners[place] = index
    }
  }

  private func forEachHalf(
    in rect: SheenRect, _ body: (_ place: Int, _ column: Int, _ row: Int) -> Void
  ) {
    let columnRange = Self.range(rect.minX, rect.maxX, upTo: columns)
    let rowRange = Self.range(rect.minY, rect.maxY, upTo: rows)
    for row in rowRange {
      for column in columnRange { body(row * columns + column, column, row) }
    }
  }

  /// The halves between two edges, as far as there are any.
  private static func range(_ from: Double, _ to: Double, upTo count: Int) -> Range<Int> {
    let start = Int((from / side).clamped(0, Double(count)))
    let end = Int((to / side + 1).clamped(0, Double(count)))
    return start..<max(start, end)
  }

  private static func sample(
    _ placeholder: Placeholder, within distance: Double, _ column: Int, _ row: Int
  ) -> UInt16 {
    var bits: UInt16 = 0
    for y in 0..<4 {
      for x in 0..<4 {
        let point = SheenPoint(
          x: (Double(column) + (Double(x) + 0.5) / 4) * side,
          y: (Double(row) + (Double(y) + 0.5) / 4) * side)
        if placeholder.contains(point, within: distance) { bits |= 1 << (y * 4 + x) }
      }
    }
    return bits
  }
}

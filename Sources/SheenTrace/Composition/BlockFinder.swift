import SheenCore

/// Divides boxes into columns and rows along the free space between them.
struct BlockFinder {
  let tolerance: Double

  /// How deep columns and rows are nested at most; what is deeper lies on each other.
  ///
  /// A level takes up to four levels of a skeleton, which has 64.
  private static let deepest = 12

  func block(of boxes: [TracedBox], depth: Int = 0) -> Block? {
    guard let first = boxes.first else { return nil }
    guard boxes.count > 1 else { return Block(first) }
    guard depth < Self.deepest else { return Block(pile: boxes) }
    let rows = Cut(boxes, along: .vertical)
    let columns = Cut(boxes, along: .horizontal)
    if rows.groups.count > 1, isColumn(rows, columns) {
      let parts = rows.divided(above: rows.largest - tolerance)
      return Block(column: parts.compactMap { block(of: $0, depth: depth + 1) })
    }
    if columns.groups.count > 1 {
      let parts = repeated(columns) ?? columns.groups
      return Block(row: parts.compactMap { block(of: $0, depth: depth + 1) })
    }
    return overlay(boxes, depth: depth)
  }

  /// Whether boxes that can be divided in both directions are a column.
  private func isColumn(_ rows: Cut, _ columns: Cut) -> Bool {
    guard columns.groups.count > 1 else { return true }
    // Lines of a table: all rows have the same boxes.
    let blocks = rows.groups.map { Cut($0, along: .horizontal).groups }
    let first = blocks[0]
    let areAlike = blocks.allSatisfy { other in
      other.count == first.count && other.count > 1
        && zip(other, first).allSatisfy { isLike($0, $1) }
    }
    return areAlike || rows.largest >= columns.smallest
  }

  private func isLike(_ first: [TracedBox], _ second: [TracedBox]) -> Bool {
    let (first, second) = (Cut.frame(of: first), Cut.frame(of: second))
    return (first.height - second.height).magnitude <= tolerance
  }

  /// The groups of a row in which small spaces alternate with larger ones, such as icons with their numbers.
  private func repeated(_ columns: Cut) -> [[TracedBox]]? {
    let limit = columns.smallest + tolerance
    let parts = columns.divided(above: limit)
    guard parts.count > 1, parts.count < columns.groups.count else { return nil }
    let counts = parts.map { Cut($0, along: .horizontal).groups.count }
    let several = counts.filter { $0 > 1 }
    return several.count > 1 && several.allSatisfy { $0 == several[0] } ? parts : nil
  }

  /// The largest box with the others on it.
  private func overlay(_ boxes: [TracedBox], depth: Int) -> Block? {
    var boxes = boxes
    guard let largest = boxes.indices.max(by: { boxes[$0].frame.area < boxes[$1].frame.area })
    else { return nil }
    let base = boxes.remove(at: largest)
    guard let over = block(of: boxes, depth: depth + 1) else { return Block(base) }
    return Block(base, below: over)
  }
}

/// Boxes divided along one direction, wherever there is free space between them.
struct Cut {
  private(set) var groups: [[TracedBox]] = []

  /// The free space behind each group but the last.
  private(set) var gaps: [Double] = []

  init(_ boxes: [TracedBox], along axis: SkeletonAxis) {
    let isVertical = axis == .vertical
    func start(_ box: TracedBox) -> Double { isVertical ? box.frame.minY : box.frame.minX }
    func end(_ box: TracedBox) -> Double { isVertical ? box.frame.maxY : box.frame.maxX }
    var reach = 0.0
    for box in boxes.sorted(by: { start($0) < start($1) }) {
      if groups.isEmpty || start(box) > reach - 0.6 {
        if !groups.isEmpty { gaps.append(max(0, start(box) - reach)) }
        groups.append([box])
        reach = end(box)
      } else {
        groups[groups.count - 1].append(box)
        reach = max(reach, end(box))
      }
    }
  }

  var largest: Double { gaps.max() ?? 0 }
  var smallest: Double { gaps.min() ?? 0 }

  /// The groups joined where the space between them isn't larger than a limit.
  func divided(above limit: Double) -> [[TracedBox]] {
    var parts: [[TracedBox]] = []
    for (index, group) in groups.enumerated() {
      if index > 0, gaps[index - 1] <= limit {
        parts[parts.count - 1] += group
      } else {
        parts.append(group)
      }
    }
    return parts
  }

  static func frame(of boxes: [TracedBox]) -> SheenRect {
    var frame = boxes[0].frame
    for box in boxes { frame = frame.union(box.frame) }
    return frame
  }
}

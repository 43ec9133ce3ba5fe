import SheenCore

/// Boxes that stand together, and how.
struct Block {
  indirect enum Content {
    /// One box.
    case box(TracedBox)

    /// Blocks below each other.
    case column([Block])

    /// Blocks beside each other.
    case row([Block])

    /// A box that others lie on.
    case overlay(TracedBox, Block)

    /// Boxes that lie on each other, too many to say how.
    case pile([TracedBox])
  }

  let content: Content
  let frame: SheenRect

  /// How many boxes there are.
  let count: Int

  init(_ box: TracedBox) {
    content = .box(box)
    frame = box.frame
    count = 1
  }

  init(column blocks: [Block]) {
    content = .column(blocks)
    frame = Self.frame(of: blocks)
    count = blocks.reduce(0) { $0 + $1.count }
  }

  init(row blocks: [Block]) {
    content = .row(blocks)
    frame = Self.frame(of: blocks)
    count = blocks.reduce(0) { $0 + $1.count }
  }

  init(_ box: TracedBox, below block: Block) {
    content = .overlay(box, block)
    frame = box.frame.union(block.frame)
    count = block.count + 1
  }

  init(pile boxes: [TracedBox]) {
    content = .pile(boxes)
    frame = Cut.frame(of: boxes)
    count = boxes.count
  }

  private static func frame(of blocks: [Block]) -> SheenRect {
    var frame = blocks.first?.frame ?? SheenRect(x: 0, y: 0, width: 0, height: 0)
    for block in blocks { frame = frame.union(block.frame) }
    return frame
  }

  /// The only box, or nil.
  var box: TracedBox? {
    if case .box(let box) = content { box } else { nil }
  }

  /// Whether this is a column of lines, which takes the width there is.
  var isTextColumn: Bool {
    guard case .column(let blocks) = content else { return false }
    return blocks.contains { $0.box?.isLine ?? $0.isTextColumn }
  }

  /// Whether another block has the same boxes in the same places; of lines the widths don't count, because
  /// they follow from the words.
  func isLike(_ other: Block, within tolerance: Double) -> Bool {
    func near(_ first: Double, _ second: Double) -> Bool { (first - second).magnitude <= tolerance }
    guard near(frame.height, other.frame.height) else { return false }
    switch (content, other.content) {
    case (.box(let first), .box(let second)):
      return first.isLine == second.isLine
        && (first.isLine
          || near(frame.width, other.frame.width) && near(first.radius, second.radius))
    case (.column(let first), .column(let second)), (.row(let first), .row(let second)):
      guard first.count == second.count else { return false }
      return zip(first, second).allSatisfy { inner, outer in
        inner.isLike(outer, within: tolerance)
          && near(inner.frame.minY - frame.minY, outer.frame.minY - other.frame.minY)
          && (near(inner.frame.minX - frame.minX, outer.frame.minX - other.frame.minX)
            || near(frame.maxX - inner.frame.maxX, other.frame.maxX - outer.frame.maxX)
            || inner.box?.isLine == true)
      }
    case (.overlay(let first, let over), .overlay(let second, let otherOver)):
      return Block(first).isLike(Block(second), within: tolerance)
        && over.isLike(otherOver, within: tolerance)
    default: return false
    }
  }
}

extension TracedBox {
  /// Whether this is a line of text, or a bar that stands for one.
  var isLine: Bool {
    kind == .text || isCapsule && frame.height <= 34 && frame.width >= 1.4 * frame.height
  }
}

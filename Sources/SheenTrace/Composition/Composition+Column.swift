import SheenCore

extension Composition {
  /// Blocks below each other; the space between them is about the same everywhere.
  func column(_ blocks: [Block], in area: SheenRect, isFixed: Bool) -> Skeleton {
    let spacing = Self.mean(gaps(of: blocks)).nearest
    if let text = paragraph(blocks, spacing: spacing, in: area) { return text }
    let places = blocks.map { place(of: $0, in: area) }
    let isCentered = places.contains(.center) && places.allSatisfy { $0 == .center || $0 == .wide }
    let isTrailing =
      places.contains(.trailing) && places.allSatisfy { $0 == .trailing || $0 == .wide }
    var parts: [Skeleton] = []
    var index = 0
    while index < blocks.count {
      let run = runLength(of: blocks, from: index)
      let isAligned = isCentered || isTrailing
      let part =
        isFixed || isAligned && places[index] != .wide
        ? fixed(blocks[index], at: places[index], in: area, isAligned: isAligned)
        : placed(blocks[index], at: places[index], in: area)
      if run > 1 {
        let isFilling = fills(blocks, index..<index + run)
        parts.append(isFilling ? part.repeatedToFill() : part.repeated(run))
      } else {
        parts.append(part)
      }
      index += run
    }
    return .column(
      spacing: max(0, spacing), alignment: isCentered ? .center : isTrailing ? .trailing : .leading
    ) {
      parts
    }
  }

  /// Where a block lies between both sides of an area.
  enum Place {
    case leading, center, trailing, wide, indented
  }

  private func place(of block: Block, in area: SheenRect) -> Place {
    let before = block.frame.minX - area.minX
    let after = area.maxX - block.frame.maxX
    if before <= tolerance { return after <= tolerance ? .wide : .leading }
    if after.magnitude <= tolerance { return .trailing }
    guard (before - after).magnitude <= 2 * tolerance else { return .indented }
    return block.frame.width >= 0.6 * area.width ? .indented : .center
  }

  private func placed(_ block: Block, at place: Place, in area: SheenRect) -> Skeleton {
    let before = max(0, (block.frame.minX - area.minX).nearest)
    let after = max(0, (area.maxX - block.frame.maxX).nearest)
    switch place {
    case .leading, .wide: return part(block, in: area)
    case .center:
      return .row(spacing: 0) {
        Skeleton.spacer
        fixed(block)
        Skeleton.spacer
      }
    case .trailing:
      if case .row(let blocks) = block.content, blocks.count > 1,
        block.frame.width >= 0.6 * area.width
      {
        return part(block, in: area.inset(before, 0)).padding(SkeletonInsets(leading: before))
      }
      return .row(spacing: 0) {
        Skeleton.spacer
        fixed(block)
      }
    case .indented:
      let trailing = min(before, after)
      return part(block, in: area.inset(before, trailing))
        .padding(SkeletonInsets(leading: before, trailing: trailing))
    }
  }

  /// A block that keeps its own width, at its place in a column.
  private func fixed(
    _ block: Block, at place: Place, in area: SheenRect, isAligned: Bool
  ) -> Skeleton {
    let before = (block.frame.minX - area.minX).nearest
    let part = fixed(block)
    return isAligned || before <= tolerance ? part : part.padding(SkeletonInsets(leading: before))
  }

  /// A block that keeps its own width.
  func fixed(_ block: Block) -> Skeleton {
    let part = part(block, in: block.frame, isFixed: true)
    return part.growth(.horizontal) == .none
      ? part : part.frame(width: .fixed(max(1, block.frame.width.nearest)))
  }

  // MARK: Text

  /// Lines of one text, or nil where the blocks are something else.
  private func paragraph(_ blocks: [Block], spacing: Double, in area: SheenRect) -> Skeleton? {
    let boxes = blocks.compactMap { $0.box }
    guard boxes.count == blocks.count, boxes.count > 1, boxes.allSatisfy({ $0.isLine }) else {
      return nil
    }
    let height = Self.mean(boxes.map { $0.frame.height })
    let widest = boxes.map { $0.frame.width }.max() ?? 1
    guard boxes.allSatisfy({ ($0.frame.height - height).magnitude <= max(1, tolerance / 2) }),
      boxes.allSatisfy({ ($0.frame.minX - boxes[0].frame.minX).magnitude <= tolerance }),
      spacing <= 2 * height, widest >= 0.7 * area.width,
      boxes.dropLast().allSatisfy({ $0.frame.width >= 0.6 * widest })
    else { return nil }
    let last = (boxes[boxes.count - 1].frame.width * 20 / max(area.width, 1)).nearest / 20
    let lineHeight = max(1, height.nearest)
    return .text(
      lines: boxes.count, lineHeight: lineHeight,
      spacing: (spacing - lineHeight * 2 / 3).magnitude <= 1 ? nil : spacing,
      lastLine: min(
        1,
        (last - SkeletonDefaults.lastLine).magnitude <= 0.051
          ? SkeletonDefaults.lastLine : last))
  }

  // MARK: Repetition

  /// How many blocks from one on are the same; the last can be cut off by the end of the screen.
  func runLength(of blocks: [Block], from first: Int) -> Int {
    let block = blocks[first]
    var end = first + 1
    while end < blocks.count,
      block.isLike(blocks[end], within: tolerance), isSameLine(block, blocks[end]),
      (block.frame.minX - blocks[end].frame.minX).magnitude <= tolerance
        || (block.frame.maxX - blocks[end].frame.maxX).magnitude <= tolerance
    {
      end += 1
    }
    let isLast = end == blocks.count - 1 && end > first
    if isLast, blocks[end].frame.maxY >= size.height - 1, blocks[end].count <= block.count,
      blocks[end].frame.height <= block.frame.height + tolerance,
      (block.frame.minX - blocks[end].frame.minX).magnitude <= tolerance
    {
      end += 1
    }
    return end - first
  }

  /// Whether two blocks aren't lines of text that differ, such as a title and what is below it.
  private func isSameLine(_ first: Block, _ second: Block) -> Bool {
    guard let box = first.box, box.isLine else { return true }
    return (first.frame.height - second.frame.height).magnitude <= 0.75
      && (first.frame.width - second.frame.width).magnitude <= tolerance
  }

  /// Whether repeated blocks go on to the end of the screen.
  private func fills(_ blocks: [Block], _ run: Range<Int>) -> Bool {
    guard run.upperBound == blocks.count, let last = blocks.last else { return false }
    if last.frame.maxY >= size.height - 1 { return true }
    let pitch = blocks[run.lowerBound + 1].frame.minY - blocks[run.lowerBound].frame.minY
    return run.count > 2 && last.frame.minY + pitch >= size.height - tolerance
  }

  func gaps(of blocks: [Block]) -> [Double] {
    zip(blocks, blocks.dropFirst()).map { max(0, $1.frame.minY - $0.frame.maxY) }
  }

  static func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }
}

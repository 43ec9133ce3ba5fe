import SheenCore

extension Composition {
  /// Blocks beside each other.
  func row(_ blocks: [Block], in area: SheenRect, isFixed: Bool) -> Skeleton {
    let gaps = zip(blocks, blocks.dropFirst()).map { max(0, $1.frame.minX - $0.frame.maxX) }
    var spacing = (gaps.min() ?? 0).nearest
    let alignment = self.alignment(of: blocks)
    if !isFixed, let tiles = tiles(blocks, gaps, spacing: spacing, alignment: alignment, in: area) {
      return tiles
    }
    let before = max(0, (blocks[0].frame.minX - area.minX).nearest)
    let reachesEnd = blocks[blocks.count - 1].frame.maxX >= area.maxX - tolerance
    let flexible =
      isFixed ? nil : flexible(blocks, gaps, reachesEnd: reachesEnd, spacing: spacing)
    let widest = gaps.max() ?? 0
    // Where no block takes what is left, the space between them does.
    let isSpread = !isFixed && flexible == nil && reachesEnd && before <= tolerance
    let isEven = isSpread && widest - spacing <= 2 * tolerance
    if isEven { spacing = min(spacing, SkeletonDefaults.spacing) }
    var parts: [Skeleton] = []
    var index = 0
    while index < blocks.count {
      let block = blocks[index]
      let gap = index > 0 ? gaps[index - 1] : 0
      let isWide = index > 0 && (isEven || gap > spacing + max(tolerance, 0.25 * spacing))
      var extra = 0.0
      if isWide, flexible != index - 1 {
        if isSpread, gap >= widest - 2 * tolerance {
          parts.append(.spacer)
        } else {
          extra = (gap - spacing).nearest
        }
      }
      let run =
        flexible == nil && !isEven ? run(of: blocks, gaps, from: index, spacing: spacing) : 1
      var part: Skeleton
      if flexible == index {
        let end = index + 1 < blocks.count ? blocks[index + 1].frame.minX - spacing : area.maxX
        let inner = SheenRect(
          x: block.frame.minX, y: block.frame.minY, width: max(1, end - block.frame.minX),
          height: block.frame.height)
        part = block.box.map { leaf($0, width: .flexible) } ?? self.part(block, in: inner)
      } else {
        part = fixed(block)
      }
      if extra > 0 { part = part.padding(SkeletonInsets(leading: extra)) }
      parts.append(run > 1 ? part.repeated(run) : part)
      index += run
    }
    return .row(spacing: spacing, alignment: alignment) { parts }
      .padded(SkeletonInsets(leading: before <= tolerance ? 0 : before))
  }

  /// Blocks of one width that fill a row, or go on over its end; nil where they don't.
  private func tiles(
    _ blocks: [Block], _ gaps: [Double], spacing: Double, alignment: SkeletonAlignment.Vertical,
    in area: SheenRect
  ) -> Skeleton? {
    guard gaps.allSatisfy({ $0 - spacing <= tolerance }),
      (blocks[0].frame.minX - area.minX).magnitude <= tolerance
    else { return nil }
    let width = blocks[0].frame.width
    let last = blocks[blocks.count - 1]
    let areEqual = blocks.allSatisfy { ($0.frame.width - width).magnitude <= tolerance }
    if areEqual, (last.frame.maxX - area.maxX).magnitude <= tolerance,
      !blocks.contains(where: { $0.box?.isCircle == true })
    {
      func tile(_ block: Block) -> Skeleton {
        block.box.map { leaf($0, width: .flexible) } ?? part(block, in: block.frame)
      }
      let areAlike = blocks.allSatisfy { blocks[0].isLike($0, within: tolerance) }
      return .row(spacing: spacing, alignment: alignment) {
        if areAlike { tile(blocks[0]).repeated(blocks.count) } else { blocks.map(tile) }
      }
    }
    let whole = blocks.dropLast()
    guard blocks.count > 2, whole.allSatisfy({ blocks[0].isLike($0, within: tolerance) }),
      last.frame.maxX >= size.width - 1 || last.frame.maxX > area.maxX + tolerance,
      last.frame.width <= width + tolerance
    else { return nil }
    return .row(spacing: spacing, alignment: alignment) { fixed(blocks[0]).repeatedToFill() }
  }

  /// How many blocks from one on are the same and stand at the same distance.
  private func run(of blocks: [Block], _ gaps: [Double], from first: Int, spacing: Double) -> Int {
    var end = first + 1
    while end < blocks.count, gaps[end - 1] <= spacing + tolerance,
      blocks[first].isLike(blocks[end], within: tolerance)
    {
      end += 1
    }
    return end - first
  }

  /// The block of a row that takes what the others leave, or nil where each keeps its width.
  private func flexible(
    _ blocks: [Block], _ gaps: [Double], reachesEnd: Bool, spacing: Double
  ) -> Int? {
    let texts = blocks.indices.filter { blocks[$0].isTextColumn }
    if let text = texts.max(by: { blocks[$0].frame.width < blocks[$1].frame.width }) { return text }
    if blocks.count > 1, let last = blocks.last?.box, last.isLine, !reachesEnd { return nil }
    guard reachesEnd, spacing <= 24,
      gaps.allSatisfy({ $0 <= spacing + max(tolerance, 0.25 * spacing) })
    else { return nil }
    let wide = blocks.indices.max { blocks[$0].frame.width < blocks[$1].frame.width }
    return wide.flatMap { blocks[$0].box?.isCircle == true ? nil : $0 }
  }

  /// The alignment at which the blocks of a row lie best.
  private func alignment(of blocks: [Block]) -> SkeletonAlignment.Vertical {
    func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    let center = spread(blocks.map { $0.frame.center.y })
    let top = spread(blocks.map { $0.frame.minY })
    let bottom = spread(blocks.map { $0.frame.maxY })
    if center <= max(tolerance, min(top, bottom)) { return .center }
    return top <= bottom ? .top : .bottom
  }
}

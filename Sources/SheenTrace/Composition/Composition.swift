import SheenCore

/// Makes a skeleton that flows of boxes.
struct Composition {
  let size: SheenSize
  let tolerance: Double

  func skeleton(of boxes: [TracedBox]) -> Skeleton {
    guard let block = BlockFinder(tolerance: tolerance).block(of: boxes) else { return Skeleton {} }
    let screen = SheenRect(origin: .zero, size: size)
    let (top, bottom) = (block.frame.minY.nearest, size.height - block.frame.maxY)
    if case .column(let blocks) = block.content, let split = pinned(blocks) {
      let above = Block(column: Array(blocks[..<split]))
      let below = Block(column: Array(blocks[split...]))
      let margin = margins(of: [above, below], in: screen)
      let inner = screen.inset(margin.leading, margin.trailing)
      return .column(spacing: 0) {
        part(single(above), in: inner)
        Skeleton.spacer
        part(single(below), in: inner)
      }
      .padded(
        SkeletonInsets(
          top: max(0, top), leading: margin.leading, bottom: max(0, bottom.nearest),
          trailing: margin.trailing))
    }
    var insets = SkeletonInsets(top: max(0, top))
    var inside = screen
    if case .column = block.content {
      let margin = margins(of: block.children, in: screen)
      (insets.leading, insets.trailing) = (margin.leading, margin.trailing)
      inside = screen.inset(margin.leading, margin.trailing)
    } else {
      let leading = max(0, block.frame.minX.nearest)
      let trailing = size.width - block.frame.maxX
      insets.leading = leading
      insets.trailing = trailing >= leading - tolerance ? leading : 0
      inside = screen.inset(insets.leading, insets.trailing)
    }
    return part(block, in: inside).padded(insets)
  }

  /// Where what stays at the bottom of a screen begins, such as a button; nil where nothing does.
  private func pinned(_ blocks: [Block]) -> Int? {
    guard blocks.count == 2, size.height - blocks[1].frame.maxY <= 64,
      size.height - blocks[1].frame.maxY > 1
    else { return nil }
    let gap = blocks[1].frame.minY - blocks[0].frame.maxY
    // No other space on the screen is nearly as large.
    let others = blocks.flatMap { block -> [Double] in
      guard case .column(let inner) = block.content else { return [] }
      return gaps(of: inner)
    }
    return gap >= max(32, 1.6 * (others.max() ?? 0)) ? 1 : nil
  }

  private func single(_ block: Block) -> Block {
    if case .column(let blocks) = block.content, blocks.count == 1 { blocks[0] } else { block }
  }

  /// The free space at both sides of blocks below each other: the same on both, unless something reaches
  /// over one of them.
  func margins(of blocks: [Block], in area: SheenRect) -> (leading: Double, trailing: Double) {
    let leading = max(0, (blocks.map { $0.frame.minX - area.minX }.min() ?? 0).nearest)
    guard leading > 0 else { return (0, 0) }
    let free = blocks.map { area.maxX - $0.frame.maxX }
    let isEven = free.contains { ($0 - leading).magnitude <= tolerance }
    let smallest = free.min() ?? 0
    return (leading, isEven || smallest >= leading ? leading : max(0, smallest.nearest))
  }

  // MARK: Parts

  /// The part of a block, which begins at the leading side of an area.
  ///
  /// - Parameter isFixed: Whether the block keeps its own width at every width of the screen.
  func part(_ block: Block, in area: SheenRect, isFixed: Bool = false) -> Skeleton {
    switch block.content {
    case .box(let box):
      return leaf(box, width: isFixed ? Self.fixed(box) : width(of: box, in: area))
    case .column(let blocks): return column(blocks, in: area, isFixed: isFixed)
    case .row(let blocks): return row(blocks, in: area, isFixed: isFixed)
    case .overlay(let box, let over): return overlay(block, box, over, in: area)
    case .pile(let boxes): return pile(block, boxes, in: area)
    }
  }

  /// The width of a box: all there is where it reaches both sides, a fraction of it for a line of text.
  func width(of box: TracedBox, in area: SheenRect) -> SkeletonLength {
    let reaches =
      (box.frame.minX - area.minX).magnitude <= tolerance
      && (box.frame.maxX - area.maxX).magnitude <= tolerance
    if reaches, box.grows != false { return .flexible }
    if box.grows == true, area.width >= 60 {
      return .fraction(min(1, (box.frame.width * 100 / area.width).nearest / 100))
    }
    let fraction = (box.frame.width * 100 / max(area.width, 1)).nearest / 100
    if box.isLine, area.width >= 60, fraction > 0, fraction <= 1 { return .fraction(fraction) }
    return Self.fixed(box)
  }

  static func fixed(_ box: TracedBox) -> SkeletonLength {
    .fixed(max(1, box.frame.width.nearest))
  }

  /// The placeholder of a box.
  func leaf(_ box: TracedBox, width: SkeletonLength) -> Skeleton {
    let height = max(1, box.frame.height.nearest)
    if box.isCircle, width != .flexible || height <= 120 {
      return .circle(max(1, ((box.frame.width + box.frame.height) / 2).nearest))
    }
    if box.kind == .text || box.isCapsule { return .bar(height, width: width) }
    let shape: Skeleton
    if box.radius < 1 {
      shape = .rectangle
    } else if box.isEven {
      shape = .roundedRectangle(radius: box.radius.nearest)
    } else {
      shape = .roundedRectangle(
        SkeletonCorners(
          topLeading: box.corners.topLeading.nearest, topTrailing: box.corners.topTrailing.nearest,
          bottomTrailing: box.corners.bottomTrailing.nearest,
          bottomLeading: box.corners.bottomLeading.nearest))
    }
    if width == .flexible, let ratio = ratio(of: box.frame.size) { return shape.aspectRatio(ratio) }
    return width == .flexible
      ? shape.frame(height: .fixed(height)) : shape.frame(width: width, height: .fixed(height))
  }

  /// The ratio of a picture's sides, if it is one that pictures have.
  private func ratio(of size: SheenSize) -> Double? {
    guard size.height >= 64 else { return nil }
    return [1, 16.0 / 9, 4.0 / 3, 3.0 / 2, 16.0 / 10, 4.0 / 5].first {
      (size.width / $0 - size.height).magnitude <= 0.75
    }
  }

  /// Boxes at their places.
  private func pile(_ block: Block, _ boxes: [TracedBox], in area: SheenRect) -> Skeleton {
    .overlay(alignment: .topLeading) {
      for box in boxes {
        leaf(box, width: Self.fixed(box))
          .padding(
            SkeletonInsets(
              top: max(0, (box.frame.minY - block.frame.minY).nearest),
              leading: max(0, (box.frame.minX - area.minX).nearest)))
      }
    }
  }

  /// A box with others on it.
  private func overlay(
    _ block: Block, _ box: TracedBox, _ over: Block, in area: SheenRect
  ) -> Skeleton {
    let frame = block.frame
    let isCentered = (box.frame.center.y - over.frame.center.y).magnitude <= tolerance
    let base = leaf(box, width: width(of: box, in: area))
      .padded(
        SkeletonInsets(
          top: isCentered ? 0 : (box.frame.minY - frame.minY).nearest,
          leading: max(0, (box.frame.minX - area.minX).nearest)))
    let leading = max(0, (over.frame.minX - area.minX).nearest)
    let free = area.maxX - over.frame.maxX
    let isWide = over.box == nil
    let inside = SheenRect(
      x: area.minX + leading, y: area.minY,
      width: max(1, area.width - leading - (isWide ? max(0, free.nearest) : 0)),
      height: area.height)
    let front = part(over, in: inside).separated(by: 4)
      .padded(
        SkeletonInsets(
          top: isCentered ? 0 : (over.frame.minY - frame.minY).nearest, leading: leading,
          trailing: isWide ? max(0, free.nearest) : 0))
    return .overlay(alignment: isCentered ? .leading : .topLeading) {
      base
      front
    }
  }
}

extension Block {
  var children: [Block] {
    switch content {
    case .column(let blocks), .row(let blocks): blocks
    case .box, .overlay, .pile: [self]
    }
  }
}

extension SheenRect {
  /// The area without so much at its leading and trailing side.
  func inset(_ leading: Double, _ trailing: Double) -> SheenRect {
    SheenRect(
      x: minX + leading, y: minY, width: max(0, width - leading - trailing), height: height)
  }
}

extension Skeleton {
  /// This part with free space around it; this part itself where there is none.
  func padded(_ insets: SkeletonInsets) -> Skeleton {
    insets == SkeletonInsets(0) ? self : padding(insets)
  }
}

import SheenCore

extension FlowWriter {
  /// Writes a row or column.
  mutating func writeStack(
    _ parts: [Skeleton], _ axis: SkeletonAxis, _ spacing: Double, _ alignment: String,
    _ space: FlowSpace, gap: Double, style: [String]
  ) throws(SkeletonError) {
    let children = Self.expanded(parts)
    let inner = space.across(children, axis)
    let filling = children.firstIndex { $0.isFilling(axis) }
    var rows = style
    if spacing > 0, children.count > 1 { rows.append("gap:" + spacing.pixels) }
    rows.append("align-items:" + alignment)
    begin(axis == .horizontal ? "sheen-row" : "sheen-column", rows)
    for (index, child) in children.enumerated() {
      if index == filling, inner[axis], case .repeated(let copy, .filling) = child.part {
        try fill(with: copy, axis, spacing, alignment, inner, gap: gap)
      } else if case .repeated(let only, .filling) = child.part, index == filling {
        try writeChild(only, axis, isAlone: true, alignment, inner, space, gap: gap)
      } else {
        try writeChild(child, axis, isAlone: filling == nil, alignment, inner, space, gap: gap)
      }
    }
    markup.end()
  }

  /// Writes one part of a row or column; what shares gets nothing beside a part that fills.
  private mutating func writeChild(
    _ child: Skeleton, _ axis: SkeletonAxis, isAlone: Bool, _ alignment: String,
    _ inner: FlowSpace, _ space: FlowSpace, gap: Double
  ) throws(SkeletonError) {
    let shares = child.growth(in: axis) == .share
    var offered = inner
    if !(shares && isAlone) { offered[axis] = false }
    let slot = FlowSlot.stack(axis, isSharing: shares && isAlone && inner[axis])

    let isFractionOfUnsaid =
      child.growth(axis.across) == .fraction && inner[axis.across] && !space[axis.across]
      && axis == .horizontal
    guard isFractionOfUnsaid else {
      try write(child, in: slot, offered, gap: gap)
      return
    }
    // A percentage of a height that only the other parts of the row decide counts as none in CSS;
    // in a box that is stretched to that height it counts.
    let box = Self.style(of: child, in: slot, offered, across: false)
    begin("sheen-cell", box + ["align-self:stretch", "align-items:" + alignment])
    try write(child, in: .cell(fillsWidth: true, fillsHeight: false), offered, gap: gap)
    markup.end()
  }

  /// Writes a part as often as the largest page needs, in a box that takes what is left and hides
  /// what is too much.
  private mutating func fill(
    with copy: Skeleton, _ axis: SkeletonAxis, _ spacing: Double, _ alignment: String,
    _ space: FlowSpace, gap: Double
  ) throws(SkeletonError) {
    let copies = try options.copies(of: copy, axis, spacing: spacing)
    var style = [Self.share, "align-items:" + alignment]
    if copy.growth(axis.across) != .none { style.append("align-self:stretch") }
    if spacing > 0 { style.append("gap:" + spacing.pixels) }
    begin("sheen-fill " + (axis == .horizontal ? "sheen-row" : "sheen-column"), style)
    var offered = space
    offered[axis] = false
    for _ in 0..<copies {
      try write(copy, in: .stack(axis, isSharing: false), offered, gap: gap)
    }
    markup.end()
  }

  /// The parts with every counted repetition written out.
  static func expanded(_ parts: [Skeleton]) -> [Skeleton] {
    parts.flatMap { part -> [Skeleton] in
      guard case .repeated(let child, .times(let count)) = part.part else { return [part] }
      let inner = expanded([child])
      return (0..<count).flatMap { _ in inner }
    }
  }
}

extension SkeletonMarkup {
  /// How many copies of a part fill the largest page along an axis.
  ///
  /// A part is lowest where it is narrowest, so that is where it is measured.
  func copies(
    of part: Skeleton, _ axis: SkeletonAxis, spacing: Double
  ) throws(SkeletonError) -> Int {
    let length: Double
    let extent: Double
    switch axis {
    case .vertical:
      length = try part.layout(width: narrowest).size.height
      extent = largest.height
    case .horizontal:
      // Without a width of its own it would be stretched to the one it is laid out in.
      let layout = try part.layout(width: Double(SkeletonLimits.length))
      length = layout.placeholders.reduce(0) { max($0, $1.frame.maxX) }
      extent = largest.width
    }
    guard length + spacing > 0 else { return 1 }
    let copies = extent / (length + spacing) + 1
    guard copies <= Double(SkeletonLimits.parts) else { throw .parts }
    return Int(copies)
  }
}

extension Skeleton {
  /// Whether this part of a stack is repeated until the stack is full.
  func isFilling(_ axis: SkeletonAxis) -> Bool {
    guard case .repeated(let child, .filling) = part else { return false }
    return child.growth(in: axis) != .share
  }
}

extension FlowSpace {
  /// The space that the parts of a row or column are offered.
  ///
  /// Where nothing says how far parts may grow across, they grow as far as the largest of those that
  /// do not, so there has to be one.
  func across(_ children: [Skeleton], _ axis: SkeletonAxis) -> FlowSpace {
    var inner = FlowSpace(width: width, height: height)
    let cross = axis.across
    if !inner[cross] {
      inner[cross] =
        children.contains { $0.growth(cross) != .none }
        && children.contains { $0.growth(cross) == .none }
    }
    return inner
  }
}

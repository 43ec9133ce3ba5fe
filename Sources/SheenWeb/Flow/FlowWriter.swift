import SheenCore

/// Writes a skeleton as boxes that a browser lays out by the rules of the core's layout.
///
/// Rows and columns are flexboxes, everything around one part is a grid of one cell. A part that
/// grows is stretched or flexed where the space around is known, and has its own length where it is
/// not; which of the two follows from the tree alone. Two things are left to the browser that the core
/// does otherwise, both only where a skeleton does not fit: what reaches over the end of a row pushes
/// nothing behind it, and what fills is cut off at the end of its row or column.
struct FlowWriter {
  var markup = Markup()
  let options: SkeletonMarkup
  private(set) var sizes: BoxStyles
  private var texts = 0
  private var parts = 0

  init(options: SkeletonMarkup) {
    self.options = options
    sizes = BoxStyles(options)
  }

  /// Writes a part and all below it.
  mutating func write(
    _ skeleton: Skeleton, in slot: FlowSlot, _ space: FlowSpace, gap: Double = 0
  ) throws(SkeletonError) {
    let style = Self.style(of: skeleton, in: slot, space)
    try write(skeleton, space, gap: gap, style: style)
  }

  /// Writes a part whose box has been given its style.
  private mutating func write(
    _ skeleton: Skeleton, _ space: FlowSpace, gap: Double, style: [String]
  ) throws(SkeletonError) {
    parts += 1
    guard parts <= SkeletonLimits.parts else { throw .parts }
    switch skeleton.part {
    case .failure(let error): throw error
    case .shape(let shape): write(shape, isSquare: false, gap: gap, style: style)
    case .lines(let lines): try write(lines, gap: gap, style: style)
    case .spacer: begin("", style); markup.end()
    case .row(let children, let spacing, let alignment):
      try writeStack(
        children, .horizontal, spacing, alignment.css, space, gap: gap, style: style)
    case .column(let children, let spacing, let alignment):
      try writeStack(children, .vertical, spacing, alignment.css, space, gap: gap, style: style)
    case .overlay(let children, let alignment):
      begin("sheen-cell", style + [alignment.css])
      for child in Self.expanded(children) {
        try write(
          child, in: .cell(fillsWidth: false, fillsHeight: false), space.within(children), gap: gap)
      }
      markup.end()
    case .padding(let child, let insets):
      try writePadded(child, insets, space, gap: gap, style: style)
    case .frame(let child, let width, let height, let alignment):
      if let shape = child.onlyShape {
        write(
          shape.shape, isSquare: width.isFixed && width == height, gap: shape.gap ?? gap,
          style: style)
        return
      }
      let (inner, slot) = space.framed(child, width, height)
      begin("sheen-cell", style + [alignment.css])
      try write(child, in: slot, inner, gap: gap)
      markup.end()
    case .aspect(let child, let ratio):
      let style = style + ["aspect-ratio:" + ratio.ratio]
      if let shape = child.onlyShape {
        write(shape.shape, isSquare: ratio == 1, gap: shape.gap ?? gap, style: style)
        return
      }
      begin("sheen-cell", style + ["place-items:start"])
      let slot = FlowSlot.cell(
        fillsWidth: child.growth(.horizontal) == .fraction,
        fillsHeight: child.growth(.vertical) == .fraction)
      try write(child, in: slot, FlowSpace(width: true, height: true), gap: gap)
      markup.end()
    case .repeated:
      try write(Skeleton.column { skeleton }, space, gap: gap, style: style)
    case .separated(let child, let distance):
      try write(child, space, gap: distance, style: style)
    }
  }

  private mutating func writePadded(
    _ child: Skeleton, _ insets: SkeletonInsets, _ space: FlowSpace, gap: Double, style: [String]
  ) throws(SkeletonError) {
    guard !style.contains(Self.share) else {
      // A share counts from 0, and a box is never less than its padding, which would make its share
      // the larger one; so a box without padding takes the share.
      begin("sheen-cell", style)
      try writePadded(child, insets, space, gap: gap, style: [])
      markup.end()
      return
    }
    let style = style + [insets.css]
    switch child.part {
    case .row, .column, .overlay:
      // A box can have its own padding.
      try write(child, FlowSpace(width: space.width, height: space.height), gap: gap, style: style)
    default:
      begin("sheen-cell", style + ["place-items:start"])
      let slot = FlowSlot.cell(
        fillsWidth: child.growth(.horizontal) == .fraction,
        fillsHeight: child.growth(.vertical) == .fraction)
      try write(child, in: slot, space, gap: gap)
      markup.end()
    }
  }

  private mutating func write(
    _ lines: SkeletonLines, gap: Double, style: [String]
  ) throws(SkeletonError) {
    let widths = lines.widths(occurrence: texts)
    texts += 1
    parts += widths.count
    guard parts <= SkeletonLimits.parts else { throw .parts }
    let rows = ["gap:" + lines.spacing.pixels, "align-items:" + lines.alignment.css]
    begin("sheen-column", style + rows)
    for width in widths {
      let bar = ["flex:none", "width:" + width.percent, "height:" + lines.lineHeight.pixels]
      write(.capsule, isSquare: false, gap: gap, style: bar)
    }
    markup.end()
  }

  /// Begins a box of a class and a style.
  mutating func begin(_ name: String, _ style: [String]) {
    markup.begin("div", attributes(name, style))
  }

  /// The attributes of a box of a class and a style.
  mutating func attributes(_ name: String, _ style: [String]) -> [Markup.Attribute] {
    sizes.attributes(name, style.filter { !$0.isEmpty }.joined(separator: ";"))
  }
}

import SheenCore

extension FlowWriter {
  /// The declarations that give a part's box its size and place among the boxes around.
  ///
  /// - Parameter across: Whether the size across a row or column is wanted too.
  static func style(
    of part: Skeleton, in slot: FlowSlot, _ space: FlowSpace, across: Bool = true
  ) -> [String] {
    switch slot {
    case .stack(let axis, let isSharing):
      let main = along(part, axis, isSharing, space)
      return across ? main + self.across(part, axis.across, "align-self", space) : main
    case .cell(let fillsWidth, let fillsHeight):
      let width =
        fillsWidth
        ? ["justify-self:stretch"] : self.across(part, .horizontal, "justify-self", space)
      let height =
        fillsHeight ? ["align-self:stretch"] : self.across(part, .vertical, "align-self", space)
      return width + height
    }
  }

  /// What makes a box take an equal share of what is left in its row or column.
  static let share = "flex:1 1 0"

  /// Along a row or column: a share of what is left, or a length of its own.
  private static func along(
    _ part: Skeleton, _ axis: SkeletonAxis, _ isSharing: Bool, _ space: FlowSpace
  ) -> [String] {
    if case .spacer(let minimum) = part.part {
      let least = (axis == .horizontal ? "min-width:" : "min-height:") + minimum.pixels
      return [isSharing ? share : "flex:none", minimum > 0 ? least : ""]
    }
    if isSharing { return [share] }
    return ["flex:none"] + own(part, axis, space)
  }

  /// In a direction in which a part is alone: all of a known space, a fraction of it, or its own
  /// length.
  private static func across(
    _ part: Skeleton, _ axis: SkeletonAxis, _ property: String, _ space: FlowSpace
  ) -> [String] {
    if case .spacer = part.part { return [] }
    if case .aspect(let child, _) = part.part, axis == .vertical,
      space.height, !space.width, child.growsWide
    {
      return [property + ":stretch"]
    }
    if part.growth(axis) == .share, space[axis] { return [property + ":stretch"] }
    return own(part, axis, space)
  }

  private static func own(
    _ part: Skeleton, _ axis: SkeletonAxis, _ space: FlowSpace
  ) -> [String] {
    guard let length = part.length(axis, in: space) else { return [] }
    return [(axis == .horizontal ? "width:" : "height:") + length.text]
  }
}

extension FlowSpace {
  /// The space within a frame, and where the part lies in it.
  func framed(
    _ child: Skeleton, _ width: SkeletonLength?, _ height: SkeletonLength?
  ) -> (FlowSpace, FlowSlot) {
    func gives(_ length: SkeletonLength?, _ axis: SkeletonAxis) -> Bool {
      switch length {
      case .fixed: true
      case .fraction: reference(axis) || self[axis]
      case .flexible: self[axis]
      case nil: false
      }
    }
    let (givesWidth, givesHeight) = (gives(width, .horizontal), gives(height, .vertical))
    var inner = FlowSpace(width: givesWidth || self.width, height: givesHeight || self.height)
    inner.referenceWidth = givesWidth || referenceWidth
    inner.referenceHeight = givesHeight || referenceHeight
    // Without a length of its own the frame has been given that of its part.
    let slot = FlowSlot.cell(
      fillsWidth: !givesWidth && child.growth(.horizontal) == .fraction,
      fillsHeight: !givesHeight && child.growth(.vertical) == .fraction)
    return (inner, slot)
  }

  /// The space of the parts of an overlay: those that grow are as large as the largest of the others.
  func within(_ children: [Skeleton]) -> FlowSpace {
    FlowSpace(
      width: width || children.contains { $0.growth(.horizontal) == .none },
      height: height || children.contains { $0.growth(.vertical) == .none })
  }
}

extension Skeleton {
  /// The shape that this part is, with the gap around it, or nil where it is more than a shape.
  var onlyShape: (shape: SkeletonShape, gap: Double?)? {
    switch part {
    case .shape(let shape): (shape, nil)
    case .separated(let child, let gap):
      child.onlyShape.map { ($0.shape, $0.gap ?? gap) }
    default: nil
    }
  }
}

extension SkeletonLength? {
  /// Whether this is a number of points.
  var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }
}

// MARK: Values in CSS

extension SkeletonAlignment.Horizontal {
  var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}

extension SkeletonAlignment.Vertical {
  var css: String {
    switch self {
    case .top: "start"
    case .center: "center"
    case .bottom: "end"
    }
  }
}

extension SkeletonAlignment {
  /// Where the content of a cell lies: the place down, then the place across.
  var css: String { "place-items:" + vertical.css + " " + horizontal.css }
}

extension SkeletonInsets {
  var css: String {
    let block = "padding-block:" + top.pixels + (top == bottom ? "" : " " + bottom.pixels)
    let inline =
      "padding-inline:" + leading.pixels + (leading == trailing ? "" : " " + trailing.pixels)
    return block + ";" + inline
  }
}

extension Double {
  /// This ratio in a form that is still above 0 when it is very small.
  fileprivate var asRatio: String { self < 1 ? "1 / " + (1 / self).text : text }

  /// This ratio of width to height as `aspect-ratio` takes it.
  var ratio: String { asRatio }
}

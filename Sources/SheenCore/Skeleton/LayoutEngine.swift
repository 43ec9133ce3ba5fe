/// The space that a part is offered, in points; nil where nothing says how much there is.
struct LayoutSpace {
  var width: Double?
  var height: Double?

  /// What a fraction is a fraction of: the inner extent of the part around.
  var referenceWidth: Double?
  var referenceHeight: Double?

  /// A space whose own size is what fractions are measured in.
  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
    referenceWidth = width
    referenceHeight = height
  }

  subscript(axis: SkeletonAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func reference(_ axis: SkeletonAxis) -> Double? {
    axis == .horizontal ? referenceWidth : referenceHeight
  }
}

/// A placeholder with its place, before leading becomes left or right.
struct PlacedShape {
  let frame: SheenRect
  let shape: SkeletonShape
  let separation: Double
}

/// Measures the parts of a skeleton and gives each its place.
///
/// A part is measured in a space and later placed in the same one. Rows and columns measure each child
/// once, so the work is at most the number of parts times the depth.
struct LayoutEngine {
  private(set) var placed: [PlacedShape] = []
  private var separation = 0.0
  private var texts = 0
  private var visits = 0

  /// The size that a part takes in a space.
  mutating func size(
    of skeleton: Skeleton, in space: LayoutSpace
  ) throws(SkeletonError) -> SheenSize {
    try visit()
    switch skeleton.part {
    case .failure(let error): throw error
    case .shape:
      return SheenSize(
        width: space.width ?? SkeletonDefaults.ideal,
        height: space.height ?? SkeletonDefaults.ideal)
    case .lines(let lines):
      return SheenSize(
        width: space.width ?? lines.lineHeight * SkeletonDefaults.ideal, height: lines.height)
    case .spacer: return .zero
    case .row(let children, let spacing, _):
      return try stack(children, spacing: spacing, axis: .horizontal, in: space).size
    case .column(let children, let spacing, _):
      return try stack(children, spacing: spacing, axis: .vertical, in: space).size
    case .overlay(let children, _): return try overlay(children, in: space).size
    case .padding(let child, let insets):
      let inner = try size(of: child, in: space.inset(by: insets))
      return SheenSize(
        width: inner.width + insets.leading + insets.trailing,
        height: inner.height + insets.top + insets.bottom)
    case .frame(let child, let width, let height, _):
      return try frame(child, width: width, height: height, in: space).outer
    case .aspect(let child, let ratio): return try aspect(child, ratio: ratio, in: space)
    case .repeated:
      return try size(of: .column { skeleton }, in: space)
    case .separated(let child, _): return try size(of: child, in: space)
    }
  }

  /// Gives a part and all below it their places.
  mutating func place(
    _ skeleton: Skeleton, at frame: SheenRect, space: LayoutSpace
  ) throws(SkeletonError) {
    try visit()
    switch skeleton.part {
    case .failure(let error): throw error
    case .shape(let shape): add(shape, at: frame)
    case .lines(let lines): place(lines, at: frame)
    case .spacer: break
    case .row(let children, let spacing, let alignment):
      let row = try stack(children, spacing: spacing, axis: .horizontal, in: space)
      try place(row, at: frame, spacing: spacing, axis: .horizontal, share: alignment.share)
    case .column(let children, let spacing, let alignment):
      let column = try stack(children, spacing: spacing, axis: .vertical, in: space)
      try place(column, at: frame, spacing: spacing, axis: .vertical, share: alignment.share)
    case .overlay(let children, let alignment):
      for child in try overlay(children, in: space).children {
        try place(child, within: frame, alignment: alignment)
      }
    case .padding(let child, let insets):
      let inner = SheenRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: max(0, frame.width - insets.leading - insets.trailing),
        height: max(0, frame.height - insets.top - insets.bottom))
      try place(child, at: inner, space: space.inset(by: insets))
    case .frame(let child, let width, let height, let alignment):
      let measured = try self.frame(child, width: width, height: height, in: space)
      try place(measured.child, within: frame, alignment: alignment)
    case .aspect(let child, _):
      var inner = space
      inner.width = frame.width
      inner.height = frame.height
      try place(child, at: frame, space: inner)
    case .repeated:
      try place(.column { skeleton }, at: frame, space: space)
    case .separated(let child, let distance):
      let outer = separation
      separation = distance
      try place(child, at: frame, space: space)
      separation = outer
    }
  }

  // MARK: Leaves

  private mutating func add(_ shape: SkeletonShape, at frame: SheenRect) {
    placed.append(PlacedShape(frame: frame, shape: shape, separation: separation))
  }

  private mutating func place(_ lines: SkeletonLines, at frame: SheenRect) {
    let widths = lines.widths(occurrence: texts)
    texts += 1
    for (index, fraction) in widths.enumerated() {
      let width = frame.width * fraction
      add(
        .capsule,
        at: SheenRect(
          x: frame.minX + (frame.width - width) * lines.alignment.share,
          y: frame.minY + Double(index) * (lines.lineHeight + lines.spacing),
          width: width, height: lines.lineHeight))
    }
  }

  // MARK: Parts around one part

  private mutating func frame(
    _ child: Skeleton, width: SkeletonLength?, height: SkeletonLength?, in space: LayoutSpace
  ) throws(SkeletonError) -> (outer: SheenSize, child: MeasuredChild) {
    let width = width.flatMap { $0.points(.horizontal, in: space) }
    let height = height.flatMap { $0.points(.vertical, in: space) }
    var inner = LayoutSpace(width: width ?? space.width, height: height ?? space.height)
    inner.referenceWidth = width ?? space.referenceWidth
    inner.referenceHeight = height ?? space.referenceHeight
    let own = try size(of: child, in: inner)
    return (
      SheenSize(width: width ?? own.width, height: height ?? own.height),
      MeasuredChild(skeleton: child, size: own, space: inner)
    )
  }

  private mutating func aspect(
    _ child: Skeleton, ratio: Double, in space: LayoutSpace
  ) throws(SkeletonError) -> SheenSize {
    let followsHeight = space.width == nil && child.growth(.horizontal) != .none
    if followsHeight, let height = space.height {
      return SheenSize(width: height * ratio, height: height)
    }
    var open = space
    open.height = nil
    let width = try size(of: child, in: open).width
    return SheenSize(width: width, height: width / ratio)
  }

  private mutating func overlay(
    _ children: [Skeleton], in space: LayoutSpace
  ) throws(SkeletonError) -> (size: SheenSize, children: [MeasuredChild]) {
    var inner = LayoutSpace(width: space.width, height: space.height)
    let all = try expanded(children)
    // Parts that grow are as large as the largest of the others, where nothing else says how large.
    for axis in [SkeletonAxis.horizontal, .vertical] where space[axis] == nil {
      var largest: Double?
      for child in all where child.growth(axis) == .none {
        largest = max(largest ?? 0, try size(of: child, in: inner)[axis])
      }
      inner[axis] = largest
    }
    var size = SheenSize.zero
    var measured: [MeasuredChild] = []
    for child in all {
      let own = try self.size(of: child, in: inner)
      size = SheenSize(width: max(size.width, own.width), height: max(size.height, own.height))
      measured.append(MeasuredChild(skeleton: child, size: own, space: inner))
    }
    return (size, measured)
  }

  private mutating func place(
    _ child: MeasuredChild, within frame: SheenRect, alignment: SkeletonAlignment
  ) throws(SkeletonError) {
    let free = SheenSize(
      width: frame.width - child.size.width, height: frame.height - child.size.height)
    let origin = SheenPoint(
      x: frame.minX + free.width * alignment.horizontal.share,
      y: frame.minY + free.height * alignment.vertical.share)
    try place(
      child.skeleton, at: SheenRect(origin: origin, size: child.size), space: child.space)
  }

  // MARK: Limits

  /// Counts one step of work, so that no description can take a program hostage.
  mutating func visit() throws(SkeletonError) {
    visits += 1
    guard visits <= SkeletonLimits.steps,
      placed.count <= SkeletonLimits.parts
    else { throw .parts }
  }
}

/// A part that was measured, and the space it was measured in.
struct MeasuredChild {
  let skeleton: Skeleton
  let size: SheenSize
  let space: LayoutSpace
}

extension SheenSize {
  subscript(axis: SkeletonAxis) -> Double {
    axis == .horizontal ? width : height
  }
}

extension LayoutSpace {
  fileprivate func inset(by insets: SkeletonInsets) -> LayoutSpace {
    let horizontal = insets.leading + insets.trailing
    let vertical = insets.top + insets.bottom
    var space = LayoutSpace(
      width: width.map { max(0, $0 - horizontal) }, height: height.map { max(0, $0 - vertical) })
    space.referenceWidth = referenceWidth.map { max(0, $0 - horizontal) }
    space.referenceHeight = referenceHeight.map { max(0, $0 - vertical) }
    return space
  }
}

extension SkeletonLength {
  fileprivate func points(_ axis: SkeletonAxis, in space: LayoutSpace) -> Double? {
    switch self {
    case .fixed(let points): points
    case .fraction(let fraction): (space.reference(axis) ?? space[axis]).map { $0 * fraction }
    case .flexible: space[axis]
    }
  }
}

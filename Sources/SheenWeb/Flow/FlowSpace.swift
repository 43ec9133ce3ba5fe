import SheenCore

/// What is known about the space that a part is offered: the browser knows how much there is, and the
/// writer only whether there is a length at all, as in the core's layout.
struct FlowSpace {
  /// Whether something says how wide the part may be.
  var width: Bool

  /// Whether something says how high the part may be.
  var height: Bool

  /// Whether something says what a fraction of the width is of.
  var referenceWidth: Bool

  /// Whether something says what a fraction of the height is of.
  var referenceHeight: Bool

  /// A space whose own size is what fractions are measured in.
  init(width: Bool, height: Bool) {
    self.width = width
    self.height = height
    referenceWidth = width
    referenceHeight = height
  }

  subscript(axis: SkeletonAxis) -> Bool {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func reference(_ axis: SkeletonAxis) -> Bool {
    axis == .horizontal ? referenceWidth : referenceHeight
  }
}

/// Where a part lies in the boxes of a page.
enum FlowSlot {
  /// In a row or column, which it may share with others.
  case stack(SkeletonAxis, isSharing: Bool)

  /// In a box of its own; along the named axes its box has been given the part's length already.
  case cell(fillsWidth: Bool, fillsHeight: Bool)
}

/// A length as CSS adds it up: a part of the box around, and points.
struct FlowLength {
  let fraction: Double
  let points: Double

  var text: String {
    if fraction == 0 { return points.pixels }
    if points == 0 { return fraction.percent }
    return "calc(\(fraction.percent) + \(points.pixels))"
  }
}

extension Skeleton {
  /// The length of this part along an axis where it is known without a look at what is around, or
  /// nil where the browser has to find it.
  func length(_ axis: SkeletonAxis, in space: FlowSpace) -> FlowLength? {
    switch part {
    case .failure, .row, .column, .overlay, .repeated: return nil
    case .spacer: return FlowLength(fraction: 0, points: 0)
    case .shape:
      return space[axis] ? nil : FlowLength(fraction: 0, points: SkeletonDefaults.ideal)
    case .lines(let lines):
      if axis == .vertical { return FlowLength(fraction: 0, points: lines.height) }
      return space.width
        ? nil : FlowLength(fraction: 0, points: lines.lineHeight * SkeletonDefaults.ideal)
    case .separated(let child, _): return child.length(axis, in: space)
    case .aspect(let child, _):
      return axis == .horizontal && !(space.height && !space.width && child.growsWide)
        ? child.length(axis, in: space) : nil
    case .padding(let child, let insets):
      let sum =
        axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
      // A fraction within padding is one of what the padding leaves.
      return child.length(axis, in: space).map {
        FlowLength(fraction: $0.fraction, points: $0.points + sum - $0.fraction * sum)
      }
    case .frame(let child, let width, let height, _):
      switch axis == .horizontal ? width : height {
      case .fixed(let points): return FlowLength(fraction: 0, points: points)
      case .fraction(let fraction) where space.reference(axis):
        return FlowLength(fraction: fraction, points: 0)
      case .flexible where space[axis]: return nil
      default: return child.length(axis, in: space)
      }
    }
  }

  /// Whether this part fills a width that it is offered.
  var growsWide: Bool { growth(.horizontal) != .none }
}

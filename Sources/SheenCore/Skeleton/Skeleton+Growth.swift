/// One of the two directions in which parts can lie.
package enum SkeletonAxis {
  case horizontal
  case vertical
}

/// How a part's length answers to the space around it.
package enum SkeletonGrowth {
  /// It has a length of its own.
  case none

  /// It takes a fraction of the extent around it.
  case fraction

  /// It takes what is left, or shares that with others.
  case share
}

extension Skeleton {
  /// How this part grows along an axis.
  package func growth(_ axis: SkeletonAxis) -> SkeletonGrowth {
    axis == .horizontal ? horizontalGrowth : verticalGrowth
  }

  /// How this part grows along the axis of the row or column that it is in: there a spacer takes what
  /// is left.
  package func growth(in axis: SkeletonAxis) -> SkeletonGrowth {
    switch part {
    case .spacer, .repeated(_, .filling): .share
    case .repeated(let child, .times): child.growth(in: axis)
    default: growth(axis)
    }
  }
}

extension Skeleton.Part {
  /// The parts below this one.
  package var children: [Skeleton] {
    switch self {
    case .shape, .lines, .spacer, .failure: []
    case .row(let parts, _, _), .column(let parts, _, _), .overlay(let parts, _): parts
    case .padding(let part, _), .frame(let part, _, _, _), .aspect(let part, _),
      .repeated(let part, _), .separated(let part, _):
      [part]
    }
  }

  /// How this part grows along an axis.
  func growth(_ axis: SkeletonAxis) -> SkeletonGrowth {
    switch self {
    case .shape: .share
    case .lines: axis == .horizontal ? .share : .none
    case .spacer, .failure: .none
    case .row(let parts, _, _): parts.contains { $0.grows(axis, .horizontal) } ? .share : .none
    case .column(let parts, _, _): parts.contains { $0.grows(axis, .vertical) } ? .share : .none
    case .overlay(let parts, _): parts.contains { $0.growth(axis) != .none } ? .share : .none
    case .padding(let part, _), .separated(let part, _): part.growth(axis)
    case .frame(let part, let width, let height, _):
      switch axis == .horizontal ? width : height {
      case .fixed: .none
      case .fraction: .fraction
      case .flexible: .share
      case nil: part.growth(axis)
      }
    case .aspect(let part, _): axis == .horizontal ? part.growth(.horizontal) : .none
    case .repeated(let part, let repetition):
      repetition == .filling && axis == .vertical ? .share : part.growth(axis)
    }
  }
}

extension Skeleton {
  /// Whether this part of a stack makes the stack grow along an axis.
  fileprivate func grows(_ axis: SkeletonAxis, _ stack: SkeletonAxis) -> Bool {
    (axis == stack ? growth(in: axis) : growth(axis)) != .none
  }
}

// Rows and columns are one thing seen along two axes. Parts of a fixed length or a fraction get it;
// parts that share divide what is left; across the axis each part is offered the whole extent.
extension LayoutEngine {
  /// The children of a row or column with their sizes, and the size of all.
  struct Stack {
    var children: [MeasuredChild] = []
    var size = SheenSize.zero
  }

  mutating func stack(
    _ parts: [Skeleton], spacing: Double, axis: SkeletonAxis, in space: LayoutSpace
  ) throws(SkeletonError) -> Stack {
    let cross = axis.across
    var inner = LayoutSpace(width: space.width, height: space.height)
    var children = try expanded(parts)
    if let index = children.firstIndex(where: { $0.isFilling }) {
      children = try filled(children, at: index, spacing: spacing, axis: axis, in: inner)
    }
    let isSharing = children.map { $0.growth(in: axis) == .share }

    // Where nothing says how far the parts may grow across, they grow as far as the largest of those
    // that do not.
    if inner[cross] == nil {
      inner[cross] = try largestFixed(children, isSharing, axis: axis, in: inner)
    }

    var open = inner
    open[axis] = nil
    var sizes = [SheenSize?](repeating: nil, count: children.count)
    var taken = spacing * Double(max(children.count - 1, 0))
    for (index, child) in children.enumerated() where !isSharing[index] {
      let size = try size(of: child, in: open)
      sizes[index] = size
      taken += size[axis]
    }
    let share = inner[axis].map { extent in
      Self.share(of: extent - taken, among: children.filter { $0.growth(in: axis) == .share })
    }

    var stack = Stack()
    var length = spacing * Double(max(children.count - 1, 0))
    var breadth = 0.0
    for (index, child) in children.enumerated() {
      var offered = inner
      offered[axis] = isSharing[index] ? share : nil
      let size: SheenSize
      if let known = sizes[index] {
        size = known
      } else {
        size = try sharing(child, axis: axis, in: offered)
      }
      stack.children.append(MeasuredChild(skeleton: child, size: size, space: offered))
      length += size[axis]
      breadth = max(breadth, size[cross])
    }
    // A stack that grows along an axis fills what it is offered there.
    if children.contains(where: { $0.growth(in: axis) != .none }) {
      length = max(length, space[axis] ?? 0)
    }
    if children.contains(where: { $0.growth(cross) != .none }) {
      breadth = max(breadth, space[cross] ?? 0)
    }
    stack.size =
      axis == .horizontal
      ? SheenSize(width: length, height: breadth) : SheenSize(width: breadth, height: length)
    return stack
  }

  mutating func place(
    _ stack: Stack, at frame: SheenRect, spacing: Double, axis: SkeletonAxis, share: Double
  ) throws(SkeletonError) {
    var position = axis == .horizontal ? frame.minX : frame.minY
    for child in stack.children {
      let origin =
        axis == .horizontal
        ? SheenPoint(x: position, y: frame.minY + (frame.height - child.size.height) * share)
        : SheenPoint(x: frame.minX + (frame.width - child.size.width) * share, y: position)
      try place(
        child.skeleton, at: SheenRect(origin: origin, size: child.size), space: child.space)
      position += child.size[axis] + spacing
    }
  }

  /// The parts with every counted repetition written out.
  mutating func expanded(_ parts: [Skeleton]) throws(SkeletonError) -> [Skeleton] {
    try visit()
    var result: [Skeleton] = []
    for part in parts {
      guard case .repeated(let child, .times(let count)) = part.part else {
        result.append(part)
        continue
      }
      let inner = try expanded([child])
      for _ in 0..<count { result.append(contentsOf: inner) }
    }
    return result
  }

  /// The parts with the one at `index` as often as it takes to reach the end of the extent.
  private mutating func filled(
    _ parts: [Skeleton], at index: Int, spacing: Double, axis: SkeletonAxis, in space: LayoutSpace
  ) throws(SkeletonError) -> [Skeleton] {
    guard case .repeated(let child, .filling) = parts[index].part else { return parts }
    var open = space
    open[axis] = nil
    var taken = 0.0
    for (other, part) in parts.enumerated()
    where other != index && part.growth(in: axis) != .share {
      taken += try size(of: part, in: open)[axis] + spacing
    }
    let length = try size(of: child, in: open)[axis]
    var count = 1.0
    if let extent = space[axis], child.growth(in: axis) != .share, length + spacing > 0 {
      // Part k begins at k·(length + spacing); as many as begin before the end are needed.
      let free = extent - taken
      count = free > 0 ? -(-free / (length + spacing)).floored : 0
    }
    guard count <= Double(SkeletonLimits.parts) else { throw .parts }
    var result = Array(parts[..<index])
    result.append(contentsOf: repeatElement(child, count: Int(count)))
    result.append(contentsOf: parts[(index + 1)...])
    return result
  }

  /// The largest extent across of the parts that do not grow there, or nil where all do.
  private mutating func largestFixed(
    _ children: [Skeleton], _ isSharing: [Bool], axis: SkeletonAxis, in space: LayoutSpace
  ) throws(SkeletonError) -> Double? {
    guard children.contains(where: { $0.growth(axis.across) != .none }) else { return nil }
    var largest: Double?
    for (index, child) in children.enumerated() where child.growth(axis.across) == .none {
      var open = space
      if !isSharing[index] { open[axis] = nil }
      largest = max(largest ?? 0, try size(of: child, in: open)[axis.across])
    }
    return largest
  }

  /// The size of a part that takes a share of its stack; a spacer has length but no breadth.
  private mutating func sharing(
    _ child: Skeleton, axis: SkeletonAxis, in space: LayoutSpace
  ) throws(SkeletonError) -> SheenSize {
    guard case .spacer(let minimum) = child.part else { return try size(of: child, in: space) }
    let length = max(minimum, space[axis] ?? 0)
    return axis == .horizontal
      ? SheenSize(width: length, height: 0) : SheenSize(width: 0, height: length)
  }

  /// The length that each sharing part gets of what is free, when spacers have had their minimum.
  private static func share(of free: Double, among parts: [Skeleton]) -> Double {
    var minimums = parts.map { part in
      if case .spacer(let minimum) = part.part { minimum } else { 0.0 }
    }
    var free = free
    while !minimums.isEmpty {
      let share = max(0, free / Double(minimums.count))
      let above = minimums.filter { $0 > share }
      guard !above.isEmpty else { return share }
      free -= above.reduce(0, +)
      minimums.removeAll { $0 > share }
    }
    return 0
  }
}

extension SkeletonAxis {
  package var across: SkeletonAxis { self == .horizontal ? .vertical : .horizontal }
}

extension Skeleton {
  fileprivate var isFilling: Bool {
    if case .repeated(_, .filling) = part { true } else { false }
  }
}

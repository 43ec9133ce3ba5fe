import Foundation

/// How stacks share their length: the one algorithm behind `HStack` and `VStack`.
///
/// Spacing is taken off first. Then views are asked for their smallest and largest lengths; the
/// group with the highest priority is served first, with the smallest lengths of all lower groups
/// set aside, and within a group the least flexible view first, each being offered an equal share
/// of what is left.
@MainActor struct StackMath {
  let axis: Axis
  let children: [Box]
  /// The space before each child but the first.
  let gaps: [CGFloat]

  /// What each child is offered.
  func offers(for proposal: ProposedViewSize) -> [ProposedViewSize] {
    let (main, cross) = split(proposal)
    guard let main else { return children.map { _ in offer(nil, cross) } }
    let smallest = children.map { length($0.size(for: offer(0, cross))) }
    let largest = children.map { length($0.size(for: offer(.infinity, cross))) }
    var result = [ProposedViewSize](repeating: .zero, count: children.count)
    var left = main - gaps.reduce(0, +)
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      let group = children.indices.filter { children[$0].priority == priority }
      let reserved = children.indices
        .filter { children[$0].priority < priority }
        .reduce(0) { $0 + smallest[$1] }
      let ordered = group.sorted { a, b in
        let (x, y) = (largest[a] - smallest[a], largest[b] - smallest[b])
        return x == y ? a < b : x < y
      }
      for (done, index) in ordered.enumerated() {
        let share = max(0, left - reserved) / CGFloat(ordered.count - done)
        result[index] = offer(share, cross)
        left -= length(children[index].size(for: result[index]))
      }
    }
    return result
  }

  func offer(_ main: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: main, height: cross)
      : ProposedViewSize(width: cross, height: main)
  }

  func split(_ proposal: ProposedViewSize) -> (main: CGFloat?, cross: CGFloat?) {
    axis == .horizontal
      ? (proposal.width, proposal.height)
      : (proposal.height, proposal.width)
  }

  func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
}

import SheenCore
import SheenJSON

/// What should be changed about where the placeholders of a screen lie.
struct PlacementCheck {
  private let layout: SkeletonLayout

  /// Whether each placeholder belongs to a part that is repeated to fill: the last of those may be
  /// cut off, as the last row of a list is.
  private let isFilling: [Bool]

  /// The side below which a placeholder is a speck.
  static let smallestSide = 3.0

  /// How far over the edge counts.
  private static let tolerance = 0.5

  /// The most placeholders that are compared with each other; a screen needs some dozens.
  static let most = 1000

  /// How many findings of one kind are listed.
  private static let listed = 10

  init(_ skeleton: Skeleton, _ layout: SkeletonLayout, layoutDirection: SheenLayoutDirection) {
    self.layout = layout
    // A skeleton as deep as one can be has no level left for a mark; then every edge counts.
    let marked = try? skeleton.marked(isFilling: false).layout(
      in: layout.size, layoutDirection: layoutDirection)
    isFilling = marked?.placeholders.map { $0.separation == Skeleton.mark } ?? []
  }

  var findings: [String] {
    let all = Array(layout.placeholders.enumerated())
    guard !all.isEmpty else { return ["there is no placeholder; add some"] }
    return listed(all.compactMap { room(of: $1, $0) })
      + listed(all.compactMap { edge(of: $1, $0) }) + listed(overlaps)
  }

  private func listed(_ findings: [String]) -> [String] {
    guard findings.count > Self.listed else { return findings }
    return findings.prefix(Self.listed) + ["and \(findings.count - Self.listed) more like this"]
  }

  private func room(of placeholder: Placeholder, _ index: Int) -> String? {
    let side = min(placeholder.frame.width, placeholder.frame.height)
    guard side < Self.smallestSide else { return nil }
    let name = name(of: placeholder, index)
    return side > 0
      ? "\(name) is too small to be seen; make its sides at least \(Self.smallestSide.shortest)"
      : "\(name) has no room; make the screen larger or what is beside it smaller"
  }

  private func edge(of placeholder: Placeholder, _ index: Int) -> String? {
    guard index >= isFilling.count || !isFilling[index] else { return nil }
    let frame = placeholder.frame
    let size = layout.size
    let over = [
      (-frame.minX, "left"), (frame.maxX - size.width, "right"), (-frame.minY, "top"),
      (frame.maxY - size.height, "bottom"),
    ].max { $0.0 < $1.0 }
    guard let (points, side) = over, points > Self.tolerance else { return nil }
    return "\(name(of: placeholder, index)) reaches \(points.short) over the \(side) edge; make it "
      + "smaller, or the screen larger than \(size.width.short)×\(size.height.short)"
  }

  private var overlaps: [String] {
    let all = layout.placeholders
    guard all.count <= Self.most else {
      return ["there are \(all.count) placeholders; a reader needs some dozens"]
    }
    var findings: [String] = []
    for (index, upper) in all.enumerated() where upper.separation == 0 {
      for (below, lower) in all[..<index].enumerated() where upper.overlaps(lower) {
        findings.append(
          "\(name(of: upper, index)) lies on \(name(of: lower, below)) and can't be told from it; "
            + "add \"separated\", or move one of them")
      }
    }
    return findings
  }

  private func name(of placeholder: Placeholder, _ index: Int) -> String {
    let frame = placeholder.frame
    return "placeholder \(index + 1) (\(frame.width.short)×\(frame.height.short) at "
      + "\(frame.minX.short), \(frame.minY.short))"
  }
}

extension Placeholder {
  /// Whether there is a place in both outlines, as far as a grid of samples tells.
  fileprivate func overlaps(_ other: Placeholder) -> Bool {
    let left = max(frame.minX, other.frame.minX)
    let top = max(frame.minY, other.frame.minY)
    let width = min(frame.maxX, other.frame.maxX) - left
    let height = min(frame.maxY, other.frame.maxY) - top
    guard width > 0.5, height > 0.5 else { return false }
    let samples = 9
    return (0..<samples * samples).contains { index in
      let point = SheenPoint(
        x: left + width * (Double(index % samples) + 0.5) / Double(samples),
        y: top + height * (Double(index / samples) + 0.5) / Double(samples))
      return contains(point) && other.contains(point)
    }
  }
}

extension Double {
  /// The number with at most one decimal.
  fileprivate var short: String { ((self * 10).rounded() / 10).shortest }
}

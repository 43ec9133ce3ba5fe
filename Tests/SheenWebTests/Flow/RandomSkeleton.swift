import SheenCore

extension Skeleton {
  /// A skeleton that is made up from a seed, of the parts that can be combined at will.
  ///
  /// It fits: what does not fit is laid out by browsers in their own way.
  static func random(_ random: inout SeededRandom, depth: Int = 3) -> Skeleton {
    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    func length(_ low: Double, _ high: Double) -> Double {
      (low + (high - low) * random.nextUnit()).rounded()
    }
    let spacing = length(0, 9)
    var parts: [Skeleton] = []
    if depth > 0 {
      for _ in 0..<(1 + pick(3)) { parts.append(.random(&random, depth: depth - 1)) }
    }
    let vertical = SkeletonAlignment.Vertical.allCases[pick(3)]
    let horizontal = SkeletonAlignment.Horizontal.allCases[pick(3)]
    switch depth > 0 ? pick(12) : 7 + pick(5) {
    case 0, 1: return .row(spacing: spacing, alignment: vertical) { parts }
    case 2, 3: return .column(spacing: spacing, alignment: horizontal) { parts }
    case 4: return .overlay(alignment: .init(horizontal, vertical)) { parts }
    case 5:
      return Skeleton.row(spacing: spacing, alignment: vertical) {
        parts[0]
        Skeleton.spacer(minimum: length(0, 6))
        Skeleton.bar(length(3, 20), width: .fraction(0.2))
      }
    case 6:
      return parts[0].padding(
        SkeletonInsets(top: length(0, 8), leading: length(0, 8), trailing: length(0, 8)))
    case 7: return .circle(length(4, 24))
    case 8: return .text(lines: 1 + pick(3), lineHeight: length(4, 12), seed: random.next())
    case 9: return .bar(length(3, 20), width: .fixed(length(5, 30)))
    case 10:
      return Skeleton.roundedRectangle(radius: length(0, 9))
        .frame(width: .flexible, height: .fixed(length(4, 40)))
    default:
      return Skeleton.roundedRectangle(radius: 3).aspectRatio(0.5 + random.nextUnit() * 3)
        .frame(width: .fixed(length(8, 40)))
    }
  }
}

/// How large a description may grow before it is refused instead of using up memory or stack.
package enum SkeletonLimits {
  /// The deepest nesting: 64 levels. The ten named screens use at most eight.
  package static let depth = 64

  /// The most parts, repeated ones counted each: 100,000.
  package static let parts = 100_000

  /// The most steps of a layout: 1,600,000. A part costs a step for each level above it, so it is
  /// enough for all parts in a tree 16 levels deep.
  package static let steps = 1_600_000

  /// The largest length in points: 1,000,000. Sums of a hundred thousand such are exact to a
  /// thousandth of a point.
  package static let length = 1_000_000
}

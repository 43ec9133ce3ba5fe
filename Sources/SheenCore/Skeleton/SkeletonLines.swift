/// Lines of text as placeholders: bars of equal height and, but for the last, of nearly full width.
package struct SkeletonLines: Hashable, Sendable {
  /// How many lines, from 0 to `SkeletonLimits.parts`.
  package var count: Int

  /// The height of one bar, in points.
  package var lineHeight: Double

  /// The free space between two bars, in points.
  package var spacing: Double

  /// The width of the last of several lines, as a fraction of the full width.
  ///
  /// A single line has the full width.
  package var lastLine: Double

  /// How far the widths of the other lines vary, as a fraction of the full width.
  ///
  /// With a variation v they lie between 1 − 2v and 1.
  package var variation: Double

  /// What the widths follow from: the same seed gives the same widths, on every machine.
  package var seed: UInt64

  /// The side at which the bars are aligned.
  package var alignment: SkeletonAlignment.Horizontal

  /// Lines of text.
  ///
  /// - Parameters:
  ///   - count: How many lines.
  ///   - lineHeight: The height of one bar, in points.
  ///   - spacing: The free space between two bars, in points; nil: two thirds of the line height.
  ///   - lastLine: The width of the last of several lines, as a fraction of the full width.
  ///   - variation: How far the widths of the other lines vary, as a fraction of the full width.
  ///   - seed: What the widths follow from.
  ///   - alignment: The side at which the bars are aligned.
  package init(
    count: Int, lineHeight: Double = SkeletonDefaults.lineHeight, spacing: Double? = nil,
    lastLine: Double = SkeletonDefaults.lastLine, variation: Double = SkeletonDefaults.variation,
    seed: UInt64 = 0, alignment: SkeletonAlignment.Horizontal = .leading
  ) {
    self.count = count
    self.lineHeight = lineHeight
    self.spacing = spacing ?? lineHeight * 2 / 3
    self.lastLine = lastLine
    self.variation = variation
    self.seed = seed
    self.alignment = alignment
  }

  /// The height of all lines and the spaces between them, in points.
  package var height: Double {
    count > 0 ? Double(count) * lineHeight + Double(count - 1) * spacing : 0
  }

  /// The widths of the lines as fractions of the full width.
  ///
  /// ```swift
  /// SkeletonLines(count: 1).widths()       // [1]
  /// SkeletonLines(count: 3).widths().last  // 0.65
  /// ```
  ///
  /// There are as many as lines, but never more than `SkeletonLimits.parts`, which no layout holds.
  ///
  /// - Parameter occurrence: How many texts come before this one in its skeleton, so that repeated
  ///   rows do not look stamped.
  package func widths(occurrence: Int = 0) -> [Double] {
    let count = min(count, SkeletonLimits.parts)
    guard count > 1 else { return count == 1 ? [1] : [] }
    var random = SeededRandom(seed: seed &+ UInt64(truncatingIfNeeded: occurrence) &* 0x9E37_79B9)
    var widths = (1..<count).map { _ in 1 - variation + variation * (random.nextUnit() * 2 - 1) }
    widths.append(lastLine)
    return widths
  }
}

#if canImport(SwiftUI)
public import SheenCore
public import SwiftUI

/// Placeholders for lines of text.
///
/// They fill the width they are offered; the last of several lines is shorter.
///
/// ```swift
/// SkeletonText(lines: 3)
/// ```
public struct SkeletonText: View {
  private let skeleton: Skeleton
  private let height: Double

  /// Lines of text.
  ///
  /// - Parameters:
  ///   - lines: How many lines.
  ///   - lineHeight: The height of one bar, in points.
  ///   - spacing: The free space between two bars, in points; nil: two thirds of the line height.
  ///   - lastLine: The width of the last of several lines, as a fraction of the full width.
  ///   - seed: What the widths of the other lines follow from.
  public init(
    lines: Int, lineHeight: Double = SkeletonDefaults.lineHeight, spacing: Double? = nil,
    lastLine: Double = SkeletonDefaults.lastLine, seed: UInt64 = 0
  ) {
    let described = SkeletonLines(
      count: lines, lineHeight: lineHeight, spacing: spacing, lastLine: lastLine, seed: seed)
    skeleton = Skeleton(.lines(described))
    height = described.height
  }

  /// What is drawn.
  public var body: some View {
    SkeletonPlaceholders(skeleton).frame(height: max(0, height))
  }
}
#endif

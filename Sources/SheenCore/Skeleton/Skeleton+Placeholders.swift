extension Skeleton {
  /// A rectangle that fills its space.
  public static let rectangle = Skeleton(.shape(.rectangle))

  /// A rectangle with round corners that fills its space.
  ///
  /// - Parameter radius: The radius of all four corners, in points.
  public static func roundedRectangle(radius: Double) -> Skeleton {
    roundedRectangle(SkeletonCorners(radius))
  }

  /// A rectangle that fills its space, with a radius for each corner.
  public static func roundedRectangle(_ corners: SkeletonCorners) -> Skeleton {
    Skeleton(.shape(.rounded(corners)))
  }

  /// The largest circle in the middle of its space.
  public static let circle = Skeleton(.shape(.circle))

  /// A circle of a diameter in points.
  public static func circle(_ diameter: Double) -> Skeleton {
    circle.frame(width: .fixed(diameter), height: .fixed(diameter))
  }

  /// A rectangle whose shorter sides are half circles, filling its space.
  public static let capsule = Skeleton(.shape(.capsule))

  /// A bar: a capsule of a height in points, as wide as there is room or as the width says.
  public static func bar(_ height: Double, width: SkeletonLength = .flexible) -> Skeleton {
    capsule.frame(width: width, height: .fixed(height))
  }

  /// A shape of straight lines, whose points are fractions of its frame.
  ///
  /// ```swift
  /// Skeleton.polygon([SheenPoint(x: 0.5, y: 0), SheenPoint(x: 1, y: 1), SheenPoint(x: 0, y: 1)])
  /// ```
  public static func polygon(_ points: [SheenPoint]) -> Skeleton {
    path(SkeletonPath(contours: [points]))
  }

  /// A shape of closed contours, whose points are fractions of its frame.
  public static func path(_ path: SkeletonPath) -> Skeleton {
    Skeleton(.shape(.path(path)))
  }

  /// Lines of text.
  ///
  /// - Parameters:
  ///   - lines: How many lines.
  ///   - lineHeight: The height of one bar, in points.
  ///   - spacing: The free space between two bars, in points; nil: two thirds of the line height.
  ///   - lastLine: The width of the last of several lines, as a fraction of the full width.
  ///   - variation: How far the widths of the other lines vary, as a fraction of the full width, at
  ///     most ½.
  ///   - seed: What the widths follow from: the same seed, the same widths.
  ///   - alignment: The side at which the bars are aligned.
  public static func text(
    lines: Int = 1, lineHeight: Double = SkeletonDefaults.lineHeight, spacing: Double? = nil,
    lastLine: Double = SkeletonDefaults.lastLine, variation: Double = SkeletonDefaults.variation,
    seed: UInt64 = 0, alignment: SkeletonAlignment.Horizontal = .leading
  ) -> Skeleton {
    Skeleton(
      .lines(
        SkeletonLines(
          count: lines, lineHeight: lineHeight, spacing: spacing, lastLine: lastLine,
          variation: variation, seed: seed, alignment: alignment)))
  }
}

extension Skeleton {
  /// Parts beside each other, in reading order.
  ///
  /// Flexible parts share what the others leave. Where there is too little, they get nothing and the
  /// others reach over the end.
  ///
  /// - Parameters:
  ///   - spacing: The space between two parts, in points.
  ///   - alignment: Where parts lie that are lower than the row.
  ///   - content: The parts.
  public static func row(
    spacing: Double = SkeletonDefaults.spacing, alignment: SkeletonAlignment.Vertical = .center,
    @SkeletonBuilder content: () -> [Skeleton]
  ) -> Skeleton {
    Skeleton(.row(content(), spacing: spacing, alignment: alignment))
  }

  /// Parts below each other.
  ///
  /// - Parameters:
  ///   - spacing: The space between two parts, in points.
  ///   - alignment: Where parts lie that are narrower than the column.
  ///   - content: The parts.
  public static func column(
    spacing: Double = SkeletonDefaults.spacing,
    alignment: SkeletonAlignment.Horizontal = .leading,
    @SkeletonBuilder content: () -> [Skeleton]
  ) -> Skeleton {
    Skeleton(.column(content(), spacing: spacing, alignment: alignment))
  }

  /// Parts above each other, the last one nearest to the reader.
  ///
  /// All placeholders have one color, so a part over another one is seen by its `separated(by:)`.
  ///
  /// - Parameters:
  ///   - alignment: Where parts lie that are smaller than the largest.
  ///   - content: The parts.
  public static func overlay(
    alignment: SkeletonAlignment = .center, @SkeletonBuilder content: () -> [Skeleton]
  ) -> Skeleton {
    Skeleton(.overlay(content(), alignment: alignment))
  }

  /// Free space that takes what is left in its row or column.
  public static let spacer = Skeleton.spacer(minimum: 0)

  /// Free space of at least a number of points, which takes what is left in its row or column.
  public static func spacer(minimum: Double) -> Skeleton {
    Skeleton(.spacer(minimum: minimum))
  }
}

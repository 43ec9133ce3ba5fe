public import SheenCore

extension SkeletonScreen {
  /// A card: a picture and three lines below it.
  public static let card = SkeletonScreen(
    name: "card", summary: "a picture and three lines below it",
    size: SheenSize(width: 390, height: 324),
    skeleton: Skeleton(spacing: 16) {
      Skeleton.roundedRectangle(radius: 10).frame(width: .flexible, height: 200)
      Skeleton.column(spacing: 8) {
        Skeleton.roundedRectangle(radius: 5).frame(width: .flexible, height: 20).repeated(3)
      }
    }
    .padding())

  /// A bar and, below it, an avatar.
  public static let barAndAvatar = SkeletonScreen(
    name: "bar-and-avatar", summary: "a bar and, below it, an avatar",
    size: SheenSize(width: 390, height: 118),
    skeleton: Skeleton.column(spacing: 16, alignment: .center) {
      Skeleton.roundedRectangle(radius: 20).frame(width: .flexible, height: 20)
      Skeleton.circle(50)
    }
    .padding())

  /// A logo of straight lines.
  public static let logo = SkeletonScreen(
    name: "logo", summary: "a mark of straight lines",
    size: SheenSize(width: 390, height: 314),
    skeleton: Skeleton.column(alignment: .center) {
      Skeleton.row {
        Skeleton.spacer
        Skeleton.path(SkeletonPath(contours: mark)).frame(width: 250, height: 250)
        Skeleton.spacer
      }
    }
    .padding(SkeletonInsets(horizontal: 0, vertical: 32)))

  /// Rows of a table: a picture, a title and two lines each.
  public static let placeholderCell = SkeletonScreen(
    name: "placeholder-cell", summary: "rows of a table: a picture, a title and two lines each",
    size: SheenSize(width: 390, height: 436),
    skeleton: Skeleton(spacing: 24) {
      Skeleton.row(spacing: 16) {
        Skeleton.roundedRectangle(radius: 8).frame(width: 80, height: 80)
        Skeleton.column(spacing: 12) {
          Skeleton.bar(16, width: .fraction(0.6))
          Skeleton.text(lines: 2, spacing: 10)
        }
      }
      .repeatedToFill()
    }
    .padding(SkeletonInsets(top: 16, leading: 16, trailing: 16)))

  /// A diamond that a slanted gap divides into three bands, the middle one being the light.
  private static let mark: [[SheenPoint]] = [
    points((0.5, 0.02), (0.62, 0.14), (0.14, 0.62), (0.02, 0.5)),
    points((0.68, 0.2), (0.8, 0.32), (0.32, 0.8), (0.2, 0.68)),
    points((0.86, 0.38), (0.98, 0.5), (0.5, 0.98), (0.38, 0.86)),
  ]

  private static func points(_ pairs: (Double, Double)...) -> [SheenPoint] {
    pairs.map { SheenPoint(x: $0.0, y: $0.1) }
  }
}

public import SheenCore

extension SkeletonScreen {
  /// Photos: a title, a segmented control and squares, three in a row.
  public static let photoGrid = SkeletonScreen(
    name: "photo-grid", summary: "a title, a segmented control and squares, three in a row",
    skeleton: Skeleton(spacing: 20) {
      Skeleton.row {
        Skeleton.bar(30, width: 140)
        Skeleton.spacer
        Skeleton.circle(32)
      }
      .padding(SkeletonInsets(horizontal: 20, vertical: 0))
      Skeleton.row(spacing: 8) {
        Skeleton.capsule.frame(width: .flexible, height: 32).repeated(4)
      }
      .padding(SkeletonInsets(horizontal: 20, vertical: 0))
      Skeleton.column(spacing: 3) {
        Skeleton.row(spacing: 3) {
          Skeleton.rectangle.aspectRatio(1).repeated(3)
        }
        .repeatedToFill()
      }
    }
    .padding(SkeletonInsets(top: 28)))
}

public import SheenCore

extension SkeletonScreen {
  /// An article: a picture, a headline, the author and paragraphs.
  public static let article = SkeletonScreen(
    name: "article", summary: "a picture, a headline, the author and paragraphs",
    skeleton: Skeleton(spacing: 24) {
      Skeleton.rectangle.aspectRatio(3 / 2)
      Skeleton.column(spacing: 22) {
        Skeleton.bar(10, width: 92)
        Skeleton.text(lines: 2, lineHeight: 24, spacing: 12, lastLine: 0.7)
        Skeleton.row(spacing: 12) {
          Skeleton.circle(40)
          Skeleton.column(spacing: 8) {
            Skeleton.bar(11, width: 128)
            Skeleton.bar(9, width: 84)
          }
        }
        Skeleton.text(lines: 5, spacing: 11, lastLine: 0.5)
        Skeleton.text(lines: 4, spacing: 11)
        Skeleton.text(lines: 5, spacing: 11, lastLine: 0.8)
      }
      .padding(SkeletonInsets(horizontal: 20, vertical: 0))
    })
}

public import SheenCore

extension SkeletonScreen {
  /// A feed: stories, then posts with a picture.
  public static let feed = SkeletonScreen(
    name: "feed", summary: "stories, then posts with a picture",
    skeleton: Skeleton(spacing: 20) {
      Skeleton.row {
        Skeleton.bar(24, width: 132)
        Skeleton.spacer
        Skeleton.circle(28)
      }
      .padding(SkeletonInsets(horizontal: 16, vertical: 0))
      Skeleton.row(spacing: 14) {
        Skeleton.column(spacing: 8, alignment: .center) {
          Skeleton.circle(64)
          Skeleton.bar(8, width: 44)
        }
        .repeatedToFill()
      }
      .padding(SkeletonInsets(leading: 16))
      post.repeatedToFill()
    }
    .padding(SkeletonInsets(top: 20)))

  private static let post = Skeleton.column(spacing: 14) {
    Skeleton.row(spacing: 12) {
      Skeleton.circle(44)
      Skeleton.column(spacing: 8) {
        Skeleton.bar(12, width: .fraction(0.5))
        Skeleton.bar(10, width: .fraction(0.3))
      }
      Skeleton.bar(6, width: 22)
    }
    Skeleton.text(lines: 2, spacing: 8)
    Skeleton.roundedRectangle(radius: 14).aspectRatio(16 / 10)
    Skeleton.row(spacing: 24) {
      Skeleton.row(spacing: 8) {
        Skeleton.circle(20)
        Skeleton.bar(8, width: 28)
      }
      .repeated(3)
      Skeleton.spacer
      Skeleton.circle(20)
    }
  }
  .padding(SkeletonInsets(horizontal: 16, vertical: 0))
}

public import SheenCore

extension SkeletonScreen {
  /// A person's page: a cover, an avatar over its edge, numbers and pictures.
  public static let profile = SkeletonScreen(
    name: "profile", summary: "a cover, an avatar over its edge, numbers and pictures",
    skeleton: Skeleton(spacing: 20) {
      Skeleton.overlay(alignment: .topLeading) {
        Skeleton.rectangle.frame(height: 168)
        Skeleton.circle(104)
          .separated(by: 5)
          .padding(SkeletonInsets(top: 116, leading: 20))
        Skeleton.row {
          Skeleton.spacer
          Skeleton.capsule.frame(width: 112, height: 36)
        }
        .padding(SkeletonInsets(top: 184, trailing: 16))
      }
      Skeleton.column(spacing: 14) {
        Skeleton.bar(20, width: .fraction(0.5))
        Skeleton.bar(12, width: .fraction(0.3))
        Skeleton.text(lines: 3, spacing: 9)
        Skeleton.row(spacing: 28) {
          Skeleton.row(spacing: 6) {
            Skeleton.bar(14, width: 26)
            Skeleton.bar(10, width: 56)
          }
          .repeated(2)
        }
      }
      .padding(SkeletonInsets(horizontal: 20, vertical: 0))
      Skeleton.column(spacing: 3) {
        Skeleton.row(spacing: 3) {
          Skeleton.rectangle.aspectRatio(1).repeated(3)
        }
        .repeatedToFill()
      }
    })
}

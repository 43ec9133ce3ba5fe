public import SheenCore

extension SkeletonScreen {
  /// A player: the cover, the title, the progress and the controls.
  public static let player = SkeletonScreen(
    name: "player", summary: "the cover, the title, the progress and the controls",
    skeleton: Skeleton(spacing: 0) {
      Skeleton.row {
        Skeleton.bar(6, width: 28)
        Skeleton.spacer
        Skeleton.bar(10, width: 104)
        Skeleton.spacer
        Skeleton.bar(6, width: 28)
      }
      Skeleton.spacer
      Skeleton.roundedRectangle(radius: 18).aspectRatio(1)
      Skeleton.spacer
      Skeleton.row {
        Skeleton.column(spacing: 12) {
          Skeleton.bar(22, width: .fraction(0.68))
          Skeleton.bar(13, width: .fraction(0.42))
        }
        Skeleton.circle(32)
      }
      Skeleton.spacer
      Skeleton.column(spacing: 12) {
        Skeleton.overlay(alignment: .leading) {
          Skeleton.bar(6)
          Skeleton.circle(18).separated(by: 3)
            .padding(SkeletonInsets(leading: 118))
        }
        Skeleton.row {
          Skeleton.bar(8, width: 30)
          Skeleton.spacer
          Skeleton.bar(8, width: 30)
        }
      }
      Skeleton.spacer
      Skeleton.row {
        Skeleton.circle(26)
        Skeleton.spacer
        Skeleton.circle(44)
        Skeleton.spacer
        Skeleton.circle(76)
        Skeleton.spacer
        Skeleton.circle(44)
        Skeleton.spacer
        Skeleton.circle(26)
      }
      Skeleton.spacer
    }
    .padding(SkeletonInsets(top: 28, leading: 32, bottom: 16, trailing: 32)))
}

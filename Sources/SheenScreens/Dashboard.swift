public import SheenCore

extension SkeletonScreen {
  /// A dashboard: a greeting, four figures, a chart and the latest entries.
  public static let dashboard = SkeletonScreen(
    name: "dashboard", summary: "a greeting, four figures, a chart and the latest entries",
    skeleton: Skeleton(spacing: 28) {
      Skeleton.row {
        Skeleton.column(spacing: 10) {
          Skeleton.bar(11, width: 96)
          Skeleton.bar(24, width: 188)
        }
        Skeleton.spacer
        Skeleton.circle(44)
      }
      Skeleton.column(spacing: 12) {
        Skeleton.row(spacing: 12) {
          Skeleton.roundedRectangle(radius: 18).frame(width: .flexible, height: 92).repeated(2)
        }
        .repeated(2)
      }
      Skeleton.column(spacing: 18) {
        Skeleton.bar(15, width: 124)
        Skeleton.row(spacing: 12, alignment: .bottom) {
          for height in [58.0, 92, 74, 128, 104, 152, 118] {
            Skeleton.roundedRectangle(
              SkeletonCorners(topLeading: 8, topTrailing: 8, bottomTrailing: 3, bottomLeading: 3)
            )
            .frame(width: .flexible, height: .fixed(height))
          }
        }
      }
      Skeleton.row(spacing: 14) {
        Skeleton.circle(40)
        Skeleton.column(spacing: 9) {
          Skeleton.bar(12, width: .fraction(0.66))
          Skeleton.bar(9, width: .fraction(0.4))
        }
        Skeleton.bar(13, width: 56)
      }
      .repeatedToFill()
    }
    .padding(SkeletonInsets(top: 28, leading: 20, trailing: 20)))
}

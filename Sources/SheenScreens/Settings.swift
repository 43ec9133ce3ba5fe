public import SheenCore

extension SkeletonScreen {
  /// Settings: the account, then groups of rows with a switch or a value.
  public static let settings = SkeletonScreen(
    name: "settings", summary: "the account, then groups of rows with a switch or a value",
    skeleton: Skeleton(spacing: 30) {
      Skeleton.bar(30, width: 148)
      Skeleton.row(spacing: 16) {
        Skeleton.circle(64)
        Skeleton.column(spacing: 10) {
          Skeleton.bar(16, width: .fraction(0.62))
          Skeleton.bar(11, width: .fraction(0.86))
        }
      }
      group(rows: 3, trailing: Skeleton.capsule.frame(width: 50, height: 30))
      group(rows: 4, trailing: Skeleton.bar(10, width: 46))
      group(rows: 3, trailing: Skeleton.bar(10, width: 46))
      Skeleton.spacer
    }
    .padding(SkeletonInsets(top: 28, leading: 20, trailing: 20)))

  private static func group(rows: Int, trailing: Skeleton) -> Skeleton {
    Skeleton.column(spacing: 18) {
      for row in 0..<rows {
        Skeleton.row(spacing: 14) {
          Skeleton.roundedRectangle(radius: 8).frame(width: 30, height: 30)
          Skeleton.column {
            Skeleton.bar(12, width: .fraction([0.56, 0.74, 0.48, 0.64][row % 4]))
          }
          trailing
        }
      }
    }
  }
}

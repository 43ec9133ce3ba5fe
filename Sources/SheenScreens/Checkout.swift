public import SheenCore

extension SkeletonScreen {
  /// A checkout: the goods, the address, the sum and the button.
  public static let checkout = SkeletonScreen(
    name: "checkout", summary: "the goods, the address, the sum and the button",
    skeleton: Skeleton(spacing: 26) {
      Skeleton.bar(30, width: 180)
      Skeleton.row(spacing: 16) {
        Skeleton.roundedRectangle(radius: 14).frame(width: 84, height: 84)
        Skeleton.column(spacing: 10) {
          Skeleton.bar(13, width: .fraction(0.82))
          Skeleton.bar(10, width: .fraction(0.52))
          Skeleton.capsule.frame(width: 76, height: 24)
        }
        Skeleton.bar(14, width: 48)
      }
      .repeated(3)
      Skeleton.row(spacing: 14) {
        Skeleton.roundedRectangle(radius: 10).frame(width: 44, height: 44)
        Skeleton.text(lines: 2, lineHeight: 11, spacing: 9, lastLine: 0.55)
        Skeleton.bar(6, width: 20)
      }
      Skeleton.spacer
      Skeleton.column(spacing: 16) {
        sum(label: 74, amount: 52)
        sum(label: 96, amount: 44)
        sum(label: 58, amount: 72)
      }
      Skeleton.roundedRectangle(radius: 16).frame(height: 54)
    }
    .padding(SkeletonInsets(top: 28, leading: 20, bottom: 32, trailing: 20)))

  private static func sum(label: Double, amount: Double) -> Skeleton {
    Skeleton.row {
      Skeleton.bar(12, width: .fixed(label))
      Skeleton.spacer
      Skeleton.bar(12, width: .fixed(amount))
    }
  }
}

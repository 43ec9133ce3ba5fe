public import SheenCore

extension SkeletonScreen {
  /// A conversation: bubbles on both sides and the field to write in.
  public static let chat = SkeletonScreen(
    name: "chat", summary: "bubbles on both sides and the field to write in",
    skeleton: Skeleton(spacing: 18) {
      Skeleton.row(spacing: 12) {
        Skeleton.circle(40)
        Skeleton.column(spacing: 8) {
          Skeleton.bar(13, width: 120)
          Skeleton.bar(9, width: 72)
        }
        Skeleton.spacer
        Skeleton.circle(24)
      }
      Skeleton.column(spacing: 12) {
        received(width: 0.58, height: 44)
        received(width: 0.74, height: 84)
        sent(width: 0.5, height: 44)
        sent(width: 0.66, height: 64)
        received(width: 0.42, height: 44)
        sent(width: 0.72, height: 104)
        received(width: 0.64, height: 64)
        sent(width: 0.38, height: 44)
      }
      Skeleton.spacer
      Skeleton.row(spacing: 12) {
        Skeleton.circle(28)
        Skeleton.capsule.frame(height: 44)
        Skeleton.circle(36)
      }
    }
    .padding(SkeletonInsets(top: 24, leading: 16, bottom: 28, trailing: 16)))

  private static func received(width: Double, height: Double) -> Skeleton {
    Skeleton.row(spacing: 8, alignment: .bottom) {
      Skeleton.circle(28)
      Skeleton.roundedRectangle(
        SkeletonCorners(topLeading: 20, topTrailing: 20, bottomTrailing: 20, bottomLeading: 5)
      )
      .frame(width: .fraction(width), height: .fixed(height))
    }
  }

  private static func sent(width: Double, height: Double) -> Skeleton {
    Skeleton.row {
      Skeleton.spacer
      Skeleton.roundedRectangle(
        SkeletonCorners(topLeading: 20, topTrailing: 20, bottomTrailing: 5, bottomLeading: 20)
      )
      .frame(width: .fraction(width), height: .fixed(height))
    }
  }
}

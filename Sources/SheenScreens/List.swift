public import SheenCore

extension SkeletonScreen {
  /// A list: a title, a search field and rows with an icon.
  public static let list = SkeletonScreen(
    name: "list", summary: "a title, a search field and rows with an icon",
    skeleton: Skeleton(spacing: 22) {
      Skeleton.bar(30, width: 168)
      Skeleton.roundedRectangle(radius: 12).frame(height: 40)
      Skeleton.row(spacing: 14) {
        Skeleton.roundedRectangle(radius: 12).frame(width: 52, height: 52)
        Skeleton.column(spacing: 9) {
          Skeleton.bar(13, width: .fraction(0.64))
          Skeleton.bar(10, width: .fraction(0.88))
        }
        Skeleton.bar(10, width: 34)
      }
      .repeatedToFill()
    }
    .padding(SkeletonInsets(top: 28, leading: 20, trailing: 20)))
}

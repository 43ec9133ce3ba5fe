import SheenCore
import SheenScreens

/// A renderer in an afternoon, the worked example of Documentation/Porting.md: prints a screen at the
/// middle of a sweep as a portable pixmap.
///
///     swift run Pixmap > card.ppm
@main struct Pixmap {
  static func main() throws(SkeletonError) {
    let screen = SkeletonScreen.card
    print(try screen.skeleton.pixmap(in: screen.size, at: 0.7), terminator: "")
  }
}

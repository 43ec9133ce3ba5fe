import SheenCore
import SheenJSON

/// The options that say what a screen is drawn as: its size, appearance and reading direction.
enum PictureOptions {
  static let size = Option("size", value: "WxH", "in points; else the size in the screen's file")
  static let appearance = Option(
    "appearance", value: "NAME", appearances.words.joined(separator: ", "))
  static let rtl = Option("rtl", "mirrored, as where text runs from right to left")

  static let all = [size, appearance, rtl]

  static let appearances = WordTable<ShimmerAppearance>([
    "light": .light,
    "dark": .dark,
    "light-contrast": ShimmerAppearance(.light, contrast: .increased),
    "dark-contrast": ShimmerAppearance(.dark, contrast: .increased),
  ])

  static func layoutDirection(_ arguments: Arguments) -> SheenLayoutDirection {
    arguments.has(rtl) ? .rightToLeft : .leftToRight
  }

  /// The screen laid out in the size that the options ask for.
  static func layout(
    _ arguments: Arguments, of screen: SkeletonScreen
  ) throws(CommandError) -> SkeletonLayout {
    let size = try size(arguments) ?? screen.size
    do {
      return try screen.skeleton.layout(in: size, layoutDirection: layoutDirection(arguments))
    } catch {
      throw .input("\(screen.name): \(error.description)")
    }
  }

  static func size(_ arguments: Arguments) throws(CommandError) -> SheenSize? {
    guard let text = arguments.value(size) else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { Double(decimal: $0) }
    guard sides.count == 2, text.filter({ $0 == "x" }).count == 1,
      sides.allSatisfy(NumberRange.positiveLength.contains)
    else {
      throw Arguments.wrong(
        size, text,
        "a width and a height such as 390x844, each \(NumberRange.positiveLength.words)")
    }
    return SheenSize(width: sides[0], height: sides[1])
  }
}

import SheenCore
import SheenImage
import SheenJSON

/// The options of `sheen trace`.
enum TraceOptions {
  static let output = Option(
    "output", short: "o", value: "FILE",
    "ending in .json, .swift, .html, .png, .webp or .txt (the boxes, one a line); - is the standard "
      + "output; can be given several times; the standard output")
  static let format = Option(
    "format", value: "NAME",
    ScreenText.formats.words.joined(separator: ", ") + "; for - and for .swift")
  static let scale = Option(
    "scale", value: "N", "pixels per point; what makes a phone or tablet of the width")
  static let width = Option(
    "width", value: "N",
    "the width of a page's window in points; several say what grows with it; 390")
  static let timeout = Option("timeout", value: "S", "how many seconds a page has; 30")
  static let unit = Option(
    "unit", value: "N", "lengths up to N points apart count as the same; 2")
  static let check = Option("check", value: "FILE", "say where FILE doesn't fit the screen")
  static let tolerance = Option("tolerance", value: "N", "how many points may differ; 8")
  static let overlay = Option(
    "overlay", value: "FILE", "a .png of the screen with what was found drawn over it")

  static let picture = Option("picture", value: "FILE", "a .png of the screen as it was traced")

  static let written = [output, format, overlay, picture]
  static let read = [scale, unit, width, timeout]
  static let compared = [check, tolerance]

  static let scaleRange = NumberRange("a number from 0.25 to 16", from: 0.25, to: 16)
  static let unitRange = NumberRange("a number of points from 0.5 to 32", from: 0.5, to: 32)
  static let widthRange = NumberRange(
    "a whole number of points from 100 to 4000", from: 100, to: 4000, isWhole: true)
  static let timeoutRange = NumberRange("a number of seconds from 1 to 3600", from: 1, to: 3600)
  static let toleranceRange = NumberRange("a number of points from 0 to 1000", from: 0, to: 1000)

  /// The scale of a screenshot of a width: 3 or 2 where that makes a phone of it, 2 where it makes a
  /// tablet of it, else 1.
  static func scale(width: Int) -> Double {
    let phone = 320.0...440
    let tablet = 744.0...1376
    if phone.contains(Double(width) / 3) { return 3 }
    if phone.contains(Double(width) / 2) || tablet.contains(Double(width) / 2) { return 2 }
    return 1
  }
}

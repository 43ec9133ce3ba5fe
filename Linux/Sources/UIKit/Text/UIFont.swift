import CoreGraphics
import Drawing
public import Foundation

/// A typeface, its size and weight: here always DejaVu.
public final class UIFont: NSObject, Sendable {
  struct Face: Hashable {
    var family = "DejaVu Sans"
    var weight = 400
    var isItalic = false
  }

  let face: Face
  /// The role that the font was made for.
  let style: TextStyle?
  /// The size in points.
  public let pointSize: CGFloat
  private let height: CGFloat
  private let rise: CGFloat

  init(_ face: Face, size: CGFloat, style: TextStyle? = nil) {
    self.face = face
    self.style = style
    pointSize = size.isFinite ? max(0.1, min(size, 10_000)) : 17
    let line = DrawingText([
      DrawingTextRun(
        "x", family: face.family, size: pointSize, weight: face.weight, isItalic: face.isItalic)
    ])
    height = line.size.height
    rise = line.firstBaseline
    super.init()
  }

  /// A font by its name; an unknown name gives DejaVu Sans.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(Face(family: fontName), size: fontSize)
  }
  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(), size: fontSize)
  }
  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Face(weight: weight.value), size: fontSize)
  }
  /// The system's font, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The system's font, leaning.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Face(isItalic: true), size: fontSize)
  }
  /// The system's font with letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Face(family: "DejaVu Sans Mono", weight: weight.value), size: fontSize)
  }
  /// The system's font with digits of one width; those of DejaVu have one.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The font of a role in the size that the user has chosen.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// The font of a role in the size that traits name.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      Face(weight: style == .headline ? 600 : 400),
      size: style.points(category == .unspecified ? .large : category), style: style)
  }

  /// This font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, size: fontSize) }
  /// The family's name.
  public var familyName: String { face.family }
  /// The name.
  public var fontName: String { face.family }
  /// The height of a line of text.
  public var lineHeight: CGFloat { height }
  /// How far letters reach above the baseline.
  public var ascender: CGFloat { rise }
  /// How far letters reach below the baseline, as a negative number.
  public var descender: CGFloat { rise - height }
  /// Points between lines beyond their height.
  public var leading: CGFloat { 0 }
  /// The height of capital letters: that of DejaVu.
  public var capHeight: CGFloat { pointSize * 0.729 }
  /// The height of the letter x: that of DejaVu.
  public var xHeight: CGFloat { pointSize * 0.547 }
  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The system's size.
  public static let systemFontSize: CGFloat = 14

  /// Whether both are the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }
  /// A number that is the same for the same font.
  public override var hash: Int { face.hashValue ^ pointSize.hashValue }

  /// How bold.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// −1…1; 0 is regular.
    public let rawValue: CGFloat
    /// A weight by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest.
    public static let black = Weight(rawValue: 0.62)

    var value: Int {
      let steps: [Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let index = steps.indices.min {
        abs(steps[$0].rawValue - rawValue) < abs(steps[$1].rawValue - rawValue)
      }
      return 100 + 100 * (index ?? 3)
    }
  }

  /// A role of text.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }
}

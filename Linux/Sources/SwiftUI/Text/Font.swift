import Drawing
public import Foundation

/// A typeface, its size and weight.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Font: Hashable, Sendable {
  enum Size: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    case scaled(CGFloat, TextStyle)
  }

  var size: Size
  var family: String?
  var design: Design?
  var weight: Weight?
  var isItalic = false

  /// A role of text, whose size follows the user's choice.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles of the first level.
    case title
    /// Titles of the second level.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title2
    /// Titles of the third level.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Smaller captions.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case caption2

    /// Every role.
    public static let allCases: [TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2,
    ]
  }

  /// How bold.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// A variant of the system's typeface.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    @available(watchOS 7.0, *)
    case serif
    /// With round ends.
    case rounded
    /// With letters of one width.
    @available(watchOS 7.0, *)
    case monospaced
  }

  /// The font of the largest titles.
  public static let largeTitle = Font(size: .style(.largeTitle))
  /// The font of titles of the first level.
  public static let title = Font(size: .style(.title))
  /// The font of titles of the second level.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title2 = Font(size: .style(.title2))
  /// The font of titles of the third level.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title3 = Font(size: .style(.title3))
  /// The font of headings.
  public static let headline = Font(size: .style(.headline))
  /// The font of subheadings.
  public static let subheadline = Font(size: .style(.subheadline))
  /// The font of running text.
  public static let body = Font(size: .style(.body))
  /// The font of callouts.
  public static let callout = Font(size: .style(.callout))
  /// The font of footnotes.
  public static let footnote = Font(size: .style(.footnote))
  /// The font of captions.
  public static let caption = Font(size: .style(.caption))
  /// The font of smaller captions.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let caption2 = Font(size: .style(.caption2))

  /// The system's font for a role.
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(size: .style(style), design: design)
  }

  /// The system's font for a role.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(size: .style(style), design: design, weight: weight)
  }

  /// The system's font in a size that does not follow the user's choice.
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(size: .fixed(size), design: design, weight: weight)
  }

  /// A font by its name, in a size that follows the user's choice as running text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size: .scaled(size, .body), family: name)
  }

  /// A font by its name, in a size that follows the user's choice as a role does.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(size: .scaled(size, textStyle), family: name)
  }

  /// A font by its name, in a size that does not follow the user's choice.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(size: .fixed(fixedSize), family: name)
  }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// This font, bold.
  public func bold() -> Font { weight(.bold) }

  /// This font, leaning.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// This font with letters of one width.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospaced() -> Font {
    var copy = self
    copy.design = .monospaced
    return copy
  }
}

extension Font {
  /// The size in points for a user's choice.
  func points(_ choice: DynamicTypeSize) -> CGFloat {
    switch size {
    case .style(let style): style.points(choice)
    case .fixed(let size): size
    case .scaled(let size, let style): size * style.points(choice) / style.points(.large)
    }
  }

  /// 100…900.
  var weightValue: Int {
    if let weight { return weight.value }
    if case .style(.headline) = size { return Weight.semibold.value }
    return Weight.regular.value
  }

  var familyName: String {
    if let family { return family }
    switch design {
    case .serif: return "DejaVu Serif"
    case .monospaced: return "DejaVu Sans Mono"
    default: return "DejaVu Sans"
    }
  }
}

extension Font.TextStyle {
  /// The sizes that Apple's Human Interface Guidelines give for iOS, xSmall to AX5.
  func points(_ choice: DynamicTypeSize) -> CGFloat {
    let role: TextRole =
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    return role.points(choice.rawValue)
  }
}

/// The size of text that the user has chosen.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Extra small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large: what systems are delivered with.
  case large
  /// Extra large.
  case xLarge
  /// Extra extra large.
  case xxLarge
  /// Extra extra extra large.
  case xxxLarge
  /// The first of the sizes for people with weak eyes.
  case accessibility1
  /// The second.
  case accessibility2
  /// The third.
  case accessibility3
  /// The fourth.
  case accessibility4
  /// The fifth.
  case accessibility5

  /// Whether it is one of the sizes for people with weak eyes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one is smaller than the other.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

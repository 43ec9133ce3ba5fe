/// The size of text that the user has chosen.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// A size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private static func named(_ name: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + name)
  }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Extra small.
  public static let extraSmall = named("XS")
  /// Small.
  public static let small = named("S")
  /// Medium.
  public static let medium = named("M")
  /// Large: what systems are delivered with.
  public static let large = named("L")
  /// Extra large.
  public static let extraLarge = named("XL")
  /// Extra extra large.
  public static let extraExtraLarge = named("XXL")
  /// Extra extra extra large.
  public static let extraExtraExtraLarge = named("XXXL")
  /// The first of the sizes for people with weak eyes.
  public static let accessibilityMedium = named("AccessibilityM")
  /// The second.
  public static let accessibilityLarge = named("AccessibilityL")
  /// The third.
  public static let accessibilityExtraLarge = named("AccessibilityXL")
  /// The fourth.
  public static let accessibilityExtraExtraLarge = named("AccessibilityXXL")
  /// The fifth.
  public static let accessibilityExtraExtraExtraLarge = named("AccessibilityXXXL")

  /// All sizes, the smallest first.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among all sizes; that of large where nothing is said.
  package var index: Int { UIContentSizeCategory.all.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the sizes for people with weak eyes.
  public var isAccessibilityCategory: Bool { index >= 7 }

  /// Whether one is smaller than the other.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.index < b.index
  }
  /// Whether one is larger than the other.
  public static func > (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.index > b.index
  }
  /// Whether one is not smaller than the other.
  public static func >= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.index >= b.index
  }
  /// Whether one is not larger than the other.
  public static func <= (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.index <= b.index
  }
}

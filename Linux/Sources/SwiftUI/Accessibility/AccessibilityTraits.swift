/// What a screen reader says about the kind and state of something.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct AccessibilityTraits: SetAlgebra, Sendable {
  /// One trait is an element.
  public typealias Element = AccessibilityTraits
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// None.
  public init() { bits = 0 }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(bits: 8)
  /// It is for searching.
  public static let isSearchField = AccessibilityTraits(bits: 16)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(bits: 32)
  /// It makes a sound of its own.
  public static let playsSound = AccessibilityTraits(bits: 64)
  /// It is a key.
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 256)
  /// It sums up the start of the app.
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  /// It changes so often that each change would be too much to read.
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  /// It starts media.
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  /// It passes touches on.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  /// It turns a page.
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  /// Nothing outside it can be used.
  public static let isModal = AccessibilityTraits(bits: 16384)
  /// It can be switched on and off.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let isToggle = AccessibilityTraits(bits: 32768)

  private static let all: [(AccessibilityTraits, String)] = [
    (isButton, "button"), (isHeader, "header"), (isSelected, "selected"), (isLink, "link"),
    (isSearchField, "search field"), (isImage, "image"), (playsSound, "plays sound"),
    (isKeyboardKey, "keyboard key"), (isStaticText, "text"), (isSummaryElement, "summary"),
    (updatesFrequently, "updates frequently"), (startsMediaSession, "starts media"),
    (allowsDirectInteraction, "direct interaction"), (causesPageTurn, "turns page"),
    (isModal, "modal"), (AccessibilityTraits(bits: 32768), "switch"),
  ]

  /// The traits in words.
  var names: [String] { Self.all.filter { contains($0.0) }.map(\.1) }

  static let toggle = AccessibilityTraits(bits: 32768)

  /// Whether all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  /// The traits of either.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  /// The traits of both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  /// The traits of exactly one.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  /// Takes traits away.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = intersection(member)
    bits &= ~member.bits
    return had.bits == 0 ? nil : had
  }
  /// Adds traits.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let had = intersection(newMember)
    bits |= newMember.bits
    return had.bits == 0 ? nil : had
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Keeps the traits of another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits of exactly one.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// A name for an element of a page that is safe in HTML, CSS, SVG and URLs alike.
///
/// It begins with a letter and has letters, digits, hyphens and underscores of ASCII, at most 64 in
/// all.
///
/// ```swift
/// let id = try WebID("feed-2")
/// ```
public struct WebID: Hashable, Sendable {
  /// The name.
  public let text: String

  /// The longest name: 64 characters.
  public static let longest = 64

  /// The name, checked.
  ///
  /// - Throws: `WebError.id` when the text is no such name.
  public init(_ text: String) throws(WebError) {
    guard Self.isValid(text) else { throw .id(text) }
    self.text = text
  }

  /// The name `sheen`, for a page with one group.
  public static let standard = WebID(unchecked: "sheen")

  private init(unchecked: String) {
    text = unchecked
  }

  /// A part of the element of this name.
  func part(_ name: String) -> String { text + "-" + name }

  private static func isValid(_ text: String) -> Bool {
    var count = 0
    for character in text.utf8 {
      count += 1
      switch character {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        if count == 1 { return false }
      default: return false
      }
    }
    return count > 0 && count <= longest
  }
}

/// A loading screen with a name: a skeleton, and the size it is drawn for.
public struct SkeletonScreen: Hashable, Sendable {
  /// The name, as the command line writes it: lower case, words joined by hyphens.
  public let name: String

  /// What it shows, in a few words.
  public let summary: String

  /// The size it is drawn for, in points; it can be laid out in any other.
  public let size: SheenSize

  /// The placeholders and how they lie.
  public let skeleton: Skeleton

  /// A screen of the given name, size and parts.
  public init(
    name: String, summary: String, size: SheenSize = SkeletonScreen.phone, skeleton: Skeleton
  ) {
    self.name = name
    self.summary = summary
    self.size = size
    self.skeleton = skeleton
  }

  /// The name as a heading: its words with a capital letter, such as `Photo grid`.
  public var title: String {
    var title = ""
    for (place, character) in name.unicodeScalars.enumerated() {
      switch character {
      case "-": title.unicodeScalars.append(" ")
      case "a"..."z" where place == 0:
        title.unicodeScalars.append(Unicode.Scalar(UInt8(character.value) - 32))
      default: title.unicodeScalars.append(character)
      }
    }
    return title
  }

  /// The size of a phone's screen: 390 × 844 points.
  public static let phone = SheenSize(width: 390, height: 844)
}

public import SheenCore

/// Why text for a page cannot be made.
public enum WebError: Error, Hashable, Sendable {
  /// A name of an element has a character that it can't have, or is empty or too long.
  case id(String)

  /// A name of a language is none, as `en` and `pt-BR` are.
  case language(String)

  /// An address of a style sheet or script is no path, `https:` or `http:` address.
  case address(String)

  /// The skeleton can't be laid out.
  case skeleton(SkeletonError)

  /// What is wrong and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .id(let text):
      "an id can't be \(Self.quoted(text)); it must begin with a letter and have only letters, "
        + "digits, - and _ of ASCII, at most \(WebID.longest)"
    case .language(let text):
      "a language can't be \(Self.quoted(text)); it must be a tag such as en or pt-BR"
    case .address(let text):
      "an address can't be \(Self.quoted(text)); it must be a path, or begin with https: or http:"
    case .skeleton(let error): error.description
    }
  }

  /// The beginning of a text in quotes, enough to be recognized.
  private static func quoted(_ text: String) -> String {
    let start = text.prefix(80)
    return "\"\(start)\(start.endIndex == text.endIndex ? "" : "…")\""
  }
}

public import SheenCore

/// A page of its own that shows a skeleton: one file, no script, nothing to load.
///
/// ```swift
/// let page = SkeletonPage(SkeletonScreen.feed.skeleton, title: "Feed")
/// let html = try page.html()
/// ```
public struct SkeletonPage: Hashable, Sendable {
  /// What the page shows.
  public var skeleton: Skeleton

  /// How the light looks and moves.
  public var style: ShimmerStyle

  /// How the skeleton is written. Its height is the window's where the skeleton can use that.
  public var markup: SkeletonMarkup

  /// The title of the page.
  public var title: String

  /// The language of the title and the status, as a tag such as `en` or `pt-BR`.
  public var language: String

  /// The side at which text begins.
  public var layoutDirection: SheenLayoutDirection

  /// One appearance for all readers; nil: what each reader's system asks for.
  public var appearance: ShimmerAppearance?

  /// The time to stand still at, in seconds, for pictures and tests; nil: the light moves.
  public var time: Double?

  /// The largest width of the skeleton in points, in the middle of a wider window; nil, or what is
  /// no length above 0: always the window's width.
  ///
  /// A screen for phones that is stretched over a whole desk is little but one gray area.
  public var widest: Double?

  /// A page; every part that is not named has its default.
  public init(
    _ skeleton: Skeleton, style: ShimmerStyle = .standard,
    markup: SkeletonMarkup = SkeletonMarkup(), title: String = "Loading", language: String = "en",
    layoutDirection: SheenLayoutDirection = .leftToRight, appearance: ShimmerAppearance? = nil,
    time: Double? = nil, widest: Double? = nil
  ) {
    self.skeleton = skeleton
    self.style = style
    self.markup = markup
    self.title = title
    self.language = language
    self.layoutDirection = layoutDirection
    self.appearance = appearance
    self.time = time
    self.widest = widest
    if skeleton.growth(.vertical) != .none { self.markup.height = .container }
  }

  /// The page as text.
  ///
  /// - Throws: `WebError` when the skeleton cannot be laid out or the language is no tag.
  public func html() throws(WebError) -> String {
    guard Self.isLanguage(language) else { throw .language(language) }
    let isRightToLeft = layoutDirection == .rightToLeft
    return """
      <!DOCTYPE html>
      <html lang="\(language)" dir="\(isRightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="\(scheme)">
      <title>\(title.escaped)</title>
      <style>
      \(style.styleSheet(for: appearance))\(try skeleton.rules(markup))\(hold)\
      html, body, main { height: 100%; margin: 0; background-color: var(--sheen-background); }
      \(limit)</style>
      </head>
      <body>
      <main>\(try skeleton.html(markup))</main>
      </body>
      </html>

      """
  }

  private var hold: String {
    time.map { ":root { --sheen-play: paused; --sheen-time: \($0.text)s; }\n" } ?? ""
  }

  private var limit: String {
    guard let widest, widest > 0, widest.isFinite else { return "" }
    return "main { max-width: \(widest.pixels); margin-inline: auto; }\n"
  }

  private var scheme: String {
    switch appearance?.scheme {
    case .light: "light"
    case .dark: "dark"
    case nil: "light dark"
    }
  }

  /// Letters, digits and hyphens, beginning with two letters: enough to be safe in an attribute and
  /// to catch a mistake.
  private static func isLanguage(_ text: String) -> Bool {
    let letters = text.utf8.prefix { isLetter($0) }
    let others = text.utf8.dropFirst(letters.count)
    return (2...8).contains(letters.count) && text.utf8.count <= 35
      && (others.isEmpty || others.first == UInt8(ascii: "-"))
      && others.last != UInt8(ascii: "-")
      && others.allSatisfy {
        isLetter($0) || $0 == UInt8(ascii: "-")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
  }

  private static func isLetter(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }
}

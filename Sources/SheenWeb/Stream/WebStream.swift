public import SheenCore

/// A page that is sent in one response and out of order: first the placeholders, then each content
/// when its data is there.
///
/// ```swift
/// let stream = try WebStream(.slots, styleSheets: ["/sheen.css"])
/// var page = stream.opening
/// page += try stream.placeholder(for: skeleton, options)      // in its place
/// page += stream.middle
/// // …and when the data is there:
/// page += stream.replacement(id: options.id, content: "<ul>…</ul>")
/// page += stream.closing
/// ```
///
/// The content is taken as it is; escape what is not yours.
public struct WebStream: Hashable, Sendable {
  /// What brings content to the place of its placeholder.
  public enum Delivery: Hashable, Sendable {
    /// The browser alone: the page is a shadow tree, its placeholders are what slots show until
    /// something is put into them, and content comes as an element for a slot.
    ///
    /// All style sheets have to be linked within the shadow tree as well as in the page's head.
    case slots

    /// `WebScript`: content comes in a `<template>`, which the script puts in place of its
    /// placeholder. Without the script the placeholders stay.
    case script
  }

  /// What brings content to its place.
  public let delivery: Delivery

  /// The addresses of the style sheets within the shadow tree.
  public let styleSheets: [String]

  /// A stream of a delivery.
  ///
  /// - Parameters:
  ///   - delivery: What brings content to its place.
  ///   - styleSheets: The addresses of `ShimmerStyle.styleSheet()` and the page's own sheets, which
  ///     a shadow tree does not see otherwise; not used with a script.
  /// - Throws: `WebError.address` when an address is neither a path nor one of `https:` or `http:`.
  public init(_ delivery: Delivery, styleSheets: [String] = []) throws(WebError) {
    for address in styleSheets where !Self.isAddress(address) { throw .address(address) }
    self.delivery = delivery
    self.styleSheets = styleSheets
  }

  /// The start of what is streamed, after the page's `<body>`; then the page follows, with the
  /// placeholders in their places.
  public var opening: String {
    guard delivery == .slots else { return "" }
    var markup = Markup()
    markup.raw("<div><template shadowrootmode=\"open\">")
    for address in styleSheets {
      markup.raw("<link rel=\"stylesheet\" href=\"\(address.escaped)\">")
    }
    return markup.text
  }

  /// What follows when the page is complete but for its contents; then the replacements follow.
  public var middle: String { delivery == .slots ? "</template>" : "" }

  /// The end, after the last replacement.
  public var closing: String { delivery == .slots ? "</div>" : "" }

  /// A skeleton in the place of a content that comes later.
  ///
  /// - Parameters:
  ///   - skeleton: What is shown until then.
  ///   - options: How it is written; its id is that of the content.
  /// - Throws: `WebError.skeleton` when the skeleton cannot be laid out.
  public func placeholder(
    for skeleton: Skeleton, _ options: SkeletonMarkup
  ) throws(WebError) -> String {
    let group = try skeleton.html(options)
    guard delivery == .slots else { return group }
    var markup = Markup()
    markup.begin("slot", [Markup.Attribute("name", options.id.text)])
    markup.raw(group)
    markup.end()
    return markup.text
  }

  /// A content, to be sent at any time after the page.
  ///
  /// - Parameters:
  ///   - id: The id of its placeholder.
  ///   - content: HTML that is taken as it is.
  ///   - label: What a screen reader says once, politely, when the content is there.
  public func replacement(id: WebID, content: String, label: String = "Loaded") -> String {
    var markup = Markup()
    switch delivery {
    case .slots:
      markup.begin("div", [Markup.Attribute("slot", id.text)])
      SkeletonMarkup.writeStatus(label, to: &markup)
    case .script:
      markup.begin(
        "template",
        [Markup.Attribute("data-sheen", id.text), Markup.Attribute("data-said", label)])
    }
    markup.raw(content)
    markup.end()
    // A line end behind the template shows the script that nothing of it is missing.
    return markup.text + "\n"
  }

  /// A path, or an address of the web; nothing that could be a script.
  private static func isAddress(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
    let beforePath = text.utf8.prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    guard beforePath.contains(UInt8(ascii: ":")) else { return true }
    return text.hasPrefix("https://") || text.hasPrefix("http://")
  }
}

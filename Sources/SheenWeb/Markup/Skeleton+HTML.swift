public import SheenCore

extension Skeleton {
  /// This skeleton as HTML, to be sent with a page that has the style sheet.
  ///
  /// The boxes are laid out by the browser, so they fit any width, and from right to left where the
  /// page's `dir` says so. The same skeleton and options give the same bytes.
  ///
  /// The group's element has the id of the options. In it are one polite status for screen readers and
  /// a busy element, whose placeholders no screen reader sees. Replace the group by the content, or
  /// use `WebStream`.
  ///
  /// - Parameter options: The id, the status and how the group fits the page.
  /// - Throws: `WebError.skeleton` when the skeleton cannot be laid out, or a part that repeats to fill
  ///   would need too many copies.
  public func html(_ options: SkeletonMarkup = SkeletonMarkup()) throws(WebError) -> String {
    try written(options).markup.text
  }

  /// The rules of the classes in this skeleton's HTML, where `SkeletonMarkup.styling` is `classes`:
  /// to be sent behind the style sheet.
  ///
  /// ```swift
  /// options.styling = .classes
  /// let sheet = ShimmerStyle.standard.styleSheet() + (try skeleton.rules(options))
  /// ```
  ///
  /// - Parameter options: The same as for `html(_:)`; the classes begin with the id.
  /// - Throws: `WebError.skeleton`, as `html(_:)` does.
  public func rules(_ options: SkeletonMarkup) throws(WebError) -> String {
    try written(options).sizes.rules
  }

  private func written(_ options: SkeletonMarkup) throws(WebError) -> FlowWriter {
    do throws(SkeletonError) {
      // The core's layout finds every part that can't be laid out, whatever the width.
      _ = try layout(width: SkeletonScreen.phone.width)
      var writer = FlowWriter(options: options)
      options.beginGroup(in: &writer.markup)
      try options.writeTree(of: self, with: &writer)
      options.endGroup(in: &writer.markup)
      return writer
    } catch {
      throw .skeleton(error)
    }
  }
}

extension SkeletonMarkup {
  /// A group around elements of a page's own, such as mock content whose parts have the class
  /// `sheen-placeholder`.
  ///
  /// The elements are busy, out of reach for pointer and keyboard, and hidden from screen readers,
  /// until the group is replaced.
  ///
  /// - Parameter markup: HTML that is taken as it is; escape what is not yours.
  public func group(around markup: String) -> String {
    var writer = Markup()
    beginGroup(in: &writer)
    writer.raw(markup)
    endGroup(in: &writer)
    return writer.text
  }

  fileprivate func beginGroup(in markup: inout Markup) {
    markup.begin(
      "div",
      [
        Markup.Attribute("id", id.text),
        Markup.Attribute("class", height == .container ? "sheen sheen-full" : "sheen"),
      ])
    // A reader may keep silent about what changes within a busy element, so the status is outside.
    Self.writeStatus(label, to: &markup)
    markup.begin(
      "div", [Markup.Attribute("class", "sheen-scope"), Markup.Attribute("aria-busy", "true")])
    markup.begin(
      "div",
      [
        Markup.Attribute("class", "sheen-skeleton"), Markup.Attribute("aria-hidden", "true"),
        Markup.Attribute("inert"),
      ])
  }

  fileprivate func endGroup(in markup: inout Markup) {
    for _ in 0..<3 { markup.end() }
  }

  fileprivate func writeTree(
    of skeleton: Skeleton, with writer: inout FlowWriter
  ) throws(SkeletonError) {
    switch backdrop {
    case .anything: writer.begin("sheen-tree", ["place-items:start"])
    case .color:
      writeFilter(to: &writer.markup)
      Self.writeLight("sheen-light sheen-sheet", to: &writer.markup)
      let holes = ["--sheen-on: ", "--sheen-holes:url(#\(id.part("holes")))", "place-items:start"]
      writer.begin("sheen-tree sheen-stencil", holes)
    }
    try writer.write(
      skeleton, in: .cell(fillsWidth: false, fillsHeight: false),
      FlowSpace(width: true, height: height == .container))
    writer.markup.end()
  }

  /// Makes holes of what is white in a drawing on black, and fills the rest with the background. It is
  /// applied to a still picture, so a browser does it once.
  private func writeFilter(to markup: inout Markup) {
    markup.begin("svg", [Markup.Attribute("class", "sheen-filter")])
    markup.begin(
      "filter",
      [
        Markup.Attribute("id", id.part("holes")), Markup.Attribute("x", "0"),
        Markup.Attribute("y", "0"), Markup.Attribute("width", "1"),
        Markup.Attribute("height", "1"), Markup.Attribute("color-interpolation-filters", "sRGB"),
      ])
    markup.element(
      "feColorMatrix",
      [
        Markup.Attribute("values", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 0 1 0"),
        Markup.Attribute("result", "paper"),
      ])
    markup.element("feFlood", [Markup.Attribute("class", "sheen-flood")])
    markup.element(
      "feComposite", [Markup.Attribute("in2", "paper"), Markup.Attribute("operator", "in")])
    markup.end()
    markup.end()
  }

  /// The moving layer: a box of the scope with the band in it.
  static func writeLight(_ name: String, to markup: inout Markup) {
    markup.begin("div", [Markup.Attribute("class", name)])
    markup.element("div", [Markup.Attribute("class", "sheen-band")])
    markup.end()
  }

  /// Words for screen readers alone.
  static func writeStatus(_ words: String, to markup: inout Markup) {
    markup.begin(
      "p", [Markup.Attribute("class", "sheen-status"), Markup.Attribute("role", "status")])
    markup.words(words)
    markup.end()
  }
}

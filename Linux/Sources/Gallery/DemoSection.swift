import Foundation

/// The part of the demo's page that shows a front-end: in the look of that page, and put into it.
@MainActor struct DemoSection {
  let frontEnd: FrontEnd

  /// The part of the page before which it stands.
  private static let next = "<section aria-labelledby=\"formats\">"

  /// Puts the section into a page.
  ///
  /// - Throws: ``GalleryError`` where the page is not the demo's.
  func insert(into page: URL) throws {
    let text = try String(contentsOf: page, encoding: .utf8)
    guard let place = text.range(of: Self.next) else { throw GalleryError.page(page.path) }
    let whole = text[..<place.lowerBound] + html + text[place.lowerBound...]
    try Folder(page.deletingLastPathComponent().path)
      .write(Array(whole.utf8), to: page.lastPathComponent)
  }

  private var html: String {
    """
    <section aria-labelledby="\(frontEnd.folder)">
    <h2 id="\(frontEnd.folder)">\(frontEnd.name)</h2>
    <div class="cards" style="grid-template-columns: repeat(auto-fill, minmax(200px, 1fr))">
    \(frontEnd.examples.map(card).joined(separator: "\n"))
    </div>
    <p style="color: var(--soft); padding-top: 28px">Each is \(frontEnd.kind) of an app, compiled unchanged and recorded
    on Linux. <a href="\(frontEnd.folder)/index.html">Dark and from right to left, too</a>\(more).</p>
    </section>


    """
  }

  private var more: String {
    frontEnd.more.isEmpty ? "" : ", with the screens and pieces above, drawn by \(frontEnd.name)"
  }

  private func card(_ screen: GalleryScreen) -> String {
    let name = "\(frontEnd.folder)/\(screen.name)"
    let (dark, still) = ("(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)")
    return """
      <article style="grid-row: span 4">
      <div class="sheet">
      <picture>
      <source media="\(still) and \(dark)" srcset="\(name)-dark.png">
      <source media="\(still)" srcset="\(name).png">
      <source media="\(dark)" srcset="\(name)-dark.webp">
      <img src="\(name).webp" alt="\(screen.summary.htmlEscaped)" loading="lazy"
      style="aspect-ratio: 39 / 40; object-fit: cover; object-position: top"
      width="\(Int(screen.size.width))" height="\(Int(screen.size.height))">
      </picture>
      </div>
      <h3>\(screen.title.htmlEscaped)</h3>
      <p>\(screen.summary.htmlEscaped)</p>
      <code class="line">\(screen.code.htmlEscaped)</code>
      </article>
      """
  }
}

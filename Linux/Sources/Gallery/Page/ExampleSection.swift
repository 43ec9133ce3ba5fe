import Foundation
import Sheen
import SheenWeb

/// The screens that are written as an app's are, by one front-end: each recorded, with its code.
@MainActor struct ExampleSection {
  let html: String

  init(_ renderer: Renderer, _ screens: [GalleryScreen]) throws {
    let id = "in-\(renderer.rawValue)"
    html = """
      <section class="chapter" aria-labelledby="\(id)">
      <h2 id="\(id)">In \(renderer.title)</h2>
      <p class="lead">Screens as an app has them: <code>import \(renderer.title)</code>, <code>import
      Sheen</code>, and nothing else. What is Sheen’s in them is marked.</p>
      \(try screens.map { try Self.article($0, renderer) }.joined(separator: "\n"))
      </section>
      """
  }

  private static func article(_ screen: GalleryScreen, _ renderer: Renderer) throws -> String {
    let id = "\(renderer.rawValue)-\(screen.name)"
    return """
      <article class="example" id="\(id)" aria-labelledby="\(id)-title">
      <header>
      <h3 id="\(id)-title">\(screen.title.escaped)</h3>
      <p>\(screen.summary.escaped)</p>
      </header>
      <figure>
      <div class="sheet">
      \(Variant.all.map { variant($0, screen, renderer) }.joined(separator: "\n"))
      </div>
      \(loaded(screen))</figure>
      <div>
      \(try screen.code.map { try CodeBlock.html("Code", $0, marksSheen: true) }.joined(separator: "\n"))
      </div>
      </article>
      """
  }

  private static func variant(
    _ variant: Variant, _ screen: GalleryScreen, _ renderer: Renderer
  ) -> String {
    let film = Film.html(
      Recording(screen: screen, variant: variant),
      words: "\(screen.title), \(renderer.title), \(variant.title)")
    return "<div class=\"variant \(variant.classes)\" "
      + "style=\"--w:\(Int(screen.size.width));--h:\(Int(screen.size.height))\">\(film)</div>"
  }

  /// The ways to what is to be seen in the end, of a screen that loads by itself.
  private static func loaded(_ screen: GalleryScreen) -> String {
    guard screen.loaded != nil else { return "" }
    let links = Variant.all.map { variant in
      let file = Recording(screen: screen, variant: variant).loaded
      return "<a class=\"\(variant.classes)\" href=\"\(file.escaped)\">When it has "
        + "loaded<span class=\"unseen\">, \(variant.title)</span></a>"
    }
    return "<figcaption>\(links.joined())</figcaption>\n"
  }
}

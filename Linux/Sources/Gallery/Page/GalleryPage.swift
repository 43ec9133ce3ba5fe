import Sheen
import SheenScreens
import SheenWeb

/// The page that shows every screen by every renderer: HTML without a script and without anything
/// from elsewhere. What moves in it without a picture is drawn by `SheenWeb`, and so is its hero.
@MainActor struct GalleryPage {
  let html: String

  /// - Parameter demo: The address of the demo's page, where there is one.
  init(demo: String? = nil) throws {
    let screens = try ComparedScreen.all.map { try ScreenSection($0, isOpen: $0.screen == .feed) }
    let phones = screens.prefix(SkeletonScreen.screens.count)
    let pieces = screens.dropFirst(SkeletonScreen.screens.count)
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Sheen: the gallery</title>
      <style>
      \(GalleryStyle.sheet)</style>
      </head>
      <body>
      \(Controls.html)
      \(try Hero.html(demo: demo))
      <main>
      <section class="chapter" aria-labelledby="screens">
      <h2 id="screens">Screens</h2>
      <p class="lead">Each is described once. Five renderers draw it, from the same numbers, under the
      same light.</p>
      \(phones.map(\.html).joined(separator: "\n"))
      </section>
      <section class="chapter" aria-labelledby="pieces">
      <h2 id="pieces">Pieces</h2>
      <p class="lead">Smaller than a screen: what stands in a list, on a card, or alone.</p>
      \(pieces.map(\.html).joined(separator: "\n"))
      </section>
      \(try ExampleSection(.swiftUI, GalleryScreen.examples).html)
      \(try ExampleSection(.uiKit, GalleryScreen.controllers).html)
      \(Self.derived)
      </main>
      \(Self.footer)
      </body>
      </html>

      """
  }

  private static var derived: String {
    let links = ContactSheet.pictures.map { "<li><a href=\"\($0.file)\">\($0.title)</a></li>" }
    return """
      <section class="chapter" aria-labelledby="derived">
      <h2 id="derived">Derived from content</h2>
      <p class="lead">Views as apps have them: loaded, as placeholders, and as the system redacts them.</p>
      <ul>
      \(links.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private static var footer: String {
    """
    <footer>
    <p>This page has no script. Its light, its HTML and its drawings are written by SheenWeb; SwiftUI
    and UIKit are compiled unchanged and recorded on Linux, on stand-ins for Apple’s frameworks; the
    code is read from the sources that were compiled. A browser begins a moving picture when it has
    loaded it, so pictures may be a moment behind what is live.</p>
    </footer>
    """
  }
}

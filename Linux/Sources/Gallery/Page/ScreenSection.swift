import Sheen
import SheenWeb

/// A screen that has a name, by every renderer side by side, and the code that draws it.
@MainActor struct ScreenSection {
  let html: String

  /// - Parameter isOpen: Whether its code is seen at once.
  init(_ compared: ComparedScreen, isOpen: Bool) throws {
    let screen = compared.screen
    let isPhone = screen.size == SkeletonScreen.phone
    let cells = try Renderer.allCases.map { renderer in
      """
      <figure>
      <div class="\(isPhone ? "phone" : "sheet")">
      \(try Variant.all.map { try Self.variant($0, renderer, compared) }.joined(separator: "\n"))
      </div>
      <figcaption><strong>\(renderer.title)</strong> \(renderer.medium)</figcaption>
      </figure>
      """
    }
    html = """
      <article id="\(screen.name)" aria-labelledby="\(screen.name)-title">
      <header>
      <h3 id="\(screen.name)-title">\(screen.title.escaped)</h3>
      <p>\(screen.summary.escaped)</p>
      </header>
      <div class="row" role="group" aria-label="\(screen.title.escaped), drawn five ways" tabindex="0">
      \(cells.joined(separator: "\n"))
      </div>
      <details\(isOpen ? " open" : "")>
      <summary>Code<span class="unseen"> of \(screen.title.escaped)</span></summary>
      <div class="code">
      <div>
      \(try CodeBlock.html("The screen", ScreenSource.place(of: screen)))
      </div>
      <div>
      \(try Renderer.allCases.map { try CodeBlock.html($0.title, $0.code) }.joined(separator: "\n"))
      </div>
      </div>
      </details>
      </article>
      """
  }

  private static func variant(
    _ variant: Variant, _ renderer: Renderer, _ compared: ComparedScreen
  ) throws -> String {
    let content: String
    let words = compared.words(renderer, variant)
    switch renderer {
    case .swiftUI, .uiKit, .raster:
      content = Film.html(
        Recording(screen: compared.recorded(renderer), variant: variant), words: words)
    case .html:
      content = """
        <div class="flow" role="img" aria-label="\(words.escaped)"><div aria-hidden="true" hidden>\
        \(try compared.html(variant))</div></div>
        """
    case .svg: content = try compared.svg(variant)
    }
    let size = compared.screen.size
    return "<div class=\"variant \(variant.classes)\" dir=\"\(variant.direction)\" "
      + "style=\"--w:\(Int(size.width));--h:\(Int(size.height))\">\(content)</div>"
  }
}

extension ComparedScreen {
  fileprivate func recorded(_ renderer: Renderer) -> GalleryScreen {
    switch renderer {
    case .swiftUI: swiftUI
    case .uiKit: uiKit
    case .raster, .html, .svg: raster
    }
  }
}

extension Variant {
  /// The classes by which the page's style finds the variants that it is to show.
  var classes: String { "\(isDark ? "dark" : "light")-only \(direction)-only" }

  var direction: String { isRightToLeft ? "rtl" : "ltr" }
}

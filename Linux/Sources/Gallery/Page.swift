import Foundation

/// The page that shows every screen of a front-end in every variant: HTML without a script.
@MainActor struct Page {
  let frontEnd: FrontEnd

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Sheen: \(frontEnd.name)</title>
    <style>
    \(Self.css)</style>
    <header>
    <h1>\(frontEnd.name), on the stage</h1>
    <p>Each screen is \(frontEnd.kind), compiled unchanged and drawn without a device: light and dark,
    from left to right and from right to left.</p>
    </header>
    <main>
    \(frontEnd.screens.map(section).joined(separator: "\n"))
    </main>
    </html>

    """
  }

  private func section(_ screen: GalleryScreen) -> String {
    """
    <section>
    <h2>\(screen.title.htmlEscaped)</h2>
    <p>\(screen.summary.htmlEscaped) <code>\(screen.code.htmlEscaped)</code></p>
    <div class="row">
    \(Variant.all.map { figure(screen, $0) }.joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private func figure(_ screen: GalleryScreen, _ variant: Variant) -> String {
    let name = screen.name + variant.suffix
    let loaded =
      screen.loaded == nil ? "" : " · <a href=\"\(name)-loaded.png\">when it has loaded</a>"
    return """
      <figure><picture><source media="(prefers-reduced-motion: reduce)" srcset="\(name).png">
      <img src="\(name).webp" alt="\("\(screen.title), \(variant.title)".htmlEscaped)" loading="lazy"
      width="\(Int(screen.size.width))" height="\(Int(screen.size.height))"></picture>
      <figcaption>\(variant.title)\(loaded)</figcaption></figure>
      """
  }

  private static let css = """
    :root { --page: #f3f3f5; --ink: #16161a; --soft: #5f5f69; --line: #dedee3; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #08080a; --ink: #f1f1f4; --soft: #9b9ba6; --line: #26262b; }
    }
    body {
      margin: 0 auto; max-width: 1480px; padding: 48px clamp(18px, 4.5vw, 72px);
      background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
    }
    h1 { margin: 0; font-size: clamp(32px, 5vw, 56px); letter-spacing: -0.03em; line-height: 1.1; }
    h2 { margin: 48px 0 0; padding-top: 16px; border-top: 1px solid var(--line); font-size: 20px; }
    p { margin: 4px 0 16px; color: var(--soft); }
    code { font: 0.86em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    .row { display: grid; grid-template-columns: repeat(4, 1fr); gap: clamp(12px, 2vw, 32px); }
    a { color: inherit; }
    figure { margin: 0; min-width: 0; }
    img { display: block; width: 100%; height: auto; border-radius: 16px;
      box-shadow: 0 0 0 1px var(--line); }
    figcaption { margin-top: 8px; color: var(--soft); font-size: 14px; }
    @media (max-width: 760px) { .row { grid-template-columns: 1fr 1fr; } }

    """
}

extension String {
  /// The text with everything escaped that HTML would take for markup.
  var htmlEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

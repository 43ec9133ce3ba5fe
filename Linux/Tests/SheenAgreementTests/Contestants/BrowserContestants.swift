import SheenCore
import SheenWeb

/// HTML in Chromium, which lays it out and moves its light by itself.
struct HTMLContestant: Contestant {
  let name = "HTML"

  func pictures(of shots: [Shot]) async throws -> [[Pixels]] {
    try await BrowserSheet.pictures(of: shots) { setting in
      var markup = SkeletonMarkup()
      markup.height = .container
      let sheet = setting.style.styleSheet(for: setting.appearance)
      return setting.document(
        style: sheet + "html { background-color: var(--sheen-background); }",
        content: try setting.skeleton.html(markup))
    }
  }
}

/// SVG in Chromium, as a part of a page.
struct SVGContestant: Contestant {
  let name = "SVG"

  func pictures(of shots: [Shot]) async throws -> [[Pixels]] {
    try await BrowserSheet.pictures(of: shots) { setting in
      let drawing = SkeletonDrawing(
        setting.skeleton, size: setting.size, style: setting.style,
        layoutDirection: setting.layoutDirection,
        appearance: setting.appearance)
      return setting.document(style: "svg { display: block; }", content: try drawing.svg())
    }
  }
}

extension Setting {
  /// A page with something in the skeleton's place.
  fileprivate func document(style: String, content: String) -> String {
    """
    <!DOCTYPE html>
    <html dir="\(layoutDirection == .rightToLeft ? "rtl" : "ltr")">
    <meta name="color-scheme" content="\(appearance.scheme)">
    <style>
    \(style)
    *, ::after { animation-play-state: paused !important; }
    body { margin: 0; }
    main { position: absolute; left: \(origin.x)px; top: \(origin.y)px; \
    width: \(size.width)px; height: \(size.height)px; }
    </style>
    <main>\(content)</main>
    </html>
    """
  }
}

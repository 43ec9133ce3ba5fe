import SheenCore
import SheenImage
import SheenJSON
import SheenScreens
import SheenWeb

/// The page that shows the demo's pictures: HTML without a script and without anything from
/// elsewhere.
struct DemoPage {
  let demo: Demo
  let sizes: [DemoPicture: Int]

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Sheen: loading screens</title>
    <style>
    \(DemoStyle.css)</style>

    <header>
    \(DemoStyle.mark)
    <h1>Light that keeps step</h1>
    <p>\(SkeletonScreen.all.count) loading screens under one band of light. Every picture here is a
    file beside this page, drawn by <code>sheen demo</code>; the command below a picture draws it
    again.</p>
    </header>

    <main>
    <section aria-labelledby="screens">
    <h2 id="screens">Screens</h2>
    <div class="cards screens">
    \(SkeletonScreen.screens.map { card($0, frame: "phone") }.joined(separator: "\n"))
    </div>
    </section>

    <section aria-labelledby="pieces">
    <h2 id="pieces">Pieces</h2>
    <div class="cards pieces">
    \(SkeletonScreen.components.map { card($0, frame: "sheet") }.joined(separator: "\n"))
    </div>
    </section>

    <section aria-labelledby="formats">
    <h2 id="formats">Formats</h2>
    <dl class="formats">
    \(formats)
    </dl>
    </section>
    </main>

    <footer>
    <p>Where the system asks for reduced motion, this page shows still pictures. It follows light and
    dark.</p>
    </footer>
    </html>

    """
  }

  private func card(_ screen: SkeletonScreen, frame: String) -> String {
    """
    <article>
    <div class="\(frame)">
    \(picture(screen))
    </div>
    <h3>\(screen.title.escaped)</h3>
    <p>\(screen.summary.capitalizedFirst.escaped).</p>
    <table aria-label="Files">
    \(rows(screen))
    </table>
    <code class="line">\(command(screen))</code>
    </article>
    """
  }

  private func picture(_ screen: SkeletonScreen) -> String {
    let still = "(prefers-reduced-motion: reduce)"
    let dark = "(prefers-color-scheme: dark)"
    func source(_ media: String, _ scheme: ShimmerAppearance.Scheme, _ format: ImageFormat)
      -> String
    {
      let file = DemoPicture(screen: screen, scheme: scheme, format: format).file
      return "<source media=\"\(media)\" srcset=\"\(file.escaped)\">"
    }
    let shown = DemoPicture(screen: screen, scheme: .light, format: demo.pageFormat).file
    let alternative = "\(screen.name): \(screen.summary)".escaped
    return """
      <picture>
      \(source("\(still) and \(dark)", .dark, .png))
      \(source(still, .light, .png))
      \(source(dark, .dark, demo.pageFormat))
      <img src="\(shown.escaped)" alt="\(alternative)" loading="lazy"
      width="\(screen.size.width.shortest)" height="\(screen.size.height.shortest)">
      </picture>
      """
  }

  /// A line for each format: the picture in the light, its size, and the one in the dark.
  private func rows(_ screen: SkeletonScreen) -> String {
    ImageFormat.allCases.compactMap { format in
      let pictures = demo.pictures.filter { $0.screen == screen && $0.format == format }
      guard let light = pictures.first(where: { $0.scheme == .light }) else { return nil }
      let dark = pictures.first { $0.scheme == .dark }.map { link($0, "dark") + size($0) } ?? ""
      return "<tr><td>\(link(light, format.title))</td><td>\(size(light))</td>"
        + "<td class=\"dark\">\(dark)</td></tr>"
    }
    .joined(separator: "\n")
  }

  private func link(_ picture: DemoPicture, _ text: String) -> String {
    let file = picture.file.escaped
    return "<a href=\"\(file)\" aria-label=\"\(file)\">\(text)</a> "
  }

  private func size(_ picture: DemoPicture) -> String {
    "<small>\(FileSize.words(sizes[picture] ?? 0))</small>"
  }

  /// The command in parts that stay together where a narrow column breaks the line.
  private func command(_ screen: SkeletonScreen) -> String {
    DemoPicture(screen: screen, scheme: .light, format: demo.pageFormat).command
      .map { "<span>\($0.escaped)</span>" }.joined(separator: " ")
  }

  private var formats: String {
    ImageFormat.allCases.compactMap { format in
      let sizes = demo.pictures.filter { $0.format == format && $0.scheme == .light }
        .compactMap { self.sizes[$0] }
      guard !sizes.isEmpty else { return nil }
      return """
        <div>
        <dt>\(format.title)</dt>
        <dd>\(format.use) <small>\(FileSize.words(sizes.reduce(0, +) / sizes.count)) on average</small></dd>
        </div>
        """
    }
    .joined(separator: "\n")
  }
}

extension ImageFormat {
  /// The name as people write it.
  fileprivate var title: String {
    switch self {
    case .png: "PNG"
    case .apng: "APNG"
    case .gif: "GIF"
    case .webp: "WebP"
    }
  }

  /// What it is good for.
  fileprivate var use: String {
    switch self {
    case .png: "One still picture, exact. For documents, and where motion is not wanted."
    case .apng: "Moves, exact, with transparency. Every browser plays it."
    case .gif: "Moves everywhere, mail and chat included; the largest files."
    case .webp: "Moves, exact, with transparency; the smallest files."
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

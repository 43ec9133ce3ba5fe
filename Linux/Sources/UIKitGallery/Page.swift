import Foundation

/// The page that shows every screen in every variant: HTML without a script.
@MainActor enum Page {
  static var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Sheen: UIKit</title>
    <style>
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 1260px; margin: 0 auto; padding: 24px }
    .row { display: flex; flex-wrap: wrap; gap: 16px }
    img { border-radius: 12px; max-width: 100%; height: auto; outline: 1px solid #8884 }
    </style>
    <h1>UIKit, on the stage</h1>
    <p>Each screen is a view controller, compiled unchanged and drawn without a device: light, dark and
    from right to left.</p>
    \(Screen.all.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private static func section(_ screen: Screen) -> String {
    let figures = Recording.variants.map { variant in
      """
      <picture>
      <source media="(prefers-reduced-motion: reduce)" srcset="\(screen.name)\(variant.suffix).png">
      <img src="\(screen.name)\(variant.suffix).webp" alt="\(screen.summary)" loading="lazy"
      width="\(Int(Screen.size.width))" height="\(Int(Screen.size.height))">
      </picture>
      """
    }
    return """
      <section>
      <h2>\(screen.title)</h2>
      <p>\(screen.summary) <code>\(screen.code)</code></p>
      <div class="row">
      \(figures.joined(separator: "\n"))
      </div>
      </section>
      """
  }
}

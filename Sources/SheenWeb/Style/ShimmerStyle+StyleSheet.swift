public import SheenCore

extension ShimmerStyle {
  /// The style sheet for every skeleton and placeholder of a page.
  ///
  /// It holds the colors for light and dark appearances, for increased contrast and forced colors,
  /// and for print; the shapes; and the light, which is one moving layer in each scope and moves by
  /// `transform` alone. Where the reader asked for reduced motion there is no animation at all.
  ///
  /// A page themes it by setting custom properties on any element around: `--sheen-background`,
  /// `--sheen-base`, `--sheen-highlight` (colors), `--sheen-angle` (`20deg`), `--sheen-speed`
  /// (`300px`, the distance in a second; where the style has a speed) and `--sheen-band` (`120px`).
  /// `--sheen-play: paused` and `--sheen-time: 0.7s`, set before the page is shown, hold the light of
  /// a certain time.
  ///
  /// ```swift
  /// let sheet = ShimmerStyle.tilted.styleSheet()  // serve it as /sheen.css
  /// ```
  ///
  /// - Parameter appearance: One appearance for all readers; nil: what each reader's system asks for.
  public func styleSheet(for appearance: ShimmerAppearance? = nil) -> String {
    return ColorRules(colors, appearance: appearance).text
      + ShapeRules.text
      + (LightRules(self, appearance: appearance)?.text ?? "")
  }
}

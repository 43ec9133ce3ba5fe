/// Keeps light from flashing: what could provoke a seizure is slowed down.
///
/// WCAG 2.2, 2.3.1 allows three flashes a second. A pair of opposing changes of relative luminance is
/// a flash where they are 0.10 or more and the darker side is below 0.80.
///
/// Source: <https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds>
package enum FlashGuard {
  /// The smallest swing of relative luminance that can be a flash.
  package static let swing = 0.10

  /// The darker side of a flash is below this relative luminance.
  package static let darkerSide = 0.80

  /// The shortest period of light that can flash: 334 milliseconds, just under three a second.
  package static let minimumPeriod = 0.334

  /// Whether light of a palette is a flash each time it passes.
  package static func flashes(_ palette: ShimmerPalette) -> Bool {
    let base = palette.base.over(palette.background).luminance
    let highlight = palette.highlight.over(palette.background).luminance
    return (base - highlight).magnitude >= swing && min(base, highlight) < darkerSide
  }
}

extension ShimmerPalette {
  /// The light that takes the base color exactly to the highlight, and is as little opaque as can be.
  ///
  /// Over other tones than the base it makes as large a step in the same direction, and none over white or
  /// black where the step leads there. So it fits placeholders that have different tones, as those that are
  /// derived from content.
  package var lightOverSurfaces: ShimmerColor {
    let (from, to) = (base.components, highlight.components)
    // How opaque a component of 1, or of 0, has to be to make the step.
    let opacities = zip(from, to).map { base, highlight in
      highlight > base
        ? (highlight - base) / (1 - base) : highlight < base ? (base - highlight) / base : 0
    }
    let opacity = opacities.max() ?? 0
    guard opacity > 0 else { return highlight.withAlpha(0) }
    let color = zip(from, to).map { $0 + ($1 - $0) / opacity }
    return ShimmerColor(red: color[0], green: color[1], blue: color[2], alpha: opacity)
  }
}

extension ShimmerColor {
  fileprivate var components: [Double] { [red, green, blue] }

  fileprivate func withAlpha(_ alpha: Double) -> ShimmerColor {
    ShimmerColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

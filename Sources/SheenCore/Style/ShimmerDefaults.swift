/// Every default of the light, written once, with its reason.
@usableFromInline package enum ShimmerDefaults {
  /// The speed of the band: 390 points per second.
  ///
  /// A phone's width and the band pass in 1.4 seconds, a calm sweep. It is the speed of a scope and
  /// not of an element, so short and wide placeholders show the same light.
  package static let speed = 390.0

  /// The longest sweep over a huge scope: 3 seconds. Beyond it the light goes faster.
  package static let maximumSweepDuration = 3.0

  /// The widest band: 160 points. Over the few levels between base and highlight, a wider band shows
  /// flat steps.
  package static let band = 160.0

  /// The narrowest band: 24 points, below which light looks like a scratch.
  package static let minimumBand = 24.0

  /// The largest part of a narrow scope that the band may take: 40 %, so that it is seen to travel.
  package static let maximumBandFraction = 0.4

  /// The time from one sweep to the next that a rest fills up to: 2 seconds, the median of what
  /// widely used libraries do.
  package static let cycle = 2.0

  /// The shortest rest: 0.4 seconds, so that a long sweep is still followed by a breath.
  package static let minimumRest = 0.4

  /// How much of masked content stays visible without light: 40 %, still readable.
  @usableFromInline package static let dim = 0.4

  /// How opaque light is at its brightest over content that is not a placeholder: 50 %, so that the
  /// content can be read through it.
  package static let peakOverContent = 0.5

  /// The background of the automatic dark palette: `#121212`.
  package static let darkBackground = ShimmerColor(white: 18.0 / 255)

  /// How opaque the foreground is over the background, without light and in full light.
  ///
  /// On white, 12 % is `#e0e0e0`, which is seen more easily than what most libraries use, and 7.5 % in
  /// light swings the luminance by 0.093: below the 0.10 of a flash at any period. Dark backgrounds
  /// need 18 % for as visible a band. Increased contrast reaches the 3:1 of WCAG 2.2, 1.4.11.
  package static func opacity(
    _ scheme: ShimmerAppearance.Scheme, _ contrast: ShimmerAppearance.Contrast
  ) -> (base: Double, highlight: Double) {
    switch (scheme, contrast) {
    case (.light, .standard): (0.12, 0.075)
    case (.dark, .standard): (0.12, 0.18)
    case (.light, .increased): (0.42, 0.36)
    case (.dark, .increased): (0.38, 0.44)
    }
  }
}

/// A style made definite for one scope and one appearance: numbers that a renderer can use.
public struct ResolvedShimmer: Hashable, Sendable {
  /// The light, or nil where none can move: draw the base, and ask for no frame.
  public let wave: Wave?

  /// The colors.
  public let palette: ShimmerPalette

  /// What had to be changed or left out, for a developer to read; empty in the usual case.
  public let notices: [ShimmerNotice]

  /// Light and colors that are known already.
  ///
  /// A style makes them by `resolved(in:layoutDirection:appearance:epoch:over:)`. Make one yourself where the
  /// wave is another than that, such as one that goes on from where light was:
  ///
  /// ```swift
  /// let resolved = style.resolved(in: area)
  /// let wave = resolved.wave?.continuing(old, at: now)
  /// let shimmer = ResolvedShimmer(wave: wave, palette: resolved.palette)
  /// ```
  package init(wave: Wave?, palette: ShimmerPalette, notices: [ShimmerNotice] = []) {
    self.wave = wave
    self.palette = palette
    self.notices = notices
  }
}

/// Something about a style that could not be done as it was asked for.
public enum ShimmerNotice: Hashable, Sendable, CustomStringConvertible {
  /// A side of the scope is 0, negative, NaN, infinite or too large: there is no light.
  case area(SheenSize)

  /// The speed or duration is not a finite number above 0: there is no light.
  case speed(ShimmerSpeed)

  /// The band is not a finite number above 0: there is no light.
  case band(ShimmerBand)

  /// The light would flash more than three times a second: its rest was made longer.
  case flash(period: Double, lengthenedTo: Double)

  /// What was asked, what came of it and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .area(let size):
      "no light: a scope of \(size.width) × \(size.height) points has nothing to pass over; "
        + "both sides must be finite and above 0"
    case .speed(.duration(let seconds)):
      "no light: a sweep can't take \(seconds) s; its duration must be finite and above 0"
    case .speed(.pointsPerSecond(let speed)):
      "no light: \(speed) points per second is no speed; it must be finite and above 0"
    case .speed(.automatic):
      "no light: the scope is too large for a speed"
    case .band(.points(let points)):
      "no light: a band can't be \(points) points wide; it must be finite and above 0"
    case .band(.fraction(let fraction)):
      "no light: a band can't be \(fraction) of its scope; the fraction must be finite and above 0"
    case .band(.automatic):
      "no light: the scope is too large for a band"
    case .flash(let period, let longer):
      "slowed down: light of these colors every \(period) s would flash more than three times a "
        + "second, so its period is \(longer) s; closer colors or a longer rest would be right"
    }
  }
}

/// What light passes over: it decides whether light may flash.
package enum ShimmerSubject: Hashable, Sendable, CaseIterable {
  /// Placeholders, in the colors of the style.
  case placeholders

  /// Content of an app's own. Nobody knows its colors, so all light over it counts as one that can
  /// flash.
  case content
}

extension ShimmerStyle {
  /// The wave, the colors and the notices of this style for a scope.
  ///
  /// The same arguments give the same wave, so views of one scope need not talk to each other.
  ///
  /// ```swift
  /// let phone = SheenRect(x: 0, y: 0, width: 390, height: 844)
  /// let wave = ShimmerStyle.standard.resolved(in: phone).wave
  /// wave?.speed       // 390
  /// wave?.sweep.band  // 156: 40 % of the width
  /// wave?.period      // 2
  /// ```
  ///
  /// - Parameters:
  ///   - area: The scope's place and size in its own coordinates, in points.
  ///   - layoutDirection: The layout's direction, which the reading directions and `tilted` follow.
  ///   - appearance: Light or dark, normal or increased contrast.
  ///   - epoch: The time at which a sweep begins, in seconds: 0 for the wave that all share, the start
  ///     for a counted one.
  public func resolved(
    in area: SheenRect, layoutDirection: SheenLayoutDirection = .leftToRight,
    appearance: ShimmerAppearance = .light, epoch: Double = 0
  ) -> ResolvedShimmer {
    resolved(
      in: area, layoutDirection: layoutDirection, appearance: appearance, epoch: epoch,
      over: .placeholders)
  }

  /// Resolves this style for a scope, for light over placeholders or over an app's own content.
  package func resolved(
    in area: SheenRect, layoutDirection: SheenLayoutDirection = .leftToRight,
    appearance: ShimmerAppearance = .light, epoch: Double = 0, over subject: ShimmerSubject
  ) -> ResolvedShimmer {
    let palette = colors.palette(for: appearance)
    func still(_ notice: ShimmerNotice) -> ResolvedShimmer {
      ResolvedShimmer(wave: nil, palette: palette, notices: [notice])
    }

    let vector = direction.vector(layoutDirection: layoutDirection)
    let extent = area.size.extent(along: vector)
    guard area.size.isDrawable, extent.isFinite else { return still(.area(area.size)) }
    guard let points = band.points(extent: extent) else { return still(.band(band)) }
    guard let sweep = Sweep(area: area, direction: vector, band: points) else {
      return still(.area(area.size))
    }
    guard let perSecond = speed.pointsPerSecond(travel: sweep.travel) else {
      return still(.speed(speed))
    }

    var notices: [ShimmerNotice] = []
    let duration = sweep.travel / perSecond
    var rest = rest.seconds(afterSweep: duration)
    if duration + rest < FlashGuard.minimumPeriod,
      subject == .content || FlashGuard.flashes(palette)
    {
      notices.append(
        .flash(period: duration + rest, lengthenedTo: FlashGuard.minimumPeriod))
      rest = FlashGuard.minimumPeriod - duration
    }
    guard
      let wave = Wave(
        sweep: sweep, speed: perSecond, rest: rest, epoch: epoch, easing: easing, bounces: bounces,
        count: count)
    else { return still(.speed(speed)) }
    return ResolvedShimmer(wave: wave, palette: palette, notices: notices)
  }
}

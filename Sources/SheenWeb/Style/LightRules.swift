import SheenCore

/// The part of a style sheet that moves: the core's wave, written so that a browser resolves it for
/// the size of each scope.
///
/// The band is one element, as wide as the band and as long as the scope is across it, turned into
/// the direction of travel and moved along it: `transform` alone, so that a browser's compositor moves
/// a finished picture. What the wave takes from the scope (extent, travel, sweep, period, wavelength)
/// are the formulas of `ShimmerStyle.resolved(in:)`. Seconds come from lengths by
/// `tan(atan2(travel, speed))`, which is their quotient.
struct LightRules {
  private let style: ShimmerStyle

  /// Whether the background hides light that is behind it.
  private let hasStencil: Bool

  /// Whether a placeholder hides what is behind it, so that light can be painted over it.
  private let hasWindows: Bool

  /// The rules, or nil where a style has no light that could move.
  init?(_ style: ShimmerStyle, appearance: ShimmerAppearance?) {
    // Whether numbers make a wave does not depend on the size, as long as there is one.
    let area = SheenRect(origin: .zero, size: SkeletonScreen.phone)
    guard style.resolved(in: area, appearance: appearance ?? .light).wave != nil else { return nil }
    self.style = style
    let palettes = ColorRules.palettes(style.colors, appearance: appearance).map { $0.palette }
    hasStencil = style.scope != .view && palettes.allSatisfy { $0.background.alpha == 1 }
    hasWindows = palettes.allSatisfy {
      $0.base.over($0.background).alpha == 1 && $0.highlight.over($0.background).alpha == 1
    }
  }

  var text: String {
    """
    @property --sheen-travel { syntax: "<length>"; inherits: false; initial-value: 0px; }
    :root, :host { --sheen-angle: \(style.direction.degrees().text)deg; }
    @media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) {
    @supports (width: calc(1px * tan(atan2(1px, 1px)))) and (width: 1cqw) \
    and (clip-path: border-box) {
    \(stencil)\(windows)\(scope)\(band)}
    }
    \(keyframes)\(fade)
    """
  }

  /// Where the reader asked for reduced motion nothing moves; a fade that was asked for is of the
  /// opacity of what else is the band.
  private var fade: String {
    guard case .fade(let seconds) = style.reducedMotion, seconds.isFinite else { return "" }
    let period = max(seconds, ShimmerReducedMotion.minimumFadePeriod)
    return """
      @media screen and (prefers-reduced-motion: reduce) and (forced-colors: none) {
      @supports (clip-path: border-box) {
      \(stencil)\(windows)\(scope)\
        \(selector()) {
          inset: 0;
          background-color: var(--sheen-highlight);
          opacity: 0;
          pointer-events: none;
          animation: sheen-fade \(period.text)s cubic-bezier(0.37, 0, 0.63, 1) infinite;
        }
      }
      }
      @keyframes sheen-fade {
        50% { opacity: 1; }
      }

      """
  }

  /// A stencil hides all of the light but its holes.
  private var stencil: String {
    guard hasStencil else { return "" }
    return """
        .sheen-stencil {
          --sheen-ink: var(--sheen-on) #fff;
          --sheen-paper: var(--sheen-on) #000;
          background-color: var(--sheen-on) #000;
          filter: var(--sheen-holes);
        }
        .sheen-sheet { display: block; background-color: var(--sheen-base); }

      """
  }

  /// Windows are clipped one by one. A light of each view is one of each window; that of a circle in
  /// a box that is no square is the circle's.
  private var windows: String {
    guard hasWindows else { return "" }
    let own = """
        .sheen-shape { position: relative; container-type: size; clip-path: border-box; }
        .sheen-shape.sheen-circle { clip-path: circle(); }
        .sheen-shape::after { --sheen-w: 100cqw; --sheen-h: 100cqh; content: ""; \
      position: absolute; }
        .sheen-circle::after { --sheen-w: min(100cqw, 100cqh); --sheen-h: var(--sheen-w); \
      --sheen-cx: 50cqw; --sheen-cy: 50cqh; }

      """
    let shared = """
        .sheen-window > .sheen-light { display: block; }
        .sheen-window { clip-path: border-box; }
        .sheen-window.sheen-circle { clip-path: circle(); }

      """
    return """
      \(style.scope == .view ? own : shared)\
        .sheen-placeholder { clip-path: border-box; }
        .sheen-placeholder::after { --sheen-w: 100vw; --sheen-h: 100vh; content: ""; \
      position: fixed; }

      """
  }

  /// What the wave is anchored to: the window, or the box of the group.
  private var scope: String {
    let isWindow = style.scope == .window
    return """
        .sheen-light { position: \(isWindow ? "fixed" : "absolute; container-type: size"); }
        .sheen-band { --sheen-w: \(isWindow ? "100vw" : "100cqw"); \
      --sheen-h: \(isWindow ? "100vh" : "100cqh"); position: absolute; }

      """
  }

  /// What the band is, by its place in the page.
  private var bands: [String] {
    style.scope == .view
      ? [".sheen-shape", ".sheen-placeholder"] : [".sheen-band", ".sheen-placeholder"]
  }

  private func selector(_ state: String = "") -> String {
    bands.map { $0 + state + ($0 == ".sheen-band" ? "" : "::after") }.joined(separator: ", ")
  }

  // A box that moves lies at a whole pixel before it is moved, and is painted as wide as whole pixels.
  // So the band comes to the middle of its scope by `translate`, as the middle of an odd size is no
  // whole pixel, and its gradient has a length and not that of its box.
  private var band: String {
    """
      \(selector()) {
        --sheen-turn: var(--sheen-angle);
        --sheen-x: max(cos(var(--sheen-turn)), -1 * cos(var(--sheen-turn)));
        --sheen-y: max(sin(var(--sheen-turn)), -1 * sin(var(--sheen-turn)));
        --sheen-extent: calc(var(--sheen-w) * var(--sheen-x) + var(--sheen-h) * var(--sheen-y));
        --sheen-width: var(--sheen-band, \(width));
        --sheen-travel: calc(var(--sheen-extent) + var(--sheen-width));
        --sheen-sweep: \(sweep);
        --sheen-period: \(period);
        left: 0;
        top: 0;
        width: var(--sheen-width);
        height: calc(var(--sheen-w) * var(--sheen-y) + var(--sheen-h) * var(--sheen-x));
        translate: calc(var(--sheen-cx, calc(var(--sheen-w) / 2)) - 50%) \
    calc(var(--sheen-cy, calc(var(--sheen-h) / 2)) - 50%);
        transform: rotate(var(--sheen-turn)) translateX(calc(var(--sheen-travel) * -0.5));
        background: linear-gradient(90deg, \(stops) var(--sheen-width));
        pointer-events: none;
        animation: \(animation);
        animation-delay: calc(-1 * var(--sheen-time, 0s));
        animation-play-state: var(--sheen-play, running);
      }
    \(mirror)
    """
  }

  /// In a layout from right to left the reading directions are seen in a mirror.
  private var mirror: String {
    let mirrored = style.direction.degrees(layoutDirection: .rightToLeft)
    guard mirrored != style.direction.degrees(layoutDirection: .leftToRight) else { return "" }
    return """
        \(selector(":dir(rtl)")) {
          --sheen-turn: calc(180deg - var(--sheen-angle));
        }

      """
  }
}

// MARK: The wave's numbers

extension LightRules {
  private var width: String {
    switch style.band {
    case .automatic:
      "clamp(\(ShimmerDefaults.minimumBand.pixels), "
        + "\(ShimmerDefaults.maximumBandFraction.text) * var(--sheen-extent), "
        + "\(ShimmerDefaults.band.pixels))"
    case .points(let points): points.pixels
    case .fraction(let fraction): "calc(\(fraction.text) * var(--sheen-extent))"
    }
  }

  /// The seconds of a sweep, without a unit.
  private var sweep: String {
    func seconds(_ speed: Double) -> String {
      "tan(atan2(var(--sheen-travel), var(--sheen-speed, \(speed.pixels))))"
    }
    return switch style.speed {
    case .automatic:
      "min(\(ShimmerDefaults.maximumSweepDuration.text), \(seconds(ShimmerDefaults.speed)))"
    case .pointsPerSecond(let speed): seconds(speed)
    case .duration(let duration): duration.text
    }
  }

  /// The seconds from one sweep to the next, without a unit.
  private var period: String {
    switch style.rest {
    case .automatic:
      "max(var(--sheen-shortest), \(ShimmerDefaults.cycle.text), "
        + "var(--sheen-sweep) + \(ShimmerDefaults.minimumRest.text))"
    case .seconds(let rest):
      "max(var(--sheen-shortest), "
        + "var(--sheen-sweep) + \(min(max(rest, 0), Wave.maximumRest).text))"
    }
  }

  /// The profile across the band, as the core's stops.
  private var stops: String {
    ShimmerProfile.stops.map { stop in
      "color-mix(in srgb, var(--sheen-highlight) \(stop.intensity.percent), var(--sheen-base))"
    }
    .joined(separator: ", ")
  }

  /// Light of one speed simply goes on through the rest, outside of its scope. A band that speeds up,
  /// or runs back, has its way as a function of the time in its period.
  private var isPlain: Bool { style.easing.isLinear && !style.bounces }

  private var animation: String {
    let cycles = style.bounces ? 2.0 : 1
    let count = style.count.map { (Double($0) / cycles).text } ?? "infinite"
    let duration = "calc(var(--sheen-period) * \(cycles.text) * 1s)"
    return "sheen-sweep \(duration) \(isPlain ? "linear" : way) \(count)"
  }

  /// The way over time as CSS's `linear()`: the easing in 32 pieces, then the rest; and with a bounce
  /// the same backwards.
  private var way: String {
    let pieces = 32
    let share = style.bounces ? 50.0 : 100
    var points: [String] = []
    func run(from start: Double, backwards: Bool) {
      for index in 0...pieces {
        let time = Double(index) / Double(pieces)
        let done = min(max(style.easing.value(at: time), 0), 1)
        let place = "calc(\(start.text)% + \((share * time).text)% * "
        points.append(
          "\((backwards ? 1 - done : done).text) \(place)var(--sheen-sweep) / var(--sheen-period))")
      }
    }
    run(from: 0, backwards: false)
    if style.bounces {
      points.append("1 50%")
      run(from: share, backwards: true)
      points.append("0 100%")
    } else {
      points.append("1 100%")
    }
    return "linear(" + points.joined(separator: ", ") + ")"
  }

  private var keyframes: String {
    let end = isPlain ? "(var(--sheen-period) / (var(--sheen-sweep)) - 0.5)" : "0.5"
    return """
      @keyframes sheen-sweep {
        from {
          transform: rotate(var(--sheen-turn)) translateX(calc(var(--sheen-travel) * -0.5));
        }
        to {
          transform: rotate(var(--sheen-turn)) translateX(calc(var(--sheen-travel) * \(end)));
        }
      }

      """
  }
}

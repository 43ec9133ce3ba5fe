import SheenCore

/// Everything but the time that decides how a skeleton looks.
struct Setting: Sendable {
  var skeleton: Skeleton
  var size: SheenSize
  var style = ShimmerStyle.standard
  var layoutDirection = SheenLayoutDirection.leftToRight
  var appearance = ShimmerAppearance.light

  /// Pixels to a point.
  var scale = 1.0

  /// The size of the window, and the place of the skeleton in it, in points.
  var window: SheenSize
  var origin = SheenPoint.zero

  /// The area that the light is anchored to where it is another one than the scope says, in the
  /// skeleton's coordinates.
  var otherArea: SheenRect?

  /// Whether the parts of a sweep at which to look are those of its passage over the skeleton.
  private var looksAtPassage = false

  /// A skeleton that fills a window.
  init(_ skeleton: Skeleton, size: SheenSize, style: ShimmerStyle = .standard) {
    (self.skeleton, self.size, self.style, window) = (skeleton, size, style, size)
  }

  /// The area that the light is anchored to, in the skeleton's coordinates.
  var area: SheenRect {
    if let otherArea { return otherArea }
    guard style.scope == .window else { return SheenRect(origin: .zero, size: size) }
    return SheenRect(
      x: -origin.x, y: -origin.y, width: window.width, height: window.height)
  }

  var palette: ShimmerPalette { style.colors.palette(for: appearance) }

  /// Both layout directions, all appearances and the given scales of a setting.
  func variations(
    appearances: [ShimmerAppearance] = [.light, .dark], scales: [Double]
  ) -> [Setting] {
    var all: [Setting] = []
    for scale in scales {
      for layoutDirection in SheenLayoutDirection.allCases {
        for appearance in appearances {
          var setting = self
          (setting.layoutDirection, setting.appearance, setting.scale) = (
            layoutDirection, appearance, scale
          )
          all.append(setting)
        }
      }
    }
    return all
  }

  /// Times within a sweep, given as parts of it, on a clock that tells `clock` at the beginning.
  ///
  /// They are moments of a timeline of 60 a second. Where each placeholder has its own light, the sweep
  /// is that which takes longest.
  func times(_ progresses: [Double], clock: Double) throws -> [Double] {
    let areas =
      style.scope == .view && otherArea == nil
      ? try skeleton.layout(in: size, layoutDirection: layoutDirection).placeholders.map(\.frame)
      : [area]
    let waves = areas.compactMap { style.resolved(in: $0, layoutDirection: layoutDirection).wave }
    guard let wave = waves.max(by: { $0.sweepDuration < $1.sweepDuration }) else { return [] }
    let first = (clock / wave.cycle).rounded(.up) * wave.cycle
    return progresses.map { progress in
      let time = looksAtPassage ? passage(of: wave, at: progress) : wave.sweepDuration * progress
      return ((first + time) * 60).rounded() / 60
    }
  }

  /// When a wave of a larger area has done a part of its way over the skeleton, after its sweep began.
  private func passage(of wave: Wave, at progress: Double) -> Double {
    let own = Sweep(
      area: SheenRect(origin: .zero, size: size), direction: wave.sweep.direction,
      band: wave.sweep.band)
    guard let own else { return 0 }
    let distance = own.start + own.travel * progress - wave.sweep.start
    var (low, high) = (0.0, wave.sweepDuration)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if wave.offset(at: wave.epoch + middle) < distance { low = middle } else { high = middle }
    }
    return high
  }

  /// The same where a window's light is anchored to an area of its own.
  func inWindow(_ area: SheenRect) -> Setting {
    guard style.scope == .window, otherArea == nil else { return self }
    var setting = self
    setting.otherArea = SheenRect(
      x: area.minX - origin.x, y: area.minY - origin.y, width: area.width, height: area.height)
    setting.looksAtPassage = true
    return setting
  }

  /// What differs between the settings of a test, in words.
  var summary: String {
    """
    angle \(style.direction.degrees(layoutDirection: .leftToRight))°, scope \(style.scope), \
    \(layoutDirection), \(appearance.scheme) at \(appearance.contrast) contrast, scale \(scale), \
    \(size.width) × \(size.height) points
    """
  }

  var fileName: String {
    let angle = style.direction.degrees(layoutDirection: .leftToRight)
    return "\(angle)-\(style.scope)-\(layoutDirection)-\(appearance.scheme)-\(scale)x"
  }
}

extension ShimmerColor {
  /// This opaque color as a pixel.
  var word: UInt32 {
    let (red, green, blue, _) = bytes
    return 0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
  }
}

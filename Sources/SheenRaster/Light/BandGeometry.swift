import SheenCore

/// A wave as one row of pixels sees it: bands that lie side by side at a fixed distance, and are
/// shifted from row to row.
///
/// All lengths are in pixels along the row, which is 1/|u.x| of those along the direction u.
struct BandGeometry {
  /// How the pixels of a band are found.
  enum Method: Hashable {
    /// By copying from a table.
    case table(BandTable)

    /// Step by step: where the light changes little along a row, so that a table would be long and
    /// the steps are.
    case steps

    /// Pixel by pixel: where bands lie closer than pixels can show.
    case pixels
  }

  /// The direction; never quite upright, so that a row can be measured along it.
  let dx: Double
  let dy: Double

  /// The width of the whole band.
  let band: Double

  /// How far from its middle a band can be told from the base.
  let reach: Double

  /// The distance from one band to the next.
  let period: Double

  /// Whether no row can see two bands.
  let isSingle: Bool

  var method: Method

  /// The geometry of a wave, or nil where its light changes no pixel.
  ///
  /// - Parameters:
  ///   - wave: The wave.
  ///   - scale: Pixels per point.
  ///   - steps: The band in eight bits.
  ///   - size: The area that the light falls on, in pixels.
  init?(_ wave: Wave, scale: Double, steps: LightSteps, size: SheenSize) {
    let direction = wave.sweep.direction
    // An upright direction would have bands without end along the row. Turned by so little, a band is
    // off by a millionth of a pixel at the row's ends.
    let least = 0x1p-20 / Double(RasterFrame.maximumSide)
    dx = direction.dx < 0 ? min(direction.dx, -least) : max(direction.dx, least)
    dy = direction.dy
    band = wave.sweep.band * scale / dx.magnitude
    period = wave.wavelength * scale / dx.magnitude
    guard let outermost = steps.steps.first?.place, band > 0, period > 0, period.isFinite else {
      return nil
    }
    reach = outermost * band
    isSingle = period * dx.magnitude >= size.extent(along: direction) + 2 * reach * dx.magnitude
    method = !isSingle && period < 8 ? .pixels : .steps
  }

  /// Where in the row at a height of `y` pixels the middle of a band is whose middle is at a place
  /// along the direction.
  @inline(__always)
  func middle(inRow y: Int, place: Double) -> Double {
    (place - dy * (Double(y) + 0.5)) / dx
  }

  /// A place along the direction, moved by whole wavelengths to within half of one of another.
  func place(_ place: Double, nearestTo other: Double) -> Double {
    let wavelength = period * dx.magnitude
    return place - wavelength * nearestWhole((place - other) / wavelength)
  }
}

/// The nearest whole number, the even one of two; exact up to 2^51.
///
/// From 2^52 on a Double has no fraction, so adding 1.5 · 2^52 rounds. It is an addition where
/// `rounded()` is a call into the mathematics library.
@inline(__always)
func nearestWhole(_ value: Double) -> Double {
  (value + 0x1.8p52) - 0x1.8p52
}

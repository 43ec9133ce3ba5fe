import SheenCore

/// The band of light as it comes out in eight bits: steps of one pixel value each.
///
/// Base and highlight are only some levels apart, so the whole band is a list of places at which the
/// pixel changes, the same on both sides of its middle. Finding them once makes every later pixel a
/// look-up, and exact. They are not dithered: flats of one level are what a display of eight bits
/// shows of a gradient, they travel with the light, and equal pixels make small files.
struct LightSteps {
  /// One change of the pixel.
  struct Step {
    /// The distance from the band's middle, as a part of its width.
    let place: Double

    /// The pixel from here inwards to the next step.
    let pixel: UInt32
  }

  /// The steps from the outermost inwards.
  private(set) var steps: [Step] = []

  /// How often half a band is looked at. Between two looks, a change is found by halving.
  private static let looks = 512

  /// The steps of a palette.
  init(_ palette: PixelPalette) {
    func pixel(_ place: Double) -> UInt32 {
      palette.pixel(at: ShimmerProfile.intensity(at: place))
    }
    var place = 0.5
    var last = pixel(place)
    for look in (0..<Self.looks).reversed() {
      let next = Double(look) / Double(2 * Self.looks)
      let nextPixel = pixel(next)
      find(from: place, last, to: next, nextPixel, halvings: 30, pixel)
      (place, last) = (next, nextPixel)
    }
  }

  /// Finds the changes between two places.
  private mutating func find(
    from outer: Double, _ outerPixel: UInt32, to inner: Double, _ innerPixel: UInt32,
    halvings: Int, _ pixel: (Double) -> UInt32
  ) {
    guard outerPixel != innerPixel else { return }
    guard halvings > 0 else {
      steps.append(Step(place: outer, pixel: innerPixel))
      return
    }
    let middle = (outer + inner) / 2
    let middlePixel = pixel(middle)
    find(from: outer, outerPixel, to: middle, middlePixel, halvings: halvings - 1, pixel)
    find(from: middle, middlePixel, to: inner, innerPixel, halvings: halvings - 1, pixel)
  }
}

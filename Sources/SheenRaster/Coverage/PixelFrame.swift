import SheenCore

/// A placeholder's frame in pixels, held to where doubles are still exact to a thousandth.
struct PixelFrame {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  /// Beyond 10¹² pixels a frame is cut off: no picture shows the difference, and no sum overflows.
  static let limit = 1e12

  init(_ frame: SheenRect, scale: Double) {
    left = Self.held(frame.minX * scale)
    top = Self.held(frame.minY * scale)
    right = Self.held(frame.maxX * scale)
    bottom = Self.held(frame.maxY * scale)
  }

  static func held(_ value: Double) -> Double {
    max(-limit, min(limit, value))
  }
}

/// The whole part of a place in pixels, held in `0...limit`; NaN is 0.
func pixelIndex(_ place: Double, upTo limit: Int) -> Int {
  guard place > 0 else { return 0 }
  return place >= Double(limit) ? limit : Int(place)
}

/// The first whole number that is not below a place in pixels, held in `0...limit`; NaN is 0.
func pixelIndex(notBelow place: Double, upTo limit: Int) -> Int {
  let whole = pixelIndex(place, upTo: limit)
  return Double(whole) < place && whole < limit ? whole + 1 : whole
}

import SheenCore
import Testing

/// Whether two numbers differ by at most a tolerance.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  (a - b).magnitude <= tolerance
}

/// The phone that most tests draw for.
let phone = SheenRect(x: 0, y: 0, width: 390, height: 844)

extension SeededRandom {
  /// A number between two bounds.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * nextUnit()
  }

  /// A number between two positive bounds, equally likely at every order of magnitude of two.
  mutating func magnitude(_ lower: Double, _ upper: Double) -> Double {
    var value = number(lower...(lower * 2))
    while value * 2 < upper, nextUnit() < 0.85 { value *= 2 }
    return value
  }

  /// A place in an area.
  mutating func point(in area: SheenRect) -> SheenPoint {
    SheenPoint(x: number(area.minX...area.maxX), y: number(area.minY...area.maxY))
  }

  /// A sweep over an area in a direction, with sides and a band of at least so many points.
  mutating func sweep(side: Double, band: Double) throws -> Sweep {
    let area = SheenRect(
      x: number(-300...300), y: number(-300...300), width: magnitude(side, 3_000),
      height: magnitude(side, 3_000))
    return try #require(
      Sweep(
        area: area, direction: UnitVector(degrees: number(-720...720)),
        band: magnitude(band, 2_000)))
  }
}

package import SheenCore

extension SheenRect {
  /// The smallest rectangle that holds this one and another.
  package func union(_ other: SheenRect) -> SheenRect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return SheenRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// What this rectangle and another have in common; of no size where that is nothing.
  package func common(with other: SheenRect) -> SheenRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return SheenRect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }

  package var area: Double { width * height }

  /// The area that two rectangles have in common, as a fraction of the area of both together.
  package func overlap(with other: SheenRect) -> Double {
    let common = common(with: other).area
    let all = area + other.area - common
    return all > 0 ? common / all : 0
  }

  /// Whether another rectangle lies within this one, but for a distance.
  package func holds(_ other: SheenRect, within distance: Double = 0) -> Bool {
    other.minX >= minX - distance && other.minY >= minY - distance
      && other.maxX <= maxX + distance && other.maxY <= maxY + distance
  }
}

extension Double {
  /// The nearest whole number; `rounded()` is a call into the mathematics library.
  var nearest: Double {
    let raised = self + 0.5
    guard raised.magnitude < 0x1p52 else { return self }
    let whole = Double(Int64(raised))
    return whole > raised ? whole - 1 : whole
  }
}

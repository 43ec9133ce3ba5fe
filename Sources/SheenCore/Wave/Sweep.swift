/// One passage of the band over an area, without time: where the band is at a progress of 0…1.
///
/// The band's middle travels along the direction from half a travel before the area's middle to half
/// a travel behind it. The travel is the area's extent along the direction plus the band's width. So
/// the first light touches the first corner just after 0 and the last light leaves the last corner
/// at 1, at every angle and for every shape: all points of the area lie within half an extent of its
/// middle, and the band reaches half a band from its own.
package struct Sweep: Hashable, Sendable {
  /// The area that the band passes over, in the coordinates of its scope.
  package let area: SheenRect

  /// The direction of travel.
  package let direction: UnitVector

  /// The width of the band along the direction, in points.
  package let band: Double

  /// How far the band's middle travels: the area's extent plus the band, in points.
  package let travel: Double

  /// The longest travel that counts: a thousand million points. Beyond it a `Double` no longer tells
  /// places in a band apart.
  package static let maximumTravel = 1e9

  /// A passage of a band over an area, or nil where there is nothing to pass over.
  ///
  /// - Parameters:
  ///   - area: A place and a size, in points.
  ///   - direction: The direction of travel.
  ///   - band: The width of the band along the direction, in points.
  /// - Returns: nil when a side of the area or the band is 0, negative, NaN or infinite, or the travel
  ///   is beyond `maximumTravel`: such an area stays without light.
  package init?(area: SheenRect, direction: UnitVector, band: Double) {
    let travel = area.size.extent(along: direction) + band
    guard area.size.isDrawable, area.minX.isFinite, area.minY.isFinite,
      band > 0, travel <= Self.maximumTravel
    else { return nil }
    self.area = area
    self.direction = direction
    self.band = band
    self.travel = travel
  }

  /// Where the band's middle is when the sweep begins: its projection on the direction, in points.
  package var start: Double {
    area.center.distance(along: direction) - travel / 2
  }

  /// The two ends of the band's gradient in the area's own coordinates.
  ///
  /// ```swift
  /// let area = SheenRect(x: 0, y: 0, width: 320, height: 20)
  /// let sweep = Sweep(area: area, direction: UnitVector(degrees: 0), band: 160)
  /// sweep?.gradient(at: 0.5)  // from (80, 10) to (240, 10)
  /// ```
  ///
  /// - Parameter progress: 0 where the sweep begins, 1 where it ends; any finite number counts.
  package func gradient(at progress: Double) -> ShimmerGradient {
    gradient(in: area, fromCenter: travel * (progress.finite(or: 0) - 0.5))
  }

  /// The brightness at a place, from 0 to 1.
  ///
  /// - Parameters:
  ///   - point: A place in the coordinates of the scope.
  ///   - progress: 0 where the sweep begins, 1 where it ends.
  package func intensity(at point: SheenPoint, progress: Double) -> Double {
    let center = start + travel * progress
    return ShimmerProfile.intensity(at: (point.distance(along: direction) - center) / band)
  }

  /// The gradient of a band whose middle is `distance` points along the direction from the middle of
  /// a frame, in that frame's own coordinates.
  func gradient(in frame: SheenRect, fromCenter distance: Double) -> ShimmerGradient {
    let middle = SheenPoint(x: frame.width / 2, y: frame.height / 2)
    return ShimmerGradient(
      start: middle.moved(distance - band / 2, along: direction),
      end: middle.moved(distance + band / 2, along: direction))
  }
}

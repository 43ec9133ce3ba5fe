#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// A still picture of a wave, which a translation by one wavelength a period makes move.
///
/// It lies across a view at every moment of its way: as many bands as the view can see within one
/// period (one, where the view lies within the scope), along the direction of travel.
struct BandPicture: Equatable {
  /// The size along the direction of travel and across it, in points.
  let size: CGSize

  /// Where its middle is in the view when a sweep begins.
  let start: CGPoint

  /// The turn of the picture, in radians.
  let angle: Double

  /// The profile's samples, from the picture's start (0) to its end (1).
  let stops: [Stop]

  /// A place along the picture and the brightness there.
  struct Stop: Equatable {
    let location: Double
    let intensity: Double
  }

  /// The most bands in a picture. A view that would see more is larger than what can be drawn.
  static let maximumBands = 64

  /// The picture of a wave for a view.
  ///
  /// - Parameters:
  ///   - wave: The wave.
  ///   - frame: The view's place in the wave's coordinates.
  ///   - reach: How far beyond the view the picture has to be right, in points.
  ///   - coversAll: Whether the picture reaches over the view where there is no light, too.
  init?(_ wave: Wave, in frame: SheenRect, reach: Double, coversAll: Bool) {
    let direction = wave.sweep.direction
    let band = wave.sweep.band
    let extent = frame.size.extent(along: direction) / 2 + reach
    let middle = frame.center.distance(along: direction)
    guard frame.size.isDrawable, middle.isFinite else { return nil }

    // In units of a wavelength from where a sweep begins. Band k travels from k to k + 1.
    let half = extent + band / 2
    let near = (middle - half - wave.sweep.start) / wave.wavelength
    let far = (middle + half - wave.sweep.start) / wave.wavelength
    let first = near.rounded(.down)
    let last = far.rounded(.up) - 1
    guard last - first < Double(Self.maximumBands) else { return nil }
    let centers = stride(from: first, through: last, by: 1).map {
      wave.sweep.start + $0 * wave.wavelength
    }
    guard let firstCenter = centers.first, let lastCenter = centers.last else { return nil }

    var low = firstCenter - band / 2
    var high = lastCenter + band / 2
    if coversAll {
      low = min(low, middle - extent - wave.wavelength)
      high = max(high, middle + extent)
    }
    let length = high - low
    let across = frame.width * direction.dy.magnitude + frame.height * direction.dx.magnitude
    size = CGSize(width: length, height: across + reach * 2 + 2)
    let center = SheenPoint(x: frame.width / 2, y: frame.height / 2)
      .moved((low + high) / 2 - middle, along: direction)
    start = CGPoint(x: center.x, y: center.y)
    angle = atan2(direction.dy, direction.dx)
    let profile = ShimmerProfile.stops
    var stops: [Stop] = []
    for center in centers {
      let begin = center - band / 2 - low
      for stop in profile {
        let location = (begin + stop.location * band) / length
        stops.append(Stop(location: location, intensity: stop.intensity))
      }
    }
    self.stops = stops
  }
}
#endif

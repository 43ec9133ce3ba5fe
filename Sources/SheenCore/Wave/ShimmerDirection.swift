/// The way in which the band of light travels.
///
/// The two reading directions and `tilted` follow the layout; all others stay as they are written
/// when the layout is mirrored.
public enum ShimmerDirection: Hashable, Sendable {
  /// To the right, in every layout.
  case leftToRight

  /// To the left, in every layout.
  case rightToLeft

  /// Downwards.
  case topToBottom

  /// Upwards.
  case bottomToTop

  /// With the text: to the right, or to the left where text runs from right to left.
  case leadingToTrailing

  /// Against the text.
  case trailingToLeading

  /// Leading to trailing, turned downwards by a number of degrees.
  ///
  /// In a layout from right to left the whole picture is mirrored: `tilted(20)` is 20° in English
  /// and 160° in Arabic.
  case tilted(Double)

  /// A fixed angle in degrees, clockwise from rightwards: `angle(90)` is downwards.
  case angle(Double)

  /// The direction of travel in a layout, in degrees clockwise from rightwards, in `0..<360`.
  ///
  /// An angle that is not finite counts as 0.
  package func degrees(layoutDirection: SheenLayoutDirection = .leftToRight) -> Double {
    let mirrored = layoutDirection == .rightToLeft
    return switch self {
    case .leftToRight: 0
    case .rightToLeft: 180
    case .topToBottom: 90
    case .bottomToTop: 270
    case .leadingToTrailing: mirrored ? 180 : 0
    case .trailingToLeading: mirrored ? 0 : 180
    case .tilted(let tilt): (mirrored ? 180 - tilt : tilt).wrapped(into: 360)
    case .angle(let angle): angle.wrapped(into: 360)
    }
  }

  /// The direction of travel in a layout, as a vector of length 1.
  package func vector(layoutDirection: SheenLayoutDirection = .leftToRight) -> UnitVector {
    UnitVector(degrees: degrees(layoutDirection: layoutDirection))
  }
}

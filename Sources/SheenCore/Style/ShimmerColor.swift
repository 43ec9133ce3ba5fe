/// A color as numbers: sRGB with alpha, each from 0 to 1, not premultiplied.
public struct ShimmerColor: Hashable, Sendable {
  /// The red part, encoded as sRGB, from 0 to 1.
  public let red: Double

  /// The green part, encoded as sRGB, from 0 to 1.
  public let green: Double

  /// The blue part, encoded as sRGB, from 0 to 1.
  public let blue: Double

  /// How opaque the color is, from 0 (clear) to 1.
  public let alpha: Double

  /// A color of the given parts; each is held in 0…1, and NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.clamped(0, 1)
    self.green = green.clamped(0, 1)
    self.blue = blue.clamped(0, 1)
    self.alpha = alpha.clamped(0, 1)
  }

  /// A gray: 0 is black, 1 is white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// White.
  public static let white = ShimmerColor(white: 1)

  /// Black.
  public static let black = ShimmerColor(white: 0)

  /// No color at all.
  public static let clear = ShimmerColor(white: 0, alpha: 0)

  /// The same color, this much as opaque: `ShimmerColor.black.opacity(0.12)` is black at 12 %.
  public func opacity(_ factor: Double) -> ShimmerColor {
    ShimmerColor(red: red, green: green, blue: blue, alpha: alpha * factor.clamped(0, 1))
  }

  /// This color painted over another one (source over, in encoded sRGB, as browsers and Core
  /// Animation paint).
  ///
  /// ```swift
  /// ShimmerColor.black.opacity(0.12).over(.white).hex  // "#e0e0e0"
  /// ```
  public func over(_ backdrop: ShimmerColor) -> ShimmerColor {
    let rest = backdrop.alpha * (1 - alpha)
    let sum = alpha + rest
    guard sum > 0 else { return .clear }
    return ShimmerColor(
      red: (red * alpha + backdrop.red * rest) / sum,
      green: (green * alpha + backdrop.green * rest) / sum,
      blue: (blue * alpha + backdrop.blue * rest) / sum,
      alpha: sum)
  }

  /// The color between this one and another, part by part.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - fraction: 0 is this color, 1 the other; held in 0…1.
  package func mixed(with other: ShimmerColor, _ fraction: Double) -> ShimmerColor {
    let f = fraction.clamped(0, 1)
    return ShimmerColor(
      red: red + (other.red - red) * f,
      green: green + (other.green - green) * f,
      blue: blue + (other.blue - blue) * f,
      alpha: alpha + (other.alpha - alpha) * f)
  }

  /// The parts red, green, blue and alpha in eight bits each, rounded to the nearest.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(alpha))
  }

  private static func byte(_ part: Double) -> UInt8 {
    UInt8(part * 255 + 0.5)
  }
}

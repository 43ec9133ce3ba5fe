public import Foundation

/// A color of sRGB with an opacity.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// Red, green, blue and opacity, each 0…1, not multiplied by the opacity.
  package let rgba: SIMD4<Double>

  /// A color; parts outside 0…1 are clamped, not-a-number counts as 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func unit(_ x: CGFloat) -> Double { x > 0 ? min(1, Double(x)) : 0 }
    rgba = SIMD4(unit(red), unit(green), unit(blue), unit(alpha))
  }

  /// A color of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Nothing: black without any opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { (0..<4).map { CGFloat(rgba[$0]) } }
  /// How many components there are, with the opacity.
  public var numberOfComponents: Int { 4 }
  /// The opacity.
  public var alpha: CGFloat { CGFloat(rgba.w) }

  /// This color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: rgba.x, green: rgba.y, blue: rgba.z, alpha: alpha)
  }

  /// Whether both are the same color.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
  /// Feeds the parts into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }

  /// The parts in words.
  public var description: String { "CGColor(\(rgba.x), \(rgba.y), \(rgba.z), \(rgba.w))" }
}

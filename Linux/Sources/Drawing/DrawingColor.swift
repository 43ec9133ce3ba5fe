/// A color of sRGB, 0…1 each, not multiplied by its opacity.
public struct DrawingColor: Hashable, Sendable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// Opacity, 0…1.
  public var alpha: Double

  /// A color; parts outside 0…1 are clamped, not-a-number counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = clampedToUnit(red)
    self.green = clampedToUnit(green)
    self.blue = clampedToUnit(blue)
    self.alpha = clampedToUnit(alpha)
  }

  /// Opaque black.
  public static let black = DrawingColor(red: 0, green: 0, blue: 0)

  /// This color with its opacity multiplied.
  public func multiplyingAlpha(by factor: Double) -> DrawingColor {
    DrawingColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// The number held within 0…1; not-a-number gives 0.
func clampedToUnit(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }

extension ShimmerColor {
  /// The relative luminance, from 0 (black) to 1 (white).
  ///
  /// The formula of WCAG 2.2, with the threshold 0.04045 of sRGB. Alpha does not count: paint a
  /// translucent color `over` its backdrop first.
  ///
  /// Source: <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>
  package var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast to another color, from 1 (none) to 21 (black and white).
  ///
  /// `(L₁ + 0.05) / (L₂ + 0.05)` with the lighter one first, by WCAG 2.2.
  ///
  /// Source: <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>
  public func contrast(to other: ShimmerColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// One encoded part as an amount of light.
  private static func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    let x = (part + 0.055) / 1.055
    // x^2.4 = x²·(x²)^(1/5), so a fifth root serves and no power function is needed.
    return x * x * fifthRoot(x * x)
  }

  /// Newton's method for `y⁵ = a`, a in 0…1. From above it falls towards the root without passing it,
  /// so it has ended when it no longer falls.
  private static func fifthRoot(_ a: Double) -> Double {
    guard a > 0 else { return 0 }
    var y = 1.0
    while true {
      let next = (4 * y + a / (y * y * y * y)) / 5
      guard next < y else { return y }
      y = next
    }
  }
}

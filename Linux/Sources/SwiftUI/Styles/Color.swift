import Drawing
import Foundation

/// A color, possibly one that depends on the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Color: Hashable, Sendable {
  indirect enum Value: Hashable, Sendable {
    case fixed(DrawingColor)
    case named(SystemColor)
    case faded(Value, Double)
  }

  let value: Value

  init(value: Value) { self.value = value }

  /// A way of counting red, green and blue.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// Like sRGB, but in proportion to light.
    case sRGBLinear
  }

  /// A color by its parts, 0…1 each.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func encoded(_ x: Double) -> Double {
      guard colorSpace == .sRGBLinear else { return x }
      return x <= 0.0031308 ? x * 12.92 : 1.055 * pow(x, 1 / 2.4) - 0.055
    }
    value = .fixed(
      DrawingColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: opacity))
  }

  /// A gray, 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A color by hue, saturation and brightness, 0…1 each.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// This color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(value: .faded(value, opacity)) }

  /// No color.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// The system's gray.
  public static let gray = Color(value: .named(.gray))
  /// The system's red.
  public static let red = Color(value: .named(.red))
  /// The system's green.
  public static let green = Color(value: .named(.green))
  /// The system's blue.
  public static let blue = Color(value: .named(.blue))
  /// The system's orange.
  public static let orange = Color(value: .named(.orange))
  /// The system's yellow.
  public static let yellow = Color(value: .named(.yellow))
  /// The system's pink.
  public static let pink = Color(value: .named(.pink))
  /// The system's purple.
  public static let purple = Color(value: .named(.purple))
  /// The system's mint.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let mint = Color(value: .named(.mint))
  /// The system's teal.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let teal = Color(value: .named(.teal))
  /// The system's cyan.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let cyan = Color(value: .named(.cyan))
  /// The system's indigo.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let indigo = Color(value: .named(.indigo))
  /// The system's brown.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let brown = Color(value: .named(.brown))
  /// The color of content.
  public static let primary = Color(value: .named(.primary))
  /// The color of less important content.
  public static let secondary = Color(value: .named(.secondary))
  /// The color of what can be used.
  public static var accentColor: Color { Color(value: .named(.accent)) }
}

extension Color {
  /// The color in an environment.
  func drawn(in environment: EnvironmentValues) -> DrawingColor {
    value.drawn(isDark: environment.colorScheme == .dark)
  }
}

extension Color.Value {
  func drawn(isDark: Bool) -> DrawingColor {
    switch self {
    case .fixed(let color): color
    case .named(let name): isDark ? name.dark : name.light
    case .faded(let value, let factor):
      value.drawn(isDark: isDark).multiplyingAlpha(by: factor)
    }
  }
}

/// The colors that Apple publishes for its systems, light and dark.
enum SystemColor: Hashable, Sendable {
  case gray, red, green, blue, orange, yellow, pink, purple, mint, teal, cyan, indigo, brown
  case primary, secondary, accent

  var light: DrawingColor {
    switch self {
    case .gray: rgb(142, 142, 147)
    case .red: rgb(255, 59, 48)
    case .green: rgb(52, 199, 89)
    case .blue, .accent: rgb(0, 122, 255)
    case .orange: rgb(255, 149, 0)
    case .yellow: rgb(255, 204, 0)
    case .pink: rgb(255, 45, 85)
    case .purple: rgb(175, 82, 222)
    case .mint: rgb(0, 199, 190)
    case .teal: rgb(48, 176, 199)
    case .cyan: rgb(50, 173, 230)
    case .indigo: rgb(88, 86, 214)
    case .brown: rgb(162, 132, 94)
    case .primary: rgb(0, 0, 0)
    case .secondary: rgb(60, 60, 67).multiplyingAlpha(by: 0.6)
    }
  }

  var dark: DrawingColor {
    switch self {
    case .gray: rgb(142, 142, 147)
    case .red: rgb(255, 69, 58)
    case .green: rgb(48, 209, 88)
    case .blue, .accent: rgb(10, 132, 255)
    case .orange: rgb(255, 159, 10)
    case .yellow: rgb(255, 214, 10)
    case .pink: rgb(255, 55, 95)
    case .purple: rgb(191, 90, 242)
    case .mint: rgb(99, 230, 226)
    case .teal: rgb(64, 200, 224)
    case .cyan: rgb(100, 210, 255)
    case .indigo: rgb(94, 92, 230)
    case .brown: rgb(172, 142, 104)
    case .primary: rgb(255, 255, 255)
    case .secondary: rgb(235, 235, 245).multiplyingAlpha(by: 0.6)
    }
  }

  private func rgb(_ red: Double, _ green: Double, _ blue: Double) -> DrawingColor {
    DrawingColor(red: red / 255, green: green / 255, blue: blue / 255)
  }
}

/// How much a constraint counts, up to 1000: required.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Float
  /// A priority by its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority by its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// That with which content resists being squeezed: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// That with which content resists being stretched: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// That with which a fitting size is approached: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

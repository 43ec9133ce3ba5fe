/// How many frames a second an animation asks for. Nothing is drawn more or less often on Linux.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, *)
public struct CAFrameRateRange: Equatable, Sendable {
  /// The least that is good enough.
  public var minimum: Float
  /// The most that is of use.
  public var maximum: Float
  /// What is best; nil where anything between the two is.
  public var preferred: Float?

  /// A range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// What the system thinks right.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

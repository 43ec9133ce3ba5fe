/// Text that is looked up in the app's tables. The stand-in has no tables: the key is the text.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable
{
  let text: String

  /// A key.
  public init(_ value: String) { text = value }
  /// A key.
  public init(stringLiteral value: String) { text = value }
  /// A key with parts that vary.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// A key in the making.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds fixed text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds text.
    public mutating func appendInterpolation(_ string: String) { text += string }
    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += value.formattedText
    }
  }
}

/// A number that can stand in localized text.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol _FormatSpecifiable: Equatable {
  /// The number as text.
  var formattedText: String { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Int: _FormatSpecifiable {
  /// The number's digits.
  public var formattedText: String { description }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Double: _FormatSpecifiable {
  /// Six places behind the point, as `%lf` gives.
  public var formattedText: String { String(format: "%f", self) }
}

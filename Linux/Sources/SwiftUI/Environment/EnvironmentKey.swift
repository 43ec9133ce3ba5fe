/// A value that flows down the tree of views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Self.Value { get }
}

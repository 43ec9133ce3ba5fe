/// A value that flows up the tree of views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol PreferenceKey {
  /// The value's type.
  associatedtype Value

  /// The value where no view has set one.
  static var defaultValue: Self.Value { get }

  /// Combines the value of the views so far with that of the next one.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Self.Value { nil }
}

extension PreferenceKey {
  /// The values of several boxes in order, as one; nil where none has set any.
  @MainActor static func combined(_ boxes: [Box]) -> Value? {
    var result: Value?
    for box in boxes {
      guard let next = box.preference(Self.self) else { continue }
      if var value = result {
        reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}

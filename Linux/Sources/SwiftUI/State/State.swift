/// A value that belongs to a view and lives as long as the view's place in the interface.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initialValue: Value
  private var location: StateLocation<Value>?

  /// A value with a start.
  public init(wrappedValue value: Value) { initialValue = value }

  /// A value with a start.
  public init(initialValue value: Value) { initialValue = value }

  /// The value now. Setting it makes the views that have read it ask for their bodies again.
  public var wrappedValue: Value {
    get { location?.valueForOwner ?? initialValue }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// A way for other views to read and set the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension State where Value: ExpressibleByNilLiteral {
  /// A value that begins as nil.
  public init() { self.init(wrappedValue: nil) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  mutating func connect(
    to storage: PropertyStorage, slot: Int, environment: EnvironmentValues
  ) {
    guard let owner = storage.owner else { return }
    let initial = initialValue
    location = storage.value(at: slot) { StateLocation(initial, owner: owner) }
  }
}

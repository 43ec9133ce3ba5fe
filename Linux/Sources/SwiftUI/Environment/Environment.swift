/// A value of the environment, read by a view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case value(Value)
  }

  // Key paths of the environment capture nothing that could change.
  nonisolated(unsafe) private var content: Content

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value now; the default where the view is not in an interface.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .value(let value): value
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Environment: Sendable where Value: Sendable {}

extension Environment: ConnectedProperty {
  mutating func connect(
    to storage: PropertyStorage, slot: Int, environment: EnvironmentValues
  ) {
    if case .keyPath(let keyPath) = content { content = .value(environment[keyPath: keyPath]) }
  }
}

@_exported public import Observation

/// Bindings to the properties of an observable object.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// These bindings.
  public var projectedValue: Bindable<Value> { self }

  fileprivate init(object: Value) { wrappedValue = object }

  /// Only observable objects can be bound.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: AnyObject & Observable {
  /// Bindings to the properties of an object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Evaluation {
  /// Runs something and has the element evaluated again when an observable object that it has
  /// read changes.
  static func observing<Result>(_ owner: Element, _ body: () -> Result) -> Result {
    let queue = owner.host.queue
    return withObservationTracking(body) { [weak owner] in
      queue.append(Transaction.current) { owner?.setDirty() }
    }
  }
}

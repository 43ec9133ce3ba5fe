public import Combine

/// An observable object that a view is given, and follows.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// An object to follow.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// An object to follow.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: ConnectedProperty {
  mutating func connect(
    to storage: PropertyStorage, slot: Int, environment: EnvironmentValues
  ) {
    storage.value(at: slot) { Subscription(storage) }.follow(wrappedValue)
  }
}

/// An observable object that belongs to a view, and lives as long as the view's place.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// An object that is made when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  mutating func connect(
    to storage: PropertyStorage, slot: Int, environment: EnvironmentValues
  ) {
    let kept = storage.value(at: slot) { Kept(make(), Subscription(storage)) }
    kept.subscription.follow(kept.object)
    object = kept.object
  }

  private final class Kept {
    let object: ObjectType
    let subscription: Subscription
    init(_ object: ObjectType, _ subscription: Subscription) {
      self.object = object
      self.subscription = subscription
    }
  }
}

/// An observable object of the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// The object that a view further up has set.
  public init() {}

  /// The object. A view that is shown without one has a fault that ends the app.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: ConnectedProperty {
  mutating func connect(
    to storage: PropertyStorage, slot: Int, environment: EnvironmentValues
  ) {
    object = environment[ObjectKey<ObjectType>.self]
    if let object { storage.value(at: slot) { Subscription(storage) }.follow(object) }
  }
}

private struct ObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension EnvironmentValues {
  fileprivate subscript<T: ObservableObject>(object type: ObjectIdentifierOf<T>) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }
}

/// Stands for a type in a key path.
private struct ObjectIdentifierOf<T>: Hashable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Gives an object to this view and those in it.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[object: ObjectIdentifierOf<T>()], object)
  }
}

/// What lets an element follow an object.
@MainActor private final class Subscription {
  private weak var storage: PropertyStorage?
  private weak var object: AnyObject?
  private var cancel: (() -> Void)?

  init(_ storage: PropertyStorage) {
    self.storage = storage
    storage.atEnd { [weak self] in self?.cancel?() }
  }

  func follow<T: ObservableObject>(_ object: T) {
    guard object !== self.object else { return }
    cancel?()
    self.object = object
    guard let publisher = object.objectWillChange as? ObservableObjectPublisher,
      let owner = storage?.owner
    else { return }
    let queue = owner.host.queue
    let number = publisher.subscribe { [weak owner] in
      queue.append(Transaction.current) { owner?.setDirty() }
    }
    cancel = { publisher.unsubscribe(number) }
  }
}

/// An object that says when it is about to change.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ObservableObject: AnyObject {
  /// What says so.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// What says so.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ObservableObject
where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says so whenever one of the object's published properties is about to change.
  public var objectWillChange: ObservableObjectPublisher {
    publisher(of: self) ?? ObservableObjectPublisher()
  }
}

/// What says that an object is about to change.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public final class ObservableObjectPublisher {
  private var subscribers: [Int: () -> Void] = [:]
  private var next = 0

  /// Something that nobody listens to yet.
  public init() {}

  /// Says that the object is about to change.
  public func send() { subscribers.values.forEach { $0() } }

  /// Has an action run at each change, until its number is unsubscribed.
  package func subscribe(_ action: @escaping () -> Void) -> Int {
    next += 1
    subscribers[next] = action
    return next
  }

  /// Runs an action no more.
  package func unsubscribe(_ number: Int) { subscribers[number] = nil }
}

/// A property of an observable object whose changes are announced.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  private final class Storage: PublishedStorage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// A property with a start.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// A property with a start.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Only classes can have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The value of the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.publisher?.send()
      storage.value = newValue
    }
  }
}

/// What a published property keeps.
private class PublishedStorage {
  var publisher: ObservableObjectPublisher?
}

private protocol PublishedProperty {
  var anyStorage: PublishedStorage { get }
}

extension Published: PublishedProperty {
  fileprivate var anyStorage: PublishedStorage { storage }
}

/// The publisher that the published properties of an object share; made when it is first asked
/// for.
private func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
  var storages: [PublishedStorage] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children {
      if let property = child.value as? any PublishedProperty {
        storages.append(property.anyStorage)
      }
    }
    mirror = current.superclassMirror
  }
  guard let first = storages.first else { return nil }
  let publisher = first.publisher ?? ObservableObjectPublisher()
  for storage in storages { storage.publisher = publisher }
  return publisher
}

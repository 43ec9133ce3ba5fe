/// Where a value lives that bindings read and set.
protocol Location<Value>: AnyObject, Sendable {
  associatedtype Value
  func get() -> Value
  func set(_ value: Value, _ transaction: Transaction)
}

/// A value that never changes.
final class ConstantLocation<Value>: Location {
  // Never changed after it was made.
  nonisolated(unsafe) private let value: Value
  init(_ value: Value) { self.value = value }
  func get() -> Value { value }
  func set(_ value: Value, _ transaction: Transaction) {}
}

/// A value behind two closures of the app, which answers for where they may be called.
final class ClosureLocation<Value>: Location {
  // The closures are the app's, as is the thread on which it reads and sets the binding.
  nonisolated(unsafe) private let getter: () -> Value
  nonisolated(unsafe) private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  func get() -> Value { getter() }
  func set(_ value: Value, _ transaction: Transaction) { setter(value, transaction) }
}

/// A part of a value that lives elsewhere.
final class PartLocation<Whole, Value>: Location {
  private let whole: any Location<Whole>
  // Key paths are never changed.
  nonisolated(unsafe) private let keyPath: WritableKeyPath<Whole, Value>

  init(_ whole: any Location<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  func get() -> Value { whole.get()[keyPath: keyPath] }

  func set(_ value: Value, _ transaction: Transaction) {
    var copy = whole.get()
    copy[keyPath: keyPath] = value
    whole.set(copy, transaction)
  }
}

/// The values that flow down the tree of views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Entry] = [:]
  /// The same for two collections only where neither was changed since one was copied from the
  /// other.
  private var version = Version()
  private var reads: EnvironmentReads?

  private final class Version {}

  private struct Entry {
    let value: Any
    let isEqual: (Any) -> Bool
  }

  /// Every value at its default.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let value = plainValue(key)
      if let reads {
        reads.note(ObjectIdentifier(key)) { areEqual($0.plainValue(key), value) }
      }
      return value
    }
    set {
      values[ObjectIdentifier(key)] = Entry(value: newValue) { other in
        (other as? K.Value).map { areEqual($0, newValue) } ?? false
      }
      version = Version()
    }
  }

  private func plainValue<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue
  }

  /// The keys that have been set.
  public var description: String { "\(values.count) environment values" }

  /// A copy that notes what is read from it.
  func tracked(by reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  /// Whether this is an unchanged copy of `other`; quick, and never wrong when it says yes.
  func isIdentical(to other: EnvironmentValues) -> Bool { version === other.version }

  /// Whether every value is the same.
  func isEqual(to other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    guard values.count == other.values.count else { return false }
    return values.allSatisfy { key, entry in
      other.values[key].map { entry.isEqual($0.value) } ?? false
    }
  }
}

@_spi(Reflection) import Swift

/// A stored property that changes from outside, and with it the view that has it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol DynamicProperty {
  /// Called before the view's body is asked for.
  mutating func update()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the stand-in connects itself.
protocol ConnectedProperty: DynamicProperty {
  @MainActor mutating func connect(
    to storage: PropertyStorage, slot: Int, environment: EnvironmentValues)
}

/// What the dynamic properties of one view keep between two evaluations.
@MainActor final class PropertyStorage {
  weak var owner: Element?
  private var slots: [Int: AnyObject] = [:]
  private var endings: [() -> Void] = []

  func value<T: AnyObject>(at slot: Int, _ make: () -> T) -> T {
    if let value = slots[slot] as? T { return value }
    let value = make()
    slots[slot] = value
    return value
  }

  func atEnd(_ ending: @escaping () -> Void) { endings.append(ending) }

  func end() {
    endings.forEach { $0() }
    endings.removeAll()
    slots.removeAll()
  }
}

/// Connects the dynamic properties of a view's copy in place. The slot of a property is its
/// place in memory, which is the same for every value of the type.
@MainActor func connectProperties<Source>(
  of source: inout Source, to storage: PropertyStorage, environment: EnvironmentValues
) {
  withUnsafeMutablePointer(to: &source) { pointer in
    connectFields(
      of: Source.self, at: UnsafeMutableRawPointer(pointer), base: 0, storage, environment)
  }
}

@MainActor private func connectFields(
  of type: Any.Type, at pointer: UnsafeMutableRawPointer, base: Int, _ storage: PropertyStorage,
  _ environment: EnvironmentValues
) {
  for field in dynamicFields(of: type) {
    func open<F>(_ type: F.Type) {
      let place = (pointer + field.offset).assumingMemoryBound(to: F.self)
      if var property = place.pointee as? any ConnectedProperty {
        property.connect(to: storage, slot: base + field.offset, environment: environment)
        if let connected = property as? F { place.pointee = connected }
      } else {
        connectFields(
          of: type, at: pointer + field.offset, base: base + field.offset, storage, environment)
        if var property = place.pointee as? any DynamicProperty {
          property.update()
          if let updated = property as? F { place.pointee = updated }
        }
      }
    }
    _openExistential(field.type, do: open)
  }
}

private struct DynamicField {
  let offset: Int
  let type: Any.Type
}

@MainActor private var fieldsOfTypes: [ObjectIdentifier: [DynamicField]] = [:]

@MainActor private func dynamicFields(of type: Any.Type) -> [DynamicField] {
  if let fields = fieldsOfTypes[ObjectIdentifier(type)] { return fields }
  var fields: [DynamicField] = []
  _ = _forEachField(of: type) { _, offset, fieldType, _ in
    if fieldType is any DynamicProperty.Type {
      fields.append(DynamicField(offset: offset, type: fieldType))
    }
    return true
  }
  fieldsOfTypes[ObjectIdentifier(type)] = fields
  return fields
}

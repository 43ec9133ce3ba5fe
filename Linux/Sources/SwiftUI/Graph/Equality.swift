import Foundation
@_spi(Reflection) import Swift

/// Whether two values of a view's type cannot be told apart.
///
/// Equal bytes are equal values. Otherwise a type that can compare itself is asked, a structure
/// is compared property by property, and everything else counts as different: a closure that
/// captures something, above all. So the answer "equal" is never wrong, and "different" may be.
func areEqual<T>(_ a: T, _ b: T) -> Bool {
  var kind = _MetadataKind.unknown
  _ = _forEachField(of: Wrapped<T>.self) { _, _, _, fieldKind in
    kind = fieldKind
    return true
  }
  return withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in
      areEqual(T.self, kind, UnsafeRawPointer(a), UnsafeRawPointer(b))
    }
  }
}

/// What kind of type `T` is can only be learnt of a property.
private struct Wrapped<T> {
  let value: T
}

private func areEqual<T>(
  _ type: T.Type, _ kind: _MetadataKind, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
) -> Bool {
  let size = MemoryLayout<T>.size
  if size == 0 { return true }
  if UnsafeRawBufferPointer(start: a, count: size)
    .elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
  {
    return true
  }
  func value(_ pointer: UnsafeRawPointer) -> T { pointer.assumingMemoryBound(to: T.self).pointee }
  switch kind {
  case .existential:
    // What is in the boxes is compared, if both hold the same type.
    let inner = Swift.type(of: value(a) as Any)
    guard inner == Swift.type(of: value(b) as Any) else { return false }
    func open<D>(_ type: D.Type) -> Bool {
      guard let x = value(a) as? D, let y = value(b) as? D else { return false }
      return areEqual(x, y)
    }
    return _openExistential(inner, do: open)
  case .struct, .tuple:
    if let x = value(a) as? any Equatable { return areEqual(x, value(b)) }
    var result = true
    var count = 0
    let isComplete = _forEachField(of: type) { _, offset, fieldType, fieldKind in
      func open<F>(_ field: F.Type) -> Bool { areEqual(field, fieldKind, a + offset, b + offset) }
      count += 1
      result = _openExistential(fieldType, do: open)
      return result
    }
    return result && isComplete && count > 0
  case .enum, .optional:
    if let x = value(a) as? any Equatable { return areEqual(x, value(b)) }
    return areEqualCases(value(a), value(b))
  default:
    if let x = value(a) as? any Equatable { return areEqual(x, value(b)) }
    return false
  }
}

/// Compares the cases of an enumeration, and what they carry. Their bytes alone do not tell: those
/// that a case does not need are left as they were.
private func areEqualCases<T>(_ a: T, _ b: T) -> Bool {
  guard let nameOfA = enumCaseName(a), let nameOfB = enumCaseName(b),
    strcmp(nameOfA, nameOfB) == 0
  else { return false }
  let (x, y) = (Mirror(reflecting: a).children.first, Mirror(reflecting: b).children.first)
  guard let x, let y else { return x == nil && y == nil }
  func open<D>(_ x: D) -> Bool { (y.value as? D).map { areEqual(x, $0) } ?? false }
  return _openExistential(x.value, do: open)
}

/// The runtime's own name of a value's case; descriptions can be changed by a type, this cannot.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

private func areEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool {
  guard let b = b as? E else { return false }
  return a == b
}

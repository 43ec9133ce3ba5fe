@_spi(Reflection) import Swift

/// Whether two values of a view's type cannot be told apart.
///
/// Equal bytes are equal values. Otherwise a type that can compare itself is asked, a structure
/// is compared property by property, and everything else counts as different: a closure that
/// captures something, above all. So the answer "equal" is never wrong, and "different" may be.
func areEqual<T>(_ a: T, _ b: T) -> Bool {
  withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in areEqual(T.self, UnsafeRawPointer(a), UnsafeRawPointer(b)) }
  }
}

private func areEqual<T>(_ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
  let size = MemoryLayout<T>.size
  if size == 0 { return true }
  if UnsafeRawBufferPointer(start: a, count: size)
    .elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
  {
    return true
  }
  let (x, y) = (
    a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee
  )
  if let x = x as? any Equatable { return areEqual(x, y) }
  var kinds: [_MetadataKind] = []
  var result = true
  let isComplete = _forEachField(of: type) { _, offset, fieldType, kind in
    kinds.append(kind)
    func open<F>(_ field: F.Type) -> Bool { areEqual(field, a + offset, b + offset) }
    result = _openExistential(fieldType, do: open)
    return result
  }
  return result && isComplete && !kinds.isEmpty
}

private func areEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool {
  guard let b = b as? E else { return false }
  return a == b
}

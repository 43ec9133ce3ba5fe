/// What others have attached to an object, as the Objective-C runtime allows.
package struct Associations {
  private enum Entry {
    case held(Any)
    case weak(Weak)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private var entries: [UnsafeRawPointer: Entry] = [:]

  package init() {}

  package func value(_ key: UnsafeRawPointer) -> Any? {
    switch entries[key] {
    case .held(let value): value
    case .weak(let weak): weak.object
    case nil: nil
    }
  }

  package mutating func set(_ value: Any?, _ key: UnsafeRawPointer, isHeld: Bool) {
    guard let value else {
      entries[key] = nil
      return
    }
    entries[key] = isHeld ? .held(value) : .weak(Weak(object: value as AnyObject))
  }
}

/// An object that others may attach something to.
package protocol AssociationHolder: AnyObject {
  var associations: Associations { get set }
}

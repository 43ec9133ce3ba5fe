import Foundation

// The Objective-C runtime does not exist on Linux. What it lets anyone attach to any object, and
// takes away together with that object, can here be attached to responders and layers.

/// How an attached object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all: here weakly.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As a copy; here held.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As a copy; here held.
  case OBJC_ASSOCIATION_COPY = 771
}

/// What is attached to an object under a key; nil where nothing is.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any AssociationHolder)?.associations.value(key)
}

/// Attaches a value to an object; nil takes it away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let holder = object as? any AssociationHolder else { return }
  holder.associations.set(value, key, isHeld: policy != .OBJC_ASSOCIATION_ASSIGN)
}

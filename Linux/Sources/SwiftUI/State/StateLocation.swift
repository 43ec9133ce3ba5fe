import Foundation

/// Where the value of a ``State`` lives.
///
/// A change can be read at once by ordinary code, but bodies see it only with the update that
/// carries its transaction, so that two changes with two animations stay apart.
final class StateLocation<Value>: Location {
  // The lock below guards both: state may be set from any thread.
  nonisolated(unsafe) private var latest: Value
  nonisolated(unsafe) private var shown: Value
  private let lock = NSLock()
  private let readers = Readers()
  private let queue: ChangeQueue
  private let owner: WeakOwner

  @MainActor init(_ value: Value, owner: Element) {
    latest = value
    shown = value
    queue = owner.host.queue
    self.owner = WeakOwner(owner)
  }

  /// The value, read through the view that owns it.
  var valueForOwner: Value {
    read { $0.add(owner.element) }
  }

  func get() -> Value {
    read { $0.add(Evaluation.current?.owner) }
  }

  private func read(_ note: @MainActor (Readers) -> Void) -> Value {
    var isEvaluating = false
    if isOnMainActor {
      isEvaluating = MainActor.assumeIsolated {
        guard Evaluation.current != nil else { return false }
        note(readers)
        return true
      }
    }
    return lock.withLock { isEvaluating ? shown : latest }
  }

  func set(_ value: Value, _ transaction: Transaction) {
    let isSame = lock.withLock {
      defer { latest = value }
      return areEqual(latest, value)
    }
    if isOnMainActor {
      MainActor.assumeIsolated {
        if let evaluation = Evaluation.current {
          evaluation.owner.host.report(
            "state of type \(Value.self) was set while a view was being updated; "
              + "set it in an action, in onAppear or in onChange")
        }
      }
    }
    guard !isSame else { return }
    queue.append(transaction) { [self] in
      lock.withLock { shown = latest }
      readers.setDirty()
    }
  }
}

@MainActor private final class WeakOwner {
  weak var element: Element?
  init(_ element: Element) { self.element = element }
}

/// The elements whose bodies have read a value.
@MainActor final class Readers {
  private var elements: [ObjectIdentifier: WeakReader] = [:]

  nonisolated init() {}

  func add(_ element: Element?) {
    guard let element else { return }
    elements[ObjectIdentifier(element)] = WeakReader(element: element)
  }

  func setDirty() {
    for (key, reader) in elements {
      if let element = reader.element, element.isMounted {
        element.setDirty()
      } else {
        elements[key] = nil
      }
    }
  }
}

private struct WeakReader {
  weak var element: Element?
}

/// Changes that wait for the next update, each with its transaction.
final class ChangeQueue: Sendable {
  // Guarded by the lock: changes may come from any thread.
  nonisolated(unsafe) private var changes: [(Transaction, @MainActor () -> Void)] = []
  private let lock = NSLock()

  func append(_ transaction: Transaction, _ apply: @escaping @MainActor () -> Void) {
    lock.withLock { changes.append((transaction, apply)) }
  }

  var isEmpty: Bool { lock.withLock { changes.isEmpty } }

  /// Takes the changes at the head that share one transaction.
  func takeNext() -> (Transaction, [@MainActor () -> Void])? {
    lock.withLock {
      guard let first = changes.first else { return nil }
      let count = changes.prefix { $0.0.isSameUpdate(as: first.0) }.count
      let taken = changes.prefix(count).map(\.1)
      changes.removeFirst(count)
      return (first.0, taken)
    }
  }
}

/// Children that come and go: each has a key, and a child with the same key lives on.
@MainActor struct DynamicChildren {
  struct Entry {
    let key: AnyHashable
    let view: any View
  }

  private struct Child {
    let key: AnyHashable
    let element: Element
    var isLeaving = false
  }

  private var children: [Child] = []

  var elements: [Element] { children.map(\.element) }

  var items: [Box] {
    children.flatMap { child in
      child.isLeaving ? child.element.items.filter(\.isLeaving) : child.element.items
    }
  }

  /// Brings the children in line with the entries. Children that are gone end at once, or stay
  /// until their transition has been shown.
  mutating func update(_ entries: [Entry], in owner: Element, isFirst: Bool) {
    var old: [AnyHashable: Element] = [:]
    for child in children where !child.isLeaving { old[child.key] = child.element }
    let oldOrder = children.filter { !$0.isLeaving }.map(\.key)
    var seen: Set<AnyHashable> = []
    var result: [Child] = []
    var changed = false
    for entry in entries {
      guard seen.insert(entry.key).inserted else {
        owner.host.report(
          "the identity \(entry.key.base) occurs more than once in a ForEach; "
            + "each element needs one of its own")
        continue
      }
      if let element = old[entry.key] {
        updateErased(entry.view, element, owner.environment)
        result.append(Child(key: entry.key, element: element))
      } else {
        changed = true
        let element = makeErased(entry.view, owner)
        if !isFirst { element.items.forEach { $0.beginEntering() } }
        result.append(Child(key: entry.key, element: element))
      }
    }
    for (index, child) in children.enumerated() {
      if child.isLeaving {
        result.insert(child, at: min(index, result.count))
      } else if !seen.contains(child.key) {
        changed = true
        if leaves(child.element) {
          result.insert(
            Child(key: child.key, element: child.element, isLeaving: true),
            at: min(index, result.count))
        } else {
          child.element.unmount()
        }
      }
    }
    if oldOrder != entries.map(\.key) { changed = true }
    children = result
    if changed, !isFirst { owner.itemsChanged() }
  }

  /// Passes a new environment on to children whose views are the same.
  func passOn(_ environment: EnvironmentValues) {
    for child in children { child.element.passOn(environment) }
  }

  /// Ends the children whose transition is over.
  mutating func prune(in owner: Element) {
    let done = children.filter { $0.isLeaving && !$0.element.items.contains(where: \.isLeaving) }
    guard !done.isEmpty else { return }
    children.removeAll { child in done.contains { $0.element === child.element } }
    done.forEach { $0.element.unmount() }
    owner.itemsChanged()
  }

  private func leaves(_ element: Element) -> Bool {
    var any = false
    for item in element.items where item.beginLeaving() { any = true }
    return any
  }

  private func makeErased<V: View>(_ view: V, _ owner: Element) -> Element {
    owner.makeChild(view)
  }

  private func updateErased<V: View>(
    _ view: V, _ element: Element, _ environment: EnvironmentValues
  ) {
    (element as? ElementOf<V>)?.update(view, environment: environment)
  }
}

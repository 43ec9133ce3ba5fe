import CoreGraphics
import Foundation

/// Views that wait to be used again, by the names under which they were made.
@MainActor final class ReusePool<Element: UIView> {
  private var makers: [String: () -> Element] = [:]
  private var waiting: [String: [Element]] = [:]

  func register(_ identifier: String, _ make: (() -> Element)?) { makers[identifier] = make }

  /// A view that was used before, or a new one; nil where nothing was registered.
  ///
  /// - Parameter prepare: Is called for a view that was used before.
  func dequeue(_ identifier: String, prepare: (Element) -> Void) -> Element? {
    guard let used = waiting(identifier) else { return makers[identifier]?() }
    prepare(used)
    return used
  }

  /// A view that was used before.
  func waiting(_ identifier: String) -> Element? { waiting[identifier]?.popLast() }

  func put(_ view: Element, _ identifier: String) { waiting[identifier, default: []].append(view) }
}

/// The views of a list that are shown at present, by what they stand for.
@MainActor final class ShownViews<Key: Hashable, Element: UIView> {
  private(set) var views: [Key: Element] = [:]

  /// Shows other parts of the list.
  ///
  /// - Parameters:
  ///   - wanted: What is to be shown, and where.
  ///   - make: Makes a view and adds it.
  ///   - drop: Takes a view away.
  func show(
    _ wanted: [(key: Key, frame: CGRect)], make: (Key, CGRect) -> Element?,
    drop: (Key, Element) -> Void
  ) {
    let keys = Set(wanted.map(\.key))
    for (key, view) in views where !keys.contains(key) {
      views[key] = nil
      drop(key, view)
    }
    for (key, frame) in wanted {
      if let view = views[key] {
        if view.frame != frame { view.frame = frame }
      } else if let view = make(key, frame) {
        views[key] = view
      }
    }
  }

  /// Lets views stand for something else; those for which nothing is named go.
  func rename(_ name: (Key) -> Key?, drop: (Key, Element) -> Void) {
    let old = views
    views = [:]
    for (key, view) in old {
      if let new = name(key) { views[new] = view } else { drop(key, view) }
    }
  }

  func dropAll(_ drop: (Key, Element) -> Void) {
    let all = views
    views = [:]
    all.forEach(drop)
  }

  func key(of view: UIView) -> Key? { views.first { $0.value === view }?.key }
}

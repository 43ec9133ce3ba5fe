import Foundation

extension Host {
  // MARK: Touch

  /// Taps at a point of the window; returns whether anything answered.
  package func tap(at point: CGPoint, count: Int) -> Bool {
    update()
    var next = root?.hitTest(point)
    while let box = next {
      if answer({ box.tap(count: count) }) { return true }
      next = box.container
    }
    return false
  }

  /// Moves the content of the scroll view at a point.
  package func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
    update()
    var next = root?.hitTest(point)
    while let box = next {
      if let scroll = box as? ScrollBox {
        scroll.scroll(by: distance)
        update()
        return true
      }
      next = box.container
    }
    return false
  }

  private func answer(_ action: () -> Bool) -> Bool {
    let answered = acting(action)
    if answered { update() }
    return answered
  }

  // MARK: Screen readers

  /// Everything that screen readers find, in the order in which it is read.
  package var accessibilityItems: [AccessibilityItem] { root?.accessibilityElements() ?? [] }

  /// Where lines of text and pictures are drawn.
  package var contentFrames: [CGRect] { root?.contentFrames() ?? [] }

  /// The same as text: a line each, indented by two spaces a level.
  package var accessibilityText: String {
    accessibilityItems.flatMap { $0.lines() }.joined(separator: "\n")
  }

  /// The first thing with a label.
  package func accessibilityItem(labelled label: String) -> AccessibilityItem? {
    accessibilityItems.flatMap(\.all).first { $0.label == label }
  }

  /// Does what a screen reader's double tap on the first thing with a label does; nil where there
  /// is none, false where it does nothing.
  package func activate(_ label: String) -> Bool? {
    update()
    guard let item = accessibilityItem(labelled: label) else { return nil }
    guard item.isEnabled, let activate = item.activate else { return false }
    return answer {
      activate()
      return true
    }
  }
}

extension Host {
  /// Sets the value of the first thing with a label; nil where there is none, false where it has no
  /// value that can be set.
  package func adjust(_ label: String, to value: Double) -> Bool? {
    update()
    guard let item = accessibilityItem(labelled: label) else { return nil }
    guard item.isEnabled, let adjust = item.adjust else { return false }
    return answer {
      adjust(value)
      return true
    }
  }
}

extension AccessibilityItem {
  /// The item's area in the window.
  package var frameInWindow: CGRect {
    CGRect(origin: .zero, size: box.frame.size).applying(box.transformToWindow)
  }
}

#if canImport(UIKitStage)
import Drawing
import Foundation
import UIKitStage

/// The room of a view controller, which shows a picture of its window.
final class RepresentableBox: Box {
  private let window: WindowStage?
  private var touch = CGPoint.zero

  init(_ element: Element, _ window: WindowStage?) {
    self.window = window
    super.init(element)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func sizeDidChange() {
    // A window cannot be without a size; what has none is not drawn.
    try? window?.resize(to: frame.size)
    setNeedsDisplay()
  }

  override func draw(_ pen: Pen) {
    guard let picture = try? window?.picture() else { return }
    pen.canvas.draw(picture, in: shownFrame, opacity: pen.opacity, blend: pen.blend)
  }

  override func hitTest(_ point: CGPoint) -> Box? {
    touch = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return frame.contains(point) ? self : nil
  }

  override func tap(count: Int) -> Bool {
    guard environment.isEnabled else { return true }
    return (try? window?.tap(at: touch)) != nil
  }

  override func accessibilityElements() -> [AccessibilityItem] {
    guard let window else { return [] }
    return window.accessibilityElements.map { element in
      let item = AccessibilityItem(box: self, label: element.label, value: element.value)
      if element.isButton { item.traits = .isButton }
      item.activate = { window.activate(element) }
      return item
    }
  }
}
#endif

import Drawing
import Foundation

/// Views beside each other, all equally wide.
final class SegmentsBox: ContainerBox {
  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { $0 / CGFloat(max(1, layoutChildren.count)) }, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = layoutChildren.map { $0.size(for: offer(proposal.width)) }
    return CGSize(
      width: proposal.width ?? (sizes.map(\.width).max() ?? 0) * CGFloat(sizes.count),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layOut() {
    let width = frame.width / CGFloat(max(1, layoutChildren.count))
    for (index, child) in layoutChildren.enumerated() {
      place(child, at: CGPoint(x: CGFloat(index) * width, y: 0), offer(frame.width))
    }
  }
}

/// Makes each view something that chooses its tag when it is pressed.
nonisolated struct _SegmentModifier<Value: Hashable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let selection: Binding<Value>
  let chosen: Value

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      SegmentBox<Value>($0)
    } update: { modifier, box in
      box.modifier = modifier
    }
  }
}

private final class SegmentBox<Value: Hashable>: WrapperBox {
  var modifier: _SegmentModifier<Value>? { didSet { setNeedsDisplay() } }

  private var value: Value? { tag?.base as? Value }
  private var isChosen: Bool { value != nil && value == modifier?.chosen }

  override var catchesTouches: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = super.measure(proposal)
    return CGSize(width: proposal.width ?? size.width + 16, height: max(28, size.height))
  }

  override func innerOrigin(_ proposal: ProposedViewSize) -> CGPoint {
    let outer = size(for: proposal)
    let content = inner?.size(for: offer(proposal)) ?? .zero
    return CGPoint(x: (outer.width - content.width) / 2, y: (outer.height - content.height) / 2)
  }

  override func draw(_ pen: Pen) {
    if isChosen {
      let isDark = environment.colorScheme == .dark
      pen.fill(
        .roundedRect(frame, cornerSize: CGSize(width: 7, height: 7), isContinuous: false),
        .color(DrawingColor(red: 1, green: 1, blue: 1, alpha: isDark ? 0.3 : 1)))
    }
    super.draw(pen)
  }

  override func tap(count: Int) -> Bool {
    if environment.isEnabled, let value { modifier?.selection.wrappedValue = value }
    return true
  }

  override func accessibilityElements() -> [AccessibilityItem] {
    let item = AccessibilityItem(box: self)
    item.combine(super.accessibilityElements())
    item.traits.remove(.isStaticText)
    item.traits.insert(.isButton)
    if isChosen { item.traits.insert(.isSelected) }
    item.activate = { [weak self] in _ = self?.tap(count: 1) }
    return [item]
  }
}

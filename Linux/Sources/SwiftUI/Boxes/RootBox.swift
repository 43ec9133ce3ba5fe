import Foundation

/// The window.
final class RootBox: Box {
  var windowSize: CGSize { didSet { if windowSize != oldValue { invalidateLayout() } } }
  private let content: () -> [Box]

  init(_ element: Element, size: CGSize, content: @escaping () -> [Box]) {
    windowSize = size
    self.content = content
    super.init(element)
  }

  override var wantedChildren: [Box] { content() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { windowSize }

  override func layOut() {
    for child in layoutChildren {
      let proposal = ProposedViewSize(windowSize)
      let size = child.size(for: proposal)
      place(
        child,
        at: CGPoint(
          x: (windowSize.width - size.width) / 2, y: (windowSize.height - size.height) / 2),
        proposal)
    }
  }

  func layOutWindow() { place(at: .zero, ProposedViewSize(windowSize)) }
}

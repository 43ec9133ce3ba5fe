import Foundation

/// A box around another one. By itself it changes nothing.
class WrapperBox: Box {
  private(set) var inner: Box?

  final func wrap(_ inner: Box) {
    self.inner = inner
    childrenChanged()
    syncChildren()
  }

  /// Called once the box is whole.
  func begin() {}
  /// Called when what it wraps has ended.
  func end() {}

  override var wantedChildren: [Box] { inner.map { [$0] } ?? [] }
  override var wrapped: Box? { inner }

  /// What the inner box is offered.
  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// The inner box's top leading corner, from this one's.
  func innerOrigin(_ proposal: ProposedViewSize) -> CGPoint { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    inner?.size(for: offer(proposal)) ?? .zero
  }

  override func layOut() {
    if let inner { place(inner, at: innerOrigin(proposal), offer(proposal)) }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard let line = inner?.explicitAlignment(key, offer(proposal)) else { return nil }
    let origin = innerOrigin(proposal)
    return line + (key.isHorizontal ? origin.x : origin.y)
  }
}

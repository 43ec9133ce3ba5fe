public import Foundation

/// Room that grows along the stack around it, or in both directions outside a stack.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Spacer: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never

  /// The least length; nil for the usual spacing.
  public var minLength: CGFloat?

  /// Room.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LeafElement(self, site) {
      SpacerBox($0)
    } update: { view, box in
      if box.minLength != view.minLength {
        box.minLength = view.minLength
        box.invalidateLayout()
      }
    }
  }
}

private final class SpacerBox: Box {
  var minLength: CGFloat?

  override var isSpacer: Bool { true }
  override var priority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? defaultSpacing
    func length(_ offer: CGFloat?) -> CGFloat { max(least, offer ?? least) }
    // Across a stack a spacer takes no room.
    let stack = stackAround
    if stack is HStackBox { return CGSize(width: length(proposal.width), height: 0) }
    if stack is VStackBox { return CGSize(width: 0, height: length(proposal.height)) }
    return CGSize(width: length(proposal.width), height: length(proposal.height))
  }
}

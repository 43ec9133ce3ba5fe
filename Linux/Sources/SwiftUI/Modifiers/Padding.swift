public import Foundation

/// Room around a view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _PaddingLayout: ViewModifier, PrimitiveModifier, Animatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// Layout jumps; what it moves is animated.
  public typealias AnimatableData = EmptyAnimatableData

  let edges: Edge.Set
  let insets: EdgeInsets?

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      PaddingBox($0)
    } update: { modifier, box in
      box.set(modifier.resolved)
    }
  }

  private var resolved: EdgeInsets {
    let usual = insets ?? EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return EdgeInsets(
      top: edges.contains(.top) ? usual.top : 0,
      leading: edges.contains(.leading) ? usual.leading : 0,
      bottom: edges.contains(.bottom) ? usual.bottom : 0,
      trailing: edges.contains(.trailing) ? usual.trailing : 0)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Room on each side.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Room on some sides; 16 points where no length is given.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }

  /// The same room on every side.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

private final class PaddingBox: WrapperBox {
  private var insets = EdgeInsets()

  func set(_ insets: EdgeInsets) {
    guard insets != self.insets else { return }
    self.insets = insets
    invalidateLayout()
  }

  private var width: CGFloat { insets.leading + insets.trailing }
  private var height: CGFloat { insets.top + insets.bottom }

  override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - width) },
      height: proposal.height.map { max(0, $0 - height) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = super.measure(proposal)
    return CGSize(width: size.width + width, height: size.height + height)
  }

  override func innerOrigin(_ proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}

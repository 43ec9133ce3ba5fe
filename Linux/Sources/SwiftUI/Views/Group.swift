/// Several views as one; what is applied to a group is applied to each of them.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Group<Content> {
  let content: Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Group: View, PrimitiveView where Content: View {
  /// Primitive views have no body.
  public typealias Body = Never

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { GroupElement(self, site) }
}

private final class GroupElement<Content: View>: ElementOf<Group<Content>> {
  private lazy var child = makeChild(view.content)

  override init(_ view: Group<Content>, _ site: Site) {
    super.init(view, site)
    _ = child
  }

  override func update(_ view: Group<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    child.update(view.content, environment: environment)
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { [child] }
  override func makeItems() -> [Box] { child.items }
}

/// A view that shows nothing and takes no room.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct EmptyView: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never

  /// Nothing.
  public nonisolated init() {}

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { ElementOf(self, site) }
}

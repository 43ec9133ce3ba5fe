/// A view of any type. When the type within changes, the old view ends and a new one begins.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct AnyView: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never

  let content: any View

  /// Hides a view's type.
  public nonisolated init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides a view's type.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { AnyViewElement(self, site) }
}

private final class AnyViewElement: ElementOf<AnyView> {
  private var dynamic = DynamicChildren()

  override init(_ view: AnyView, _ site: Site) {
    super.init(view, site)
    dynamic.update([entry(view.content)], in: self, isFirst: true)
  }

  override func update(_ view: AnyView, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    dynamic.update([entry(view.content)], in: self, isFirst: false)
  }

  private func entry<V: View>(_ view: V) -> DynamicChildren.Entry {
    .init(key: AnyHashable(ObjectIdentifier(V.self)), view: view)
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { dynamic.elements }
  override func makeItems() -> [Box] { dynamic.items }

  override func pruneChildren() {
    dynamic.prune(in: self)
    super.pruneChildren()
  }
}

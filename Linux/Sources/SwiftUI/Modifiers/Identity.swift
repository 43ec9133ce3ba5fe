/// A view with an identity of its own: when that changes, the view ends and begins anew.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _IDModifier<ID: Hashable>: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// The identity.
  public var id: ID

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    IdentityElement(view, site)
  }
}

/// A view whose body is asked for again only when it differs.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct EquatableView<Content: Equatable & View>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  /// The view.
  public var content: Content

  /// A view that is compared.
  public init(content: Content) { self.content = content }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { EquatableElement(self, site) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Gives this view an identity; when that changes, its state begins anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IDModifier(id: id)) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View where Self: Equatable {
  /// Lets this view be compared with its old value before its body is asked for.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class IdentityElement<Content: View, ID: Hashable>:
  ElementOf<ModifiedContent<Content, _IDModifier<ID>>>
{
  private var dynamic = DynamicChildren()

  override init(_ view: ModifiedContent<Content, _IDModifier<ID>>, _ site: Site) {
    super.init(view, site)
    dynamic.update(entries, in: self, isFirst: true)
  }

  override func update(
    _ view: ModifiedContent<Content, _IDModifier<ID>>, environment: EnvironmentValues
  ) {
    super.update(view, environment: environment)
    dynamic.update(entries, in: self, isFirst: false)
  }

  private var entries: [DynamicChildren.Entry] {
    [.init(key: AnyHashable(view.modifier.id), view: view.content)]
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { dynamic.elements }
  override func makeItems() -> [Box] { dynamic.items }

  override func pruneChildren() {
    dynamic.prune(in: self)
    super.pruneChildren()
  }
}

private final class EquatableElement<Content: Equatable & View>: ElementOf<EquatableView<Content>> {
  private var child: ElementOf<Content>?

  override init(_ view: EquatableView<Content>, _ site: Site) {
    super.init(view, site)
    child = makeChild(view.content)
  }

  override func update(_ view: EquatableView<Content>, environment: EnvironmentValues) {
    // An equal value is dropped, so that what is in it that cannot be compared does not count.
    let kept = view.content == self.view.content ? self.view : view
    super.update(kept, environment: environment)
    child?.update(kept.content, environment: environment)
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }
}

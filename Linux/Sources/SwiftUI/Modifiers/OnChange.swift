/// Does something when a value changes.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct _ValueActionModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// The value.
  public var value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    OnChangeElement(view, site)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Does something with a value when it has changed.
  @available(
    iOS, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @available(
    macOS, deprecated: 14.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @available(
    tvOS, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @available(
    watchOS, deprecated: 10.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Does something with a value's old and new state when it has changed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Does something when a value has changed.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}

private final class OnChangeElement<Content: View, Value: Equatable>:
  ElementOf<ModifiedContent<Content, _ValueActionModifier<Value>>>
{
  private var child: ElementOf<Content>?

  override init(_ view: ModifiedContent<Content, _ValueActionModifier<Value>>, _ site: Site) {
    super.init(view, site)
    child = makeChild(view.content)
    let modifier = view.modifier
    if modifier.isInitial {
      host.afterThisUpdate { modifier.action(modifier.value, modifier.value) }
    }
  }

  override func update(
    _ view: ModifiedContent<Content, _ValueActionModifier<Value>>, environment: EnvironmentValues
  ) {
    let old = self.view.modifier.value
    super.update(view, environment: environment)
    let modifier = view.modifier
    if modifier.value != old {
      host.afterThisUpdate { modifier.action(old, modifier.value) }
    }
    child?.update(view.content, environment: environment)
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }
}

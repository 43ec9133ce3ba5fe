/// A property of a view that the container around it asks for.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _TraitWritingModifier<Value>: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let trait: Trait

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      TraitBox($0)
    } update: { modifier, box in
      box.set(modifier.trait)
    }
  }
}

enum Trait {
  case priority(Double)
  case zIndex(Double)
  case transition(AnyTransition)
  case tag(AnyHashable)
  case layoutValue(ObjectIdentifier, Any)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Lets a stack serve this view before those with a lower number; 0 by itself.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<Double>(trait: .priority(value)))
  }

  /// Puts this view in front of those with a lower number; 0 by itself.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(_TraitWritingModifier<Double>(trait: .zIndex(value)))
  }

  /// Says how this view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(_TraitWritingModifier<AnyTransition>(trait: .transition(t)))
  }

  /// Gives this view a name by which a container knows it.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(_TraitWritingModifier<V>(trait: .tag(AnyHashable(tag))))
  }
}

final class TraitBox: WrapperBox {
  private(set) var value: Trait?

  func set(_ trait: Trait) {
    if case .priority(let new) = trait {
      if case .priority(let old)? = value, old == new { return }
      invalidateLayout()
    }
    if case .layoutValue = trait { invalidateLayout() }
    value = trait
  }

  override var priority: Double {
    if case .priority(let priority)? = value { priority } else { super.priority }
  }

  override var zIndex: Double {
    if case .zIndex(let zIndex)? = value { zIndex } else { super.zIndex }
  }

  override var transition: AnyTransition {
    if case .transition(let transition)? = value { transition } else { super.transition }
  }

  override var tag: AnyHashable? {
    if case .tag(let tag)? = value { tag } else { super.tag }
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    if case .layoutValue(key, let value)? = value { value } else { super.layoutValue(key) }
  }
}

/// One of two views. A change from one to the other ends the first and begins the second anew.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// Primitive views have no body.
  public typealias Body = Never

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { ConditionalElement(self, site) }
}

private final class ConditionalElement<T: View, F: View>: ElementOf<_ConditionalContent<T, F>> {
  private var dynamic = DynamicChildren()

  override init(_ view: _ConditionalContent<T, F>, _ site: Site) {
    super.init(view, site)
    show(isFirst: true)
  }

  override func update(_ view: _ConditionalContent<T, F>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    show(isFirst: false)
  }

  private func show(isFirst: Bool) {
    switch view.storage {
    case .trueContent(let content): show(content, key: true, isFirst: isFirst)
    case .falseContent(let content): show(content, key: false, isFirst: isFirst)
    }
  }

  private func show<V: View>(_ content: V, key: Bool, isFirst: Bool) {
    dynamic.update(
      [.init(key: AnyHashable(key), view: content)], in: self, isFirst: isFirst)
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { dynamic.elements }
  override func makeItems() -> [Box] { dynamic.items }

  override func pruneChildren() {
    dynamic.prune(in: self)
    super.pruneChildren()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional: View, PrimitiveView where Wrapped: View {
  /// Primitive views have no body.
  public typealias Body = Never

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { OptionalElement(self, site) }
}

private final class OptionalElement<Wrapped: View>: ElementOf<Wrapped?> {
  private var dynamic = DynamicChildren()

  override init(_ view: Wrapped?, _ site: Site) {
    super.init(view, site)
    dynamic.update(entries, in: self, isFirst: true)
  }

  override func update(_ view: Wrapped?, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    dynamic.update(entries, in: self, isFirst: false)
  }

  private var entries: [DynamicChildren.Entry] {
    view.map { [.init(key: AnyHashable(0), view: $0)] } ?? []
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { dynamic.elements }
  override func makeItems() -> [Box] { dynamic.items }

  override func pruneChildren() {
    dynamic.prune(in: self)
    super.pruneChildren()
  }
}

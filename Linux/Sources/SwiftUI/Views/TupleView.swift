/// Several views, one after the other.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct TupleView<T>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never

  /// The views.
  public var value: T
  private let makeSlots: @MainActor (T) -> [any View]

  /// Views that only the builder makes: it knows that every part is a view.
  nonisolated init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
    makeSlots = { value in
      var views: [any View] = []
      for view in repeat each value { views.append(view) }
      return views
    }
  }

  @MainActor var slots: [any View] { makeSlots(value) }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { TupleElement(self, site) }
}

private final class TupleElement<T>: ElementOf<TupleView<T>> {
  private var children: [Element] = []

  override init(_ view: TupleView<T>, _ site: Site) {
    super.init(view, site)
    children = view.slots.map { makeErased($0) }
  }

  private func makeErased<V: View>(_ view: V) -> Element { makeChild(view) }

  private func updateErased<V: View>(_ view: V, _ element: Element) {
    (element as? ElementOf<V>)?.update(view, environment: environment)
  }

  override func update(_ view: TupleView<T>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    for (child, view) in zip(children, view.slots) { updateErased(view, child) }
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { children }
  override func makeItems() -> [Box] { children.flatMap(\.items) }
}

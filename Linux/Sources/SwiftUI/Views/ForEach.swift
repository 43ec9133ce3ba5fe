/// A view for each element of a collection.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// Makes an element's view.
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
  /// Whether the elements are said never to change.
  var isConstant = false
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach: View, PrimitiveView where Content: View {
  /// Primitive views have no body.
  public typealias Body = Never

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { ForEachElement(self, site) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, by the element's own identity.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0.id }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach where Content: View {
  /// A view for each element, by a part of it.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range that does not change.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identify = { $0 }
    isConstant = true
  }
}

private final class ForEachElement<Data, ID, Content>: ElementOf<ForEach<Data, ID, Content>>
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private var dynamic = DynamicChildren()

  override init(_ view: ForEach<Data, ID, Content>, _ site: Site) {
    super.init(view, site)
    dynamic.update(entries, in: self, isFirst: true)
  }

  override func update(_ view: ForEach<Data, ID, Content>, environment: EnvironmentValues) {
    let isSame = areEqual(view, self.view)
    if view.isConstant, view.data.count != self.view.data.count {
      host.report(
        "a ForEach over a range was given \(view.data.count) elements instead of "
          + "\(self.view.data.count): it is for ranges that never change; others need id:")
    }
    super.update(view, environment: environment)
    if isSame {
      dynamic.passOn(environment)
    } else {
      dynamic.update(entries, in: self, isFirst: false)
    }
  }

  private var entries: [DynamicChildren.Entry] {
    let isLate = isInLateList
    let content = view.content
    return view.data.map { element in
      .init(
        key: AnyHashable(view.identify(element)),
        view: isLate ? LateRow { content(element) } : content(element))
    }
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { dynamic.elements }
  override func makeItems() -> [Box] { dynamic.items }

  override func pruneChildren() {
    dynamic.prune(in: self)
    super.pruneChildren()
  }
}

/// The element of a view that holds no others: one box.
final class LeafElement<V: View, B: Box>: ElementOf<V> {
  private var box: B?
  private let configure: (V, B) -> Void

  init(
    _ view: V, _ site: Site, box makeBox: (Element) -> B, update: @escaping (V, B) -> Void
  ) {
    configure = update
    super.init(view, site)
    let box = makeBox(self)
    configure(view, box)
    self.box = box
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    if let box { configure(view, box) }
  }

  override func makeItems() -> [Box] { box.map { [$0] } ?? [] }
}

/// The element of a container: its content's boxes become the children of one box.
class ContainerElement<V: View, Content: View, B: ContainerBox>: ElementOf<V> {
  private let content: (V) -> Content
  private let configure: (V, B) -> Void
  private var child: ElementOf<Content>?
  private var box: B?

  init(
    _ view: V, _ site: Site, content: @escaping (V) -> Content, box makeBox: (Element) -> B,
    update: @escaping (V, B) -> Void
  ) {
    self.content = content
    configure = update
    super.init(view, site)
    child = makeChild(content(view))
    let box = makeBox(self)
    box.content = { [weak self] in self?.child?.items ?? [] }
    configure(view, box)
    self.box = box
    box.childrenChanged()
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    let directionChanged = environment.layoutDirection != self.environment.layoutDirection
    super.update(view, environment: environment)
    if let box {
      configure(view, box)
      if directionChanged { box.invalidateLayout() }
    }
    child?.update(content(view), environment: environment)
  }

  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { box.map { [$0] } ?? [] }
  override func childItemsChanged() { box?.childrenChanged() }
}

/// A box whose children are those of an element's content.
class ContainerBox: Box {
  var content: () -> [Box] = { [] }
  override var wantedChildren: [Box] { content() }
}

/// The element of a modifier that puts a box around each box of its content.
final class WrapperElement<Content: View, M: ViewModifier, B: WrapperBox>:
  ElementOf<ModifiedContent<Content, M>>
{
  private var child: ElementOf<Content>?
  private var boxes: [ObjectIdentifier: B] = [:]
  private let makeBox: (Element) -> B
  private let configure: (M, B) -> Void

  init(
    _ view: ModifiedContent<Content, M>, _ site: Site, box: @escaping (Element) -> B,
    update: @escaping (M, B) -> Void
  ) {
    makeBox = box
    configure = update
    super.init(view, site)
    child = makeChild(view.content)
  }

  override func update(_ view: ModifiedContent<Content, M>, environment: EnvironmentValues) {
    let directionChanged = environment.layoutDirection != self.environment.layoutDirection
    super.update(view, environment: environment)
    for box in boxes.values {
      configure(view.modifier, box)
      if directionChanged { box.invalidateLayout() }
    }
    child?.update(view.content, environment: environment)
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { child.map { [$0] } ?? [] }

  override func makeItems() -> [Box] {
    var kept: [ObjectIdentifier: B] = [:]
    let items = (child?.items ?? []).map { inner in
      let key = ObjectIdentifier(inner)
      let box: B
      if let old = boxes[key] {
        box = old
      } else {
        box = makeBox(self)
        box.wrap(inner)
        configure(view.modifier, box)
        box.begin()
      }
      kept[key] = box
      return box
    }
    for (key, box) in boxes where kept[key] == nil { box.end() }
    boxes = kept
    return items
  }

  override func unmount() {
    super.unmount()
    boxes.values.forEach { $0.end() }
    boxes = [:]
  }
}

/// The element of a view that has a body.
final class BodyElement<V: View>: ElementOf<V> {
  private let evaluator: Evaluator<V>
  private var child: ElementOf<V.Body>?

  override init(_ view: V, _ site: Site) {
    evaluator = Evaluator(V.self)
    super.init(view, site)
    evaluator.begin(view, owner: self)
    evaluate()
  }

  override func update(_ view: V, environment: EnvironmentValues) {
    let changed = evaluator.accept(view, old: self.view)
    let environmentChanged = !environment.isIdentical(to: self.environment)
    super.update(view, environment: environment)
    if changed || isDirty || (environmentChanged && evaluator.isAffected(by: environment)) {
      evaluate()
    } else if environmentChanged, let child {
      child.passOn(environment)
    }
  }

  override func refresh() { evaluate() }

  private func evaluate() {
    isDirty = false
    let body = evaluator.evaluate(view) { $0.body }
    child = shown(body, by: child)
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }

  override func unmount() {
    super.unmount()
    evaluator.end()
  }
}

/// Where the body of a modifier finds the view that it changes.
@MainActor protocol ContentProvider: AnyObject {
  /// Goes up whenever the content is another value.
  var contentVersion: Int { get }
  func makeContent(below parent: Element) -> Element
  func updateContent(_ element: Element, environment: EnvironmentValues)
  func register(_ placeholder: any ContentHolder)
}

/// An element that shows the content of a modifier further up.
@MainActor protocol ContentHolder: AnyObject {
  func contentDidChange(to version: Int)
}

/// A view value may outlive its element; it must not keep it alive.
@MainActor final class ContentSource {
  weak var provider: (any ContentProvider)?
  init(_ provider: any ContentProvider) { self.provider = provider }
}

/// The element of a view with a modifier that has a body.
final class ModifierElement<Content: View, M: ViewModifier>: ElementOf<ModifiedContent<Content, M>>,
  ContentProvider
{
  private let evaluator: Evaluator<M>
  private var child: ElementOf<M.Body>?
  private var placeholders: [WeakHolder] = []
  private lazy var source = ContentSource(self)
  private(set) var contentVersion = 0

  override init(_ view: ModifiedContent<Content, M>, _ site: Site) {
    evaluator = Evaluator(M.self)
    super.init(view, site)
    evaluator.begin(view.modifier, owner: self)
    evaluate()
  }

  override func update(_ view: ModifiedContent<Content, M>, environment: EnvironmentValues) {
    let changed = evaluator.accept(view.modifier, old: self.view.modifier)
    let environmentChanged = !environment.isIdentical(to: self.environment)
    super.update(view, environment: environment)
    contentVersion += 1
    if changed || isDirty || (environmentChanged && evaluator.isAffected(by: environment)) {
      evaluate()
    } else if environmentChanged, let child {
      child.passOn(environment)
    }
    // The content is another value even where the modifier's body need not be asked again.
    for placeholder in placeholders { placeholder.holder?.contentDidChange(to: contentVersion) }
  }

  override func refresh() { evaluate() }

  private func evaluate() {
    isDirty = false
    let content = _ViewModifier_Content<M>(source: source)
    let body = evaluator.evaluate(view.modifier) { $0.body(content: content) }
    child = shown(body, by: child)
  }

  func makeContent(below parent: Element) -> Element { parent.makeChild(view.content) }

  func updateContent(_ element: Element, environment: EnvironmentValues) {
    (element as? ElementOf<Content>)?.update(view.content, environment: environment)
  }

  func register(_ placeholder: any ContentHolder) {
    placeholders.removeAll { $0.holder == nil }
    placeholders.append(WeakHolder(holder: placeholder))
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }

  override func unmount() {
    super.unmount()
    evaluator.end()
  }
}

private struct WeakHolder {
  weak var holder: (any ContentHolder)?
}

/// The element of `content` within a modifier's body.
final class PlaceholderElement<M: ViewModifier>: ElementOf<_ViewModifier_Content<M>>,
  ContentHolder
{
  private var child: Element?
  private var version = 0

  override init(_ view: _ViewModifier_Content<M>, _ site: Site) {
    super.init(view, site)
    guard let provider = view.source.provider else { return }
    child = provider.makeContent(below: self)
    version = provider.contentVersion
    provider.register(self)
  }

  override func update(_ view: _ViewModifier_Content<M>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    pull()
  }

  func contentDidChange(to version: Int) {
    if version != self.version { setDirty() }
  }

  override func refresh() { pull() }

  private func pull() {
    isDirty = false
    guard let child, let provider = view.source.provider else { return }
    version = provider.contentVersion
    provider.updateContent(child, environment: environment)
  }

  override var passesRowsOn: Bool { true }
  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }
}

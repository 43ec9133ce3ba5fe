/// Where an element stands when it is made: what it hangs from and what flows down to it.
@MainActor struct Site {
  unowned let host: Host
  let parent: Element?
  let environment: EnvironmentValues
}

/// The lasting counterpart of a view: it keeps identity and state while view values come and go.
///
/// An element makes no picture; it yields boxes, and those are laid out and drawn. A view that
/// stands for several (a group, a loop) yields several boxes.
@MainActor class Element {
  unowned let host: Host
  private(set) weak var parent: Element?
  let depth: Int
  private(set) var environment: EnvironmentValues
  private(set) var isMounted = true
  var isDirty = false

  private var cachedItems: [Box]?

  init(_ site: Site) {
    host = site.host
    parent = site.parent
    depth = (site.parent?.depth ?? -1) + 1
    environment = site.environment
  }

  // MARK: Children

  /// The elements directly below this one.
  var childElements: [Element] { [] }

  func makeChild<V: View>(_ view: V, environment: EnvironmentValues? = nil) -> ElementOf<V> {
    makeElement(
      for: view,
      Site(host: host, parent: self, environment: environment ?? self.environment))
  }

  /// The child that shows a view: the one that there is, brought up to date, or a new one.
  func shown<V: View>(_ view: V, by child: ElementOf<V>?) -> ElementOf<V> {
    guard let child else { return makeChild(view) }
    child.update(view, environment: environment)
    return child
  }

  /// Whether this element's container makes its rows when they are seen.
  var makesRowsLate: Bool { false }
  /// Whether this element only passes on the boxes of what is in it.
  var passesRowsOn: Bool { false }

  /// Whether the boxes of this element are rows of a container that makes them when they are seen.
  final var isInLateList: Bool {
    var next = parent
    while let element = next {
      if element.makesRowsLate { return true }
      guard element.passesRowsOn else { return false }
      next = element.parent
    }
    return false
  }

  // MARK: Boxes

  /// The boxes that this element contributes to the container around it.
  final var items: [Box] {
    if let cachedItems { return cachedItems }
    let items = makeItems()
    cachedItems = items
    return items
  }

  func makeItems() -> [Box] { [] }

  /// Tells the container around this element that its boxes are others now.
  final func itemsChanged() {
    forgetItems()
    guard let parent else { return }
    parent.childItemsChanged()
  }

  final func forgetItems() { cachedItems = nil }

  /// A child's boxes are others now. An element whose own box holds its children's stops here.
  func childItemsChanged() { itemsChanged() }

  // MARK: Updates

  final func adopt(_ environment: EnvironmentValues) { self.environment = environment }

  /// Asks for this element's view to be evaluated again.
  final func setDirty() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    host.dirtyElements.append(self)
  }

  /// Takes over a new environment where the view is the same.
  func passOn(_ environment: EnvironmentValues) {}

  /// Evaluates again what has been marked.
  func refresh() {}

  /// Ends this element and everything below it.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in childElements { child.unmount() }
  }

  // MARK: Transactions

  /// Changes what flows down to the elements below: animations, above all.
  func modifyTransaction(_ transaction: inout Transaction) {}

  /// The transaction of the update that is going on, as this element sees it.
  final var transaction: Transaction {
    var chain: [Element] = []
    var next = parent
    while let element = next {
      chain.append(element)
      next = element.parent
    }
    var result = host.transaction
    for element in chain.reversed() { element.modifyTransaction(&result) }
    return result
  }

  // MARK: Leaving

  /// A box has been seen going, and is to be let go.
  func pruneChildren() { parent?.pruneChildren() }
}

/// An element for views of one type.
@MainActor class ElementOf<V: View>: Element {
  private(set) final var view: V

  init(_ view: V, _ site: Site) {
    self.view = view
    super.init(site)
  }

  /// Takes over a new value of the view, made by the same place of the same parent.
  func update(_ view: V, environment: EnvironmentValues) {
    self.view = view
    adopt(environment)
  }

  final override func passOn(_ environment: EnvironmentValues) {
    update(view, environment: environment)
  }
}

@MainActor func makeElement<V: View>(for view: V, _ site: Site) -> ElementOf<V> {
  if let primitive = view as? any PrimitiveView {
    func open<P: PrimitiveView>(_ primitive: P) -> Element { primitive.makeElement(site) }
    guard let element = open(primitive) as? ElementOf<V> else {
      preconditionFailure("\(V.self) made an element for another type")
    }
    return element
  }
  return BodyElement(view, site)
}

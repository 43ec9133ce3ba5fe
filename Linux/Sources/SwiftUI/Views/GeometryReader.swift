public import Foundation

/// A view that takes all the room it is offered, and makes its content with that in hand.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// A view with its room in hand.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { GeometryElement(self, site) }
}

/// The size and place of a geometry reader.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public struct GeometryProxy {
  weak var box: GeometryBox?

  /// The room that was offered.
  public var size: CGSize {
    box?.noteSizeRead()
    return box?.frame.size ?? .zero
  }

  /// What the system covers at the edges: nothing on the stage.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The area of the reader in a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let box else { return .zero }
    box.noteSizeRead()
    let local = CGRect(origin: .zero, size: box.frame.size)
    switch coordinateSpace {
    case .local: return local
    case .global:
      box.notePlaceRead()
      return local.applying(box.transformToWindow)
    case .named(let name):
      box.notePlaceRead()
      guard let space = box.space(named: name) else {
        box.host.report("there is no coordinate space named \(name.base) around the view")
        return local.applying(box.transformToWindow)
      }
      return local.applying(
        box.transformToWindow.concatenating(space.transformToWindow.inverted()))
    }
  }

  /// The place or area of an anchor, in the reader's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let box else { return anchor.windowValue }
    box.notePlaceRead()
    return anchor.convert(anchor.windowValue, box.transformToWindow.inverted())
  }
}

private final class GeometryElement<Content: View>: ElementOf<GeometryReader<Content>> {
  private var child: ElementOf<Content>?
  private var box: GeometryBox?

  override init(_ view: GeometryReader<Content>, _ site: Site) {
    super.init(view, site)
    let box = GeometryBox(self)
    box.content = { [weak self] in self?.child?.items ?? [] }
    box.prepare = { [weak self] in
      if self?.child == nil { self?.evaluate() }
    }
    self.box = box
  }

  override func update(_ view: GeometryReader<Content>, environment: EnvironmentValues) {
    let directionChanged = environment.layoutDirection != self.environment.layoutDirection
    let isSame = areEqual(view, self.view)
    super.update(view, environment: environment)
    if directionChanged { box?.invalidateLayout() }
    guard let child else { return }
    if isSame, !isDirty { child.passOn(environment) } else { evaluate() }
  }

  override func refresh() { if child != nil { evaluate() } }

  /// The content cannot be made before the first layout has given the room.
  private func evaluate() {
    isDirty = false
    host.counts.bodies["GeometryReader", default: 0] += 1
    let proxy = GeometryProxy(box: box)
    let content = Evaluation.run(Evaluation(owner: self)) { view.content(proxy) }
    if let child {
      child.update(content, environment: environment)
    } else {
      child = makeChild(content)
      childItemsChanged()
    }
  }

  override func unmount() {
    super.unmount()
    box?.forget()
  }

  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { box.map { [$0] } ?? [] }
  override func childItemsChanged() { box?.childrenChanged() }
}

/// The box of a geometry reader. It tells those who have read its size or place when that changes.
final class GeometryBox: ContainerBox, PlaceObserver {
  var prepare: () -> Void = {}
  private let sizeReaders = Readers()
  private let placeReaders = Readers()
  private var lastTransform: CGAffineTransform?

  func noteSizeRead() { sizeReaders.add(Evaluation.current?.owner) }

  func notePlaceRead() {
    guard let reader = Evaluation.current?.owner else { return }
    placeReaders.add(reader)
    if lastTransform == nil { host.add(self) }
    lastTransform = transformToWindow
  }

  func placesDidChange() {
    let transform = transformToWindow
    guard transform != lastTransform else { return }
    lastTransform = transform
    placeReaders.setDirty()
  }

  func forget() { host.remove(self) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func sizeDidChange() { sizeReaders.setDirty() }

  override func layOut() {
    // The content's boxes are wanted at once: they are laid out in the same pass.
    host.settle(within: self) { prepare() }
    let proposal = ProposedViewSize(frame.size)
    for child in layoutChildren { place(child, at: .zero, proposal) }
  }
}

/// Something that wants to know after a layout whether places have changed.
@MainActor protocol PlaceObserver: AnyObject {
  func placesDidChange()
}

import Drawing
import Foundation

/// A view in front of another one, and as large as that.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _OverlayModifier<Overlay: View>: ViewModifier, SecondaryModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let secondary: Overlay
  let alignment: Alignment
  let role = SecondaryRole.overlay
}

/// A view behind another one, and as large as that.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _BackgroundModifier<Background: View>: ViewModifier, SecondaryModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let secondary: Background
  let alignment: Alignment
  let role = SecondaryRole.background
}

/// A view whose opacity decides how much of another one is seen.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _MaskAlignmentEffect<Mask: View>: ViewModifier, SecondaryModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let secondary: Mask
  let alignment: Alignment
  let role = SecondaryRole.mask
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Puts a view in front of this one.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use overlay(alignment:content:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0, message: "use overlay(alignment:content:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0, message: "use overlay(alignment:content:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0, message: "use overlay(alignment:content:)"
  )
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(secondary: overlay, alignment: alignment))
  }

  /// Puts views in front of this one.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _OverlayModifier(
        secondary: ZStack(alignment: alignment, content: content), alignment: alignment))
  }

  /// Puts a view behind this one.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use background(alignment:content:)"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0, message: "use background(alignment:content:)"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0, message: "use background(alignment:content:)"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0, message: "use background(alignment:content:)"
  )
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(secondary: background, alignment: alignment))
  }

  /// Puts views behind this one.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _BackgroundModifier(
        secondary: ZStack(alignment: alignment, content: content), alignment: alignment))
  }

  /// Shows as much of this view as the mask is opaque.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use mask(alignment:_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use mask(alignment:_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use mask(alignment:_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use mask(alignment:_:)")
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(secondary: mask, alignment: .center))
  }

  /// Shows as much of this view as the mask is opaque.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(secondary: mask(), alignment: alignment))
  }
}

enum SecondaryRole { case overlay, background, mask }

/// A modifier that brings another view along, which is offered the size of the first.
@MainActor protocol SecondaryModifier: PrimitiveModifier {
  associatedtype Secondary: View
  var secondary: Secondary { get }
  var alignment: Alignment { get }
  var role: SecondaryRole { get }
}

extension SecondaryModifier {
  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    SecondaryElement(view, site)
  }
}

/// The element of such a modifier: one more child for each box of the content.
private final class SecondaryElement<Content: View, M: SecondaryModifier>:
  ElementOf<ModifiedContent<Content, M>>
{
  private var child: ElementOf<Content>?
  private var pairs: [ObjectIdentifier: Pair] = [:]

  private struct Pair {
    let box: SecondaryBox
    let element: SecondaryAnchor<M.Secondary>
  }

  override init(_ view: ModifiedContent<Content, M>, _ site: Site) {
    super.init(view, site)
    child = makeChild(view.content)
  }

  override func update(_ view: ModifiedContent<Content, M>, environment: EnvironmentValues) {
    let directionChanged = environment.layoutDirection != self.environment.layoutDirection
    super.update(view, environment: environment)
    for pair in pairs.values {
      pair.box.set(view.modifier.alignment)
      if directionChanged { pair.box.invalidateLayout() }
      pair.element.update(view.modifier.secondary, environment)
    }
    child?.update(view.content, environment: environment)
  }

  override var childElements: [Element] {
    (child.map { [$0] } ?? []) + pairs.values.map(\.element)
  }

  override func makeItems() -> [Box] {
    var kept: [ObjectIdentifier: Pair] = [:]
    let items = (child?.items ?? []).map { inner in
      let key = ObjectIdentifier(inner)
      let pair = pairs[key] ?? makePair(around: inner)
      kept[key] = pair
      return pair.box
    }
    for (key, pair) in pairs where kept[key] == nil { pair.element.unmount() }
    pairs = kept
    return items
  }

  private func makePair(around inner: Box) -> Pair {
    let box = SecondaryBox(self, view.modifier.role)
    let anchor = SecondaryAnchor(
      view.modifier.secondary, Site(host: host, parent: self, environment: environment), box)
    box.secondary = { [unowned anchor] in anchor.items }
    box.set(view.modifier.alignment)
    box.wrap(inner)
    return Pair(box: box, element: anchor)
  }
}

/// An element whose view stands beside another one's box.
@MainActor protocol SecondaryHolder {
  var primaryBox: Box? { get }
}

/// Stands between a modifier and its second view, so that changes of either are told apart.
private final class SecondaryAnchor<V: View>: Element, SecondaryHolder {
  var primaryBox: Box? { box?.inner }

  private var child: ElementOf<V>?
  private weak var box: SecondaryBox?

  init(_ view: V, _ site: Site, _ box: SecondaryBox) {
    self.box = box
    super.init(site)
    child = makeChild(view)
  }

  func update(_ view: V, _ environment: EnvironmentValues) {
    adopt(environment)
    child?.update(view, environment: environment)
  }

  override var childElements: [Element] { child.map { [$0] } ?? [] }
  override func makeItems() -> [Box] { child?.items ?? [] }
  override func childItemsChanged() {
    super.forgetItems()
    box?.childrenChanged()
  }
}

/// The box of a view with another one in front of it, behind it or as its mask.
final class SecondaryBox: WrapperBox {
  private let role: SecondaryRole
  private var alignment = Alignment.center
  var secondary: () -> [Box] = { [] }

  init(_ element: Element, _ role: SecondaryRole) {
    self.role = role
    super.init(element)
  }

  func set(_ alignment: Alignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    invalidateLayout()
  }

  override var wantedChildren: [Box] {
    let content = inner.map { [$0] } ?? []
    return role == .background ? secondary() + content : content + secondary()
  }

  private var secondaryBoxes: [Box] { layoutChildren.filter { $0 !== inner } }

  override func layOut() {
    super.layOut()
    let own = ProposedViewSize(frame.size)
    let dimensions = dimensions(proposal)
    for box in secondaryBoxes {
      let x = dimensions[alignment.horizontal] - box.alignment(alignment.horizontal.key, own)
      let y = dimensions[alignment.vertical] - box.alignment(alignment.vertical.key, own)
      place(box, at: CGPoint(x: x, y: y), own)
    }
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key.combined((inner.map { [$0] } ?? []) + children.filter { $0 !== inner })
  }

  /// A mask can neither be touched nor read.
  override func hitTest(_ point: CGPoint) -> Box? {
    role == .mask ? inner?.hitTest(point) : super.hitTest(point)
  }

  override func accessibilityElements() -> [AccessibilityItem] {
    let others = role == .mask ? [] : secondaryBoxes
    return Box.inReadingOrder((inner.map { [$0] } ?? []) + others)
  }

  override func draw(_ pen: Pen) {
    guard role == .mask else { return drawChildren(pen) }
    pen.canvas.masked(opacity: pen.opacity, blend: pen.blend) {
      inner?.drawWithPresence(Pen(canvas: pen.canvas))
    } mask: {
      for box in children where box !== inner {
        box.drawWithPresence(Pen(canvas: pen.canvas))
      }
    }
  }
}

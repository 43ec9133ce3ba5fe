/// A change that can be applied to any view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the changed view is made of.
  associatedtype Body: View

  /// The view that is changed, as it is seen by `body(content:)`.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewModifier where Self.Body == Never {
  /// Primitive modifiers have no body.
  public func body(content: Self.Content) -> Self.Body {
    fatalError("\(Self.self) is applied directly and has no body")
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewModifier {
  /// A modifier that does this one and then `modifier`.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier changes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never

  /// The element that holds the real content.
  let source: ContentSource

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { PlaceholderElement(self, site) }
}

/// A view with a modifier applied to it, or a modifier with another one.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// A view with a modifier applied to it.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Primitive views have no body.
  public typealias Body = Never

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    if let primitive = Modifier.self as? any PrimitiveModifier.Type {
      return primitive.erasedElement(of: self, site)
    }
    return ModifierElement(self, site)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Both changes, one after the other.
  public func body(
    content: _ViewModifier_Content<Self>
  ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
    ModifiedContent<_, Modifier>(
      content: ModifiedContent<_, Content>(content: content, modifier: self.content),
      modifier: modifier)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Applies a modifier to this view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the stand-in applies itself instead of asking for a body.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>>
}

extension PrimitiveModifier {
  static func erasedElement<Content: View, M: ViewModifier>(
    of view: ModifiedContent<Content, M>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, M>> {
    guard let typed = view as? ModifiedContent<Content, Self>,
      let element = makeElement(of: typed, site) as? ElementOf<ModifiedContent<Content, M>>
    else { preconditionFailure("\(Self.self) was asked to apply \(M.self)") }
    return element
  }
}

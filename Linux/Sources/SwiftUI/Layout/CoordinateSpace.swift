/// A space in which places are given.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated enum CoordinateSpace {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of a view with a name.
  case named(AnyHashable)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CoordinateSpace: Equatable, Hashable {}

/// Names the space of a view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _CoordinateSpaceModifier<Name: Hashable>: ViewModifier,
  PrimitiveModifier
{
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// The name.
  public var name: Name

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      CoordinateSpaceBox($0)
    } update: { modifier, box in
      box.name = AnyHashable(modifier.name)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Gives the space of this view a name.
  @available(
    iOS, introduced: 13.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead"
  )
  @available(
    macOS, introduced: 10.15, deprecated: 100000.0, message: "use coordinateSpace(_:) instead"
  )
  @available(
    tvOS, introduced: 13.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead"
  )
  @available(
    watchOS, introduced: 6.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead"
  )
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: name))
  }
}

final class CoordinateSpaceBox: WrapperBox {
  var name: AnyHashable?
}

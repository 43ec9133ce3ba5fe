/// Actions when a view comes and goes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _AppearanceActionModifier: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// Called when the view comes.
  public var appear: (() -> Void)?
  /// Called when the view has gone.
  public var disappear: (() -> Void)?

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) { AppearanceBox($0) } update: { modifier, box in
      box.modifier = modifier
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Does something before the view is first seen.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Does something after the view has gone.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}

private final class AppearanceBox: WrapperBox {
  var modifier = _AppearanceActionModifier(appear: nil, disappear: nil)

  override func begin() {
    host.afterThisUpdate { [weak self] in self?.modifier.appear?() }
  }

  override func end() {
    let action = modifier.disappear
    host.afterThisUpdate { action?() }
  }
}

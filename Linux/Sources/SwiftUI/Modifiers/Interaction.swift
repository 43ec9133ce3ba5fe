/// A view that is laid out, but not seen.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _HiddenModifier: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) { HiddenBox($0) } update: { _, _ in }
  }
}

/// A view that may take part in touches or not.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _AllowsHitTestingModifier: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// Whether touches reach it.
  public var allowsHitTesting: Bool

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) { HitTestingBox($0) } update: { modifier, box in
      box.isOpen = modifier.allowsHitTesting
    }
  }
}

/// A view that can be touched within a shape.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _ContentShapeModifier<ContentShape: Shape>: ViewModifier,
  PrimitiveModifier
{
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// The shape.
  public var shape: ContentShape

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) { ContentShapeBox($0) } update: { _, _ in }
  }
}

/// A view that answers to taps.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _TapGestureModifier: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let count: Int
  let action: () -> Void

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) { TapBox($0) } update: { modifier, box in
      box.modifier = modifier
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Keeps this view's place, but shows nothing of it, to eyes, fingers and screen readers.
  public nonisolated func hidden() -> some View { modifier(_HiddenModifier()) }

  /// Keeps controls in this view from being used.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Lets touches pass through this view, or not.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }

  /// Lets this view be touched anywhere within a shape.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape))
  }

  /// Does something when this view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(_TapGestureModifier(count: count, action: action))
  }
}

private final class HiddenBox: WrapperBox {
  override func draw(_ pen: Pen) {}
  override var isHiddenFromUsers: Bool { true }
}

private final class HitTestingBox: WrapperBox {
  var isOpen = true
  override var letsTouchesPass: Bool { !isOpen }
}

private final class ContentShapeBox: WrapperBox {
  override var catchesTouches: Bool { true }
}

final class TapBox: WrapperBox {
  var modifier: _TapGestureModifier?

  override func tap() -> Bool {
    guard let modifier, modifier.count == 1 else { return false }
    modifier.action()
    return true
  }
}

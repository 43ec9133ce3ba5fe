import Drawing
import Foundation

/// A view that is laid out, but not seen.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _HiddenModifier: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      HiddenBox($0)
    } update: { _, _ in
    }
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
    WrapperElement(view, site) {
      HitTestingBox($0)
    } update: { modifier, box in
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
  /// Whether what is inside is decided by even and odd.
  public var eoFill: Bool

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      ContentShapeBox<ContentShape>($0)
    } update: { modifier, box in
      box.modifier = modifier
    }
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
    WrapperElement(view, site) {
      TapBox($0)
    } update: { modifier, box in
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
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
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

private final class ContentShapeBox<S: Shape>: WrapperBox {
  var modifier: _ContentShapeModifier<S>?

  /// The shape replaces that of what is drawn; what is in the view can still be hit by itself.
  override func hitTest(_ point: CGPoint) -> Box? {
    guard let modifier, !letsTouchesPass else { return nil }
    let path = modifier.shape.drawnPath(in: frame, environment.layoutDirection)
    guard path.contains(point, evenOdd: modifier.eoFill) else { return nil }
    return super.hitTest(point) ?? self
  }
}

final class TapBox: WrapperBox {
  var modifier: _TapGestureModifier?

  override func tap(count: Int) -> Bool {
    guard let modifier, modifier.count == count, environment.isEnabled else { return false }
    modifier.action()
    return true
  }
}

import Drawing
import Foundation

/// How opaque a view is.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _OpacityEffect: ViewModifier, PrimitiveModifier, Animatable, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// 0…1.
  public var opacity: Double
  /// The opacity.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      OpacityBox($0)
    } update: { modifier, box in
      box.set(modifier)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Makes this view, and each view in it for itself, transparent.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}

final class OpacityBox: WrapperBox {
  private var effect: Animated<_OpacityEffect>?

  func set(_ modifier: _OpacityEffect) {
    if let effect { effect.set(modifier, for: element) } else { effect = Animated(modifier) }
  }

  var target: Double { effect?.target.opacity ?? 1 }

  /// What cannot be seen cannot be touched; screen readers find it all the same.
  override var letsTouchesPass: Bool { target <= 0 }

  override func draw(_ pen: Pen) {
    let opacity = effect?.value(at: host.time).opacity ?? 1
    guard opacity > 0 else { return }
    drawChildren(pen.fading(opacity))
  }
}

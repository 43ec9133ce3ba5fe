import Drawing
import Foundation

/// How what is drawn is combined with what is behind it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum BlendMode: Hashable, Sendable {
  /// In front.
  case normal
  /// The product of both.
  case multiply
  /// The complement of the product of complements.
  case screen
  /// Multiply where dark, screen where light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens what is behind.
  case colorDodge
  /// Darkens what is behind.
  case colorBurn
  /// A softer hard light.
  case softLight
  /// Overlay with the parts exchanged.
  case hardLight
  /// The distance of both.
  case difference
  /// A softer difference.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// The hue and saturation of what is drawn.
  case color
  /// The luminosity of what is drawn.
  case luminosity
  /// Only where something is behind.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// Takes away what is behind.
  case destinationOut
  /// The sum of both.
  case plusLighter

  var drawn: DrawingBlend {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusLighter: .plusLighter
    }
  }
}

/// How a view is combined with what is behind it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _BlendModeEffect: ViewModifier, PenModifier, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// How.
  public var blendMode: BlendMode

  @MainActor func draw(_ box: WrapperBox, _ pen: Pen) {
    box.drawChildren(pen.blending(blendMode.drawn))
  }
}

/// A view that is made one picture before effects around it are applied.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _CompositingGroupEffect: ViewModifier, PenModifier, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never

  @MainActor func draw(_ box: WrapperBox, _ pen: Pen) {
    pen.group { box.drawChildren($0) }
  }
}

/// A view that is drawn into one image.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _DrawingGroupEffect: ViewModifier, PenModifier, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  var isOpaque: Bool

  /// What is outside the view's bounds is lost, as it is not part of the image.
  @MainActor func draw(_ box: WrapperBox, _ pen: Pen) {
    pen.group { inner in
      inner.canvas.clip(DrawingPath(rect: box.frame))
      if isOpaque { inner.fill(DrawingPath(rect: box.frame), .color(.black)) }
      box.drawChildren(inner)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Combines each thing drawn in this view with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Makes this view one picture before effects around it are applied.
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Draws this view into one image, which is made anew whenever anything in it changes.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View {
    modifier(_DrawingGroupEffect(isOpaque: opaque))
  }
}

/// A modifier that changes how what is in it is drawn.
@MainActor protocol PenModifier: PrimitiveModifier, Equatable {
  func draw(_ box: WrapperBox, _ pen: Pen)
}

extension PenModifier {
  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      PenBox<Self>($0)
    } update: { modifier, box in
      box.modifier = modifier
    }
  }
}

final class PenBox<M: PenModifier>: WrapperBox {
  var modifier: M?

  override func draw(_ pen: Pen) { modifier?.draw(self, pen) }
}

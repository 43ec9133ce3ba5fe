import Drawing
public import Foundation

/// A view's opacity in one color behind it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _ShadowEffect: ViewModifier, PenModifier, Equatable {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// The shadow's color.
  public var color: Color
  /// How far the blur reaches, in points.
  public var radius: CGFloat
  /// How far the shadow is moved.
  public var offset: CGSize

  @MainActor func draw(_ box: WrapperBox, _ pen: Pen) {
    pen.canvas.shadowed(
      color.drawn(in: box.environment), radius: radius, x: offset.width, y: offset.height,
      opacity: pen.opacity, blend: pen.blend
    ) {
      box.drawChildren(Pen(canvas: pen.canvas))
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Puts this view's opacity behind it in one color, blurred and moved; with a radius of 0 it is
  /// sharp.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}

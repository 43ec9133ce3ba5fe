import Drawing
public import Foundation

/// A view of which only what is in a shape is seen.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _ClipEffect<ClipShape: Shape>: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  /// The shape.
  public var shape: ClipShape
  /// How it is filled.
  public var style: FillStyle

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      ClipBox<ClipShape>($0)
    } update: { modifier, box in
      box.set(modifier.shape, modifier.style)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Shows only what is within a shape in this view's bounds.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Shows only what is within this view's bounds.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the corners of this view's bounds.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use clipShape")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use clipShape")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use clipShape")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use clipShape")
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

final class ClipBox<S: Shape>: WrapperBox {
  private var shape: Animated<S>?
  private var style = FillStyle()

  override var animatesFrame: Bool { true }

  func set(_ shape: S, _ style: FillStyle) {
    if let old = self.shape {
      if !areEqual(old.target, shape) { old.set(shape, for: element) }
    } else {
      self.shape = Animated(shape)
    }
    self.style = style
  }

  /// The path that is seen through, in the space of this box's frame.
  private var path: DrawingPath {
    guard let shape else { return DrawingPath() }
    return shape.value(at: host.time)
      .drawnPath(in: shownFrame, environment.layoutDirection)
  }

  override func hitTest(_ point: CGPoint) -> Box? {
    guard let shape else { return nil }
    let path = shape.target.drawnPath(in: frame, environment.layoutDirection)
    return path.contains(point, evenOdd: style.isEOFilled) ? super.hitTest(point) : nil
  }

  override func draw(_ pen: Pen) {
    pen.canvas.saved {
      pen.canvas.clip(path, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
      drawChildren(pen)
    }
  }
}

extension Shape {
  /// The path in a rectangle, mirrored where the shape wants to be.
  func drawnPath(in frame: CGRect, _ direction: LayoutDirection) -> DrawingPath {
    var path = path(in: CGRect(origin: .zero, size: frame.size)).drawn
    if layoutDirectionBehavior == .mirrors(in: direction) {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
    }
    return path.applying(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }
}

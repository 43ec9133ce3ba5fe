import Drawing
import Foundation

/// A shape, filled.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// A filled shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LeafElement(self, site) {
      ShapeBox<Content>($0)
    } update: { view, box in
      box.set(view.shape, view.style, view.fillStyle)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  /// This shape, filled with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// This shape, filled with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
}

/// The box of a shape.
final class ShapeBox<S: Shape>: Box {
  private var shape: Animated<S>?
  private var paint: Animated<UnitPaints>?
  private var fill = FillStyle()

  override var animatesFrame: Bool { true }

  func set(_ shape: S, _ style: any ShapeStyle, _ fill: FillStyle) {
    if let old = self.shape {
      if !areEqual(old.target, shape) {
        old.set(shape, for: element) { [weak self] in self?.setNeedsDisplay() }
        invalidateLayout()
        setNeedsDisplay()
      }
    } else {
      self.shape = Animated(shape)
      setNeedsDisplay()
    }
    let new = UnitPaints(
      paints: [style.anyPaint(in: CGRect(x: 0, y: 0, width: 1, height: 1), environment)])
    if let old = self.paint {
      if new != old.target {
        let isAlike = zip(new.paints, old.target.paints).allSatisfy { $0.isAlike($1) }
        old.set(new, for: element, animated: isAlike) { [weak self] in self?.setNeedsDisplay() }
        setNeedsDisplay()
      }
    } else {
      paint = Animated(new)
    }
    if fill != self.fill {
      self.fill = fill
      setNeedsDisplay()
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape?.target.sizeThatFits(proposal) ?? .zero
  }

  override func sizeDidChange() { setNeedsDisplay() }

  override func draw(_ pen: Pen) {
    guard let shape, let paint else { return }
    let frame = shownFrame
    let path = shape.value(at: host.time).drawnPath(in: frame, environment.layoutDirection)
    for paint in paint.value(at: host.time).paints {
      pen.fill(
        path, paint.placed(in: frame), evenOdd: fill.isEOFilled, antialiased: fill.isAntialiased)
    }
  }

  /// A clear color draws nothing that could be touched.
  private var isClear: Bool {
    paint?.target.paints.allSatisfy {
      if case .color(let color) = $0 { color.alpha == 0 } else { false }
    } ?? true
  }

  override func hitTest(_ point: CGPoint) -> Box? {
    guard let shape, !isHiddenFromUsers, !isClear else { return nil }
    let path = shape.target.drawnPath(in: frame, environment.layoutDirection)
    return path.contains(point, evenOdd: fill.isEOFilled) ? self : nil
  }
}

import Drawing
public import Foundation

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
    LeafElement(self, site) { ShapeBox<Content>($0) } update: { view, box in
      box.set(view.shape, [.fill(AnyPaint(view.style), view.fillStyle)])
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

/// What is done with a shape's path.
enum ShapePainting: Equatable {
  case fill(AnyPaint, FillStyle)
  case stroke(AnyPaint, StrokeStyle)
}

/// The box of a shape.
final class ShapeBox<S: Shape>: Box {
  private var shape: Animated<S>?
  private var paintings: [ShapePainting] = []
  private var shownPaints: [DrawingPaint] = []

  override var animatesFrame: Bool { true }

  func set(_ shape: S, _ paintings: [ShapePainting]) {
    if let old = self.shape {
      if !areEqual(old.target, shape) {
        old.set(shape, for: element)
        invalidateLayout()
        setNeedsDisplay()
      }
    } else {
      self.shape = Animated(shape)
    }
    let paints = paints(paintings, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    if paintings != self.paintings || paints != shownPaints { setNeedsDisplay() }
    self.paintings = paintings
    shownPaints = paints
  }

  private func paints(_ paintings: [ShapePainting], in frame: CGRect) -> [DrawingPaint] {
    paintings.map { painting in
      switch painting {
      case .fill(let paint, _), .stroke(let paint, _):
        paint.style.anyPaint(in: frame, environment)
      }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape?.target.sizeThatFits(proposal) ?? .zero
  }

  override func sizeDidChange() { setNeedsDisplay() }

  override func draw(_ pen: Pen) {
    guard let shape else { return }
    let frame = shownFrame
    var path = shape.value(at: host.time)
      .path(in: CGRect(origin: .zero, size: frame.size)).drawn
    if environment.layoutDirection == .rightToLeft, shape.target.layoutDirectionBehavior == .mirrors {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
    }
    path = path.applying(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    for (painting, paint) in zip(paintings, paints(paintings, in: frame)) {
      switch painting {
      case .fill(_, let style):
        pen.fill(path, paint, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
      case .stroke(_, let style):
        pen.stroke(path, paint, style.drawn)
      }
    }
  }
}

extension StrokeStyle {
  var drawn: DrawingStroke {
    DrawingStroke(
      width: lineWidth, cap: lineCap.rawValue, join: lineJoin.rawValue, miterLimit: miterLimit,
      dash: dash, dashPhase: dashPhase)
  }
}

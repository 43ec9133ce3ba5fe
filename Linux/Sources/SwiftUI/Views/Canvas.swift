import Drawing
public import Foundation

/// A view that is drawn by a closure.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public nonisolated struct Canvas: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  /// Draws the view, given its size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// A view that is drawn by a closure.
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    self.renderer = renderer
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LeafElement(self, site) {
      CanvasBox($0)
    } update: { view, box in
      box.set(view)
    }
  }
}

/// What a canvas is drawn with. Changes of its opacity, blend mode, transform and clip hold for
/// what is drawn with this copy from then on.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct GraphicsContext {
  let pen: Pen
  /// What is drawn in: the environment of the canvas.
  public let environment: EnvironmentValues
  private var clips: [(path: DrawingPath, style: FillStyle)] = []

  /// How opaque things are drawn, 0…1.
  public var opacity = 1.0
  /// How things are combined with what is there.
  public var blendMode = GraphicsContext.BlendMode.normal
  /// From the space in which things are drawn to that of the canvas.
  public var transform = CGAffineTransform.identity

  init(pen: Pen, environment: EnvironmentValues) {
    self.pen = pen
    self.environment = environment
  }

  /// How things are combined with what is there.
  public struct BlendMode: Equatable, Sendable {
    let drawn: DrawingBlend
    /// In front.
    public static let normal = BlendMode(drawn: .normal)
    /// The product of both.
    public static let multiply = BlendMode(drawn: .multiply)
    /// The complement of the product of complements.
    public static let screen = BlendMode(drawn: .screen)
    /// Only where something is.
    public static let sourceAtop = BlendMode(drawn: .sourceAtop)
    /// Takes away what is there.
    public static let destinationOut = BlendMode(drawn: .destinationOut)
    /// Keeps what is there only where something is drawn.
    public static let destinationIn = BlendMode(drawn: .destinationIn)
    /// The sum of both.
    public static let plusLighter = BlendMode(drawn: .plusLighter)
  }

  /// What something is drawn in.
  public struct Shading {
    fileprivate let paint: (CGRect, EnvironmentValues) -> DrawingPaint

    /// One color.
    public static func color(_ color: Color) -> Shading {
      Shading { color.paint(in: $0, $1) }
    }

    /// A style, in the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style.anyPaint(in: $0, $1) }
    }

    /// A gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading { _, environment in
        .linear(gradient.drawn(in: environment), start: startPoint, end: endPoint)
      }
    }

    /// A gradient between two circles about a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { _, environment in
        .radial(
          gradient.drawn(in: environment), center: center, startRadius: startRadius,
          endRadius: endRadius)
      }
    }
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Transforms what is drawn from now on, before what was done so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Lets nothing be drawn outside a path from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append((path.drawn.applying(transform), style))
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.paint(path.boundingRect, environment)
    drawing { pen in
      pen.fill(path.drawn, paint, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
    }
  }

  /// Draws along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = shading.paint(path.boundingRect, environment)
    drawing { pen in pen.stroke(path.drawn, paint, style.drawn) }
  }

  /// Draws along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws with a copy of this context onto a layer of its own, and that as one picture.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var result = Result<Void, any Error>.success(())
    try drawing { pen in
      pen.group { inner in
        var copy = GraphicsContext(pen: inner, environment: environment)
        result = Result { try content(&copy) }
      }
      try result.get()
    }
  }

  private func drawing(_ body: (Pen) throws -> Void) rethrows {
    try pen.canvas.saved {
      for clip in clips {
        pen.canvas.clip(
          clip.path, evenOdd: clip.style.isEOFilled, antialiased: clip.style.isAntialiased)
      }
      pen.canvas.concatenate(transform)
      let inner = pen.fading(opacity)
      try body(blendMode == .normal ? inner : inner.blending(blendMode.drawn))
    }
  }
}

private final class CanvasBox: Box {
  private var view: Canvas?

  override var animatesFrame: Bool { true }

  func set(_ view: Canvas) {
    let isSame = self.view.map { areEqual($0, view) } ?? false
    self.view = view
    if !isSame { setNeedsDisplay() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func sizeDidChange() { setNeedsDisplay() }

  override func draw(_ pen: Pen) {
    guard let view else { return }
    let frame = shownFrame
    pen.canvas.saved {
      pen.canvas.translate(x: frame.minX, y: frame.minY)
      pen.canvas.clip(DrawingPath(rect: CGRect(origin: .zero, size: frame.size)))
      var context = GraphicsContext(pen: pen, environment: environment)
      view.renderer(&context, frame.size)
    }
  }

  override func hitTest(_ point: CGPoint) -> Box? { frame.contains(point) ? self : nil }
}

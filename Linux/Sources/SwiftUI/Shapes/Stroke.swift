import Drawing
public import Foundation

/// The outline of a shape, as a shape.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _StrokedShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// How its outline is drawn.
  public var style: StrokeStyle

  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// It is a stroke.
  public static var role: ShapeRole { .stroke }

  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the shape does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's data and the line's width and dash phase.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
    set {
      shape.animatableData = newValue.first
      style.lineWidth = newValue.second.first
      style.dashPhase = newValue.second.second
    }
  }
}

/// A part of a shape's outline.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _TrimmedShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// Where the part begins, 0…1.
  public var startFraction: CGFloat
  /// Where it ends, 0…1.
  public var endFraction: CGFloat

  /// The part.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The shape's data and both ends.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  /// A part of this shape's outline, between two parts of its length.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The outline of this shape, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// The outline of this shape, as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of this shape, in a style.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    stroke(style: style).fill(content)
  }

  /// The outline of this shape, in a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension InsettableShape {
  /// A line along the inside of this shape's edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2)
      .stroke(style: style)
      .fill(content, style: FillStyle(antialiased: antialiased))
  }

  /// A line along the inside of this shape's edge.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path {
  /// The area that a line along this path covers.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(drawn.stroked(style.drawn)) }

  /// The part of this path between two parts of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(drawn.trimmed(from: from, to: to))
  }

  /// The smallest upright rectangle around this path's points.
  public var boundingRect: CGRect { drawn.bounds }

  /// Whether a point is inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    drawn.contains(p, evenOdd: eoFill)
  }
}

extension StrokeStyle {
  var drawn: DrawingStroke {
    DrawingStroke(
      width: lineWidth, cap: lineCap.rawValue, join: lineJoin.rawValue, miterLimit: miterLimit,
      dash: dash, dashPhase: dashPhase)
  }
}

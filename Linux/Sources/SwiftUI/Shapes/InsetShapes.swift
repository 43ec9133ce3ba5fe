public import Foundation

/// A shape that is made smaller before it fills its place.
///
/// Round corners keep their centers: their radii shrink with the shape.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat
  let shrink: @Sendable (Base, CGFloat) -> Base

  /// The form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shrink(base, amount).path(in: inner)
  }

  /// This shape, smaller still.
  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount, shrink: shrink)
  }

  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape's data and the amount.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  /// What the shape does.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Rectangle: InsettableShape {
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount) { base, _ in base }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Ellipse: InsettableShape {
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount) { base, _ in base }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Circle: InsettableShape {
  /// A smaller circle.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount) { base, _ in base }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Capsule: InsettableShape {
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount) { base, _ in base }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension RoundedRectangle: InsettableShape {
  /// A smaller rectangle, with smaller corners.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount) { base, amount in
      RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, base.cornerSize.width - amount),
          height: max(0, base.cornerSize.height - amount)),
        style: base.style)
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension UnevenRoundedRectangle: InsettableShape {
  /// A smaller rectangle, with smaller corners.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount) { base, amount in
      let radii = base.cornerRadii
      return UnevenRoundedRectangle(
        topLeadingRadius: max(0, radii.topLeading - amount),
        bottomLeadingRadius: max(0, radii.bottomLeading - amount),
        bottomTrailingRadius: max(0, radii.bottomTrailing - amount),
        topTrailingRadius: max(0, radii.topTrailing - amount), style: base.style)
    }
  }
}

/// A shape moved, turned or scaled within its place.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _MovedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  let transform: @Sendable (CGSize) -> CGAffineTransform

  /// The form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      .concatenating(transform(rect.size))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    return shape.path(in: rect).applying(transform)
  }

  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's data.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  /// This shape, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _MovedShape<Self> {
    _MovedShape(shape: self) { _ in CGAffineTransform(translationX: x, y: y) }
  }

  /// This shape, turned.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _MovedShape<Self> {
    _MovedShape(shape: self) { size in
      CGAffineTransform(rotationAngle: angle.radians).about(anchor, in: size)
    }
  }

  /// This shape, larger or smaller.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> _MovedShape<Self> {
    _MovedShape(shape: self) { size in
      CGAffineTransform(scaleX: scale, y: scale).about(anchor, in: size)
    }
  }
}

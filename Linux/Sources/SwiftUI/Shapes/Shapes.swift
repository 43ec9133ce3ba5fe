public import Foundation

/// A rectangle.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Rectangle: Shape {
  /// A rectangle.
  public init() {}
  /// All of the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct RoundedRectangle: Shape {
  /// The half axes of the corners.
  public var cornerSize: CGSize
  /// The corners' form.
  public var style: RoundedCornerStyle

  /// A rectangle with round corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle with round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
}

/// A rectangle with corners of different radii.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public nonisolated struct UnevenRoundedRectangle: Shape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// The corners' form.
  public var style: RoundedCornerStyle

  /// A rectangle with corners of different radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with corners of different radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// Mirrored where text is read from the right, as leading and trailing are.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// The form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(.rounded(rect, cornerRadii, isContinuous: style == .continuous))
  }
}

/// The radii of a rectangle's corners.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public nonisolated struct RectangleCornerRadii: Equatable, Sendable, Animatable {
  /// At the upper leading corner.
  public var topLeading: CGFloat
  /// At the lower leading corner.
  public var bottomLeading: CGFloat
  /// At the lower trailing corner.
  public var bottomTrailing: CGFloat
  /// At the upper trailing corner.
  public var topTrailing: CGFloat

  /// Four radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
    }
    set {
      topLeading = newValue.first.first
      topTrailing = newValue.first.second
      bottomLeading = newValue.second.first
      bottomTrailing = newValue.second.second
    }
  }
}

/// A rectangle whose shorter sides are half circles.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Capsule: Shape {
  /// The ends' form.
  public var style: RoundedCornerStyle

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The form in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// An ellipse.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Ellipse: Shape {
  /// An ellipse.
  public init() {}
  /// The form in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A circle in the middle.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Circle: Shape {
  /// A circle.
  public init() {}

  /// The largest circle in the middle of a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square: the smaller of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (nil, nil): 10
      case (let width?, nil): width
      case (nil, let height?): height
      case (let width?, let height?): min(width, height)
      }
    return CGSize(width: side, height: side)
  }
}

/// A shape of any type.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public nonisolated struct AnyShape: Shape {
  private var shape: any Shape

  /// Hides a shape's type.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// The form in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size that the shape within takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the shape within does.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

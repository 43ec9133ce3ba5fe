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
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square: the smaller of what is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
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
  private let shape: any Shape

  /// Hides a shape's type.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

  /// The form in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size that the shape within takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

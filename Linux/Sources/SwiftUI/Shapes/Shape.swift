public import Foundation

/// A form that fills the place it is given.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The form in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is used as.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated static var role: ShapeRole { get }

  /// What happens to the form where text is read from the right.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes of an offer.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  /// All of the offer; 10 points where there is none.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// A filled form.
  public nonisolated static var role: ShapeRole { .fill }

  /// Fixed, as in an app that also runs before iOS 17; only an app for later systems gets
  /// mirrored shapes by default.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The form, filled with the foreground style.
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// What a shape is used as.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum ShapeRole: Sendable {
  /// It is filled.
  case fill
  /// Its outline is drawn.
  case stroke
  /// It separates things.
  case separator
}

/// What happens to a form where text is read from the right.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one of the two directions.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where text is read from the right.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

/// A shape that can be made smaller from all sides.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated protocol InsettableShape: Shape {
  /// The smaller shape's type.
  associatedtype InsetShape: InsettableShape

  /// This shape, smaller by an amount from all sides.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// How a shape is filled.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct FillStyle: Equatable, Sendable {
  /// Whether what is inside is decided by even and odd, instead of by the turns of the path.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// A way of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// From how many widths on a corner is cut.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// A line.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

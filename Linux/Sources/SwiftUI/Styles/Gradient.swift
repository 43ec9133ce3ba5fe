import Drawing
public import Foundation

/// Colors along a way.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Gradient: Equatable, Hashable, Sendable {
  /// A color at a place.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place; 0 is the start and 1 the end.
    public var location: CGFloat

    /// A color at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors, in the order of their places.
  public var stops: [Stop]

  /// Colors at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colors at even distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  func drawn(in environment: EnvironmentValues) -> [DrawingStop] {
    stops.map { DrawingStop($0.color.drawn(in: environment), Double($0.location)) }
  }
}

/// A gradient along a line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct LinearGradient: ShapeStyle, View, PaintStyle, PrimitiveView, Sendable {
  /// Primitive views have no body.
  public typealias Body = Never
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  /// A gradient between two points of the frame.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colors at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colors at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint {
    .linear(
      gradient.drawn(in: environment), start: startPoint.point(in: frame),
      end: endPoint.point(in: frame))
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { styleElement(self, site) }
}

/// A gradient along a radius.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct RadialGradient: ShapeStyle, View, PaintStyle, PrimitiveView, Sendable {
  /// Primitive views have no body.
  public typealias Body = Never
  var gradient: Gradient
  var center: UnitPoint
  var startRadius: CGFloat
  var endRadius: CGFloat

  /// A gradient between two circles about a point.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Colors at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Colors at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint {
    .radial(
      gradient.drawn(in: environment), center: center.point(in: frame), startRadius: startRadius,
      endRadius: endRadius)
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { styleElement(self, site) }
}

/// A gradient around a point.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct AngularGradient: ShapeStyle, View, PaintStyle, PrimitiveView, Sendable {
  /// Primitive views have no body.
  public typealias Body = Never
  var gradient: Gradient
  var center: UnitPoint
  var startAngle: Angle
  var endAngle: Angle

  /// A gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Colors at even distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Colors at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Once around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: Angle(radians: angle.radians + 2 * .pi))
  }

  /// Once around, with colors at even distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Once around, with colors at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint {
    .conic(
      gradient.drawn(in: environment), center: center.point(in: frame),
      startAngle: startAngle.radians, endAngle: endAngle.radians)
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> { styleElement(self, site) }
}

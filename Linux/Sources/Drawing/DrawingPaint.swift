public import Foundation

/// What an area is filled with.
public enum DrawingPaint: Hashable, Sendable {
  /// One color.
  case color(DrawingColor)
  /// Colors along a line; before its start and behind its end the outer colors go on.
  case linear([DrawingStop], start: CGPoint, end: CGPoint)
  /// Colors along a radius.
  case radial([DrawingStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colors around a point; angles in radians, from +x towards +y.
  case conic([DrawingStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
}

/// A color at a place of a gradient.
public struct DrawingStop: Hashable, Sendable {
  /// The color.
  public var color: DrawingColor
  /// Its place; 0 is the start and 1 the end.
  public var location: Double

  /// A color at a place.
  public init(_ color: DrawingColor, _ location: Double) {
    self.color = color
    self.location = location
  }
}

/// How a line is drawn.
public struct DrawingStroke: Hashable, Sendable {
  /// The width in points.
  public var width: CGFloat
  /// 0 butt, 1 round, 2 square.
  public var cap: Int32
  /// 0 miter, 1 round, 2 bevel.
  public var join: Int32
  /// A corner that is longer than this many widths is cut.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// A line.
  public init(
    width: CGFloat, cap: Int32 = 0, join: Int32 = 0, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How what is drawn is combined with what is there, as the W3C defines it.
public enum DrawingBlend: Int, Hashable, Sendable, CaseIterable {
  /// Source over.
  case normal
  /// The product of both.
  case multiply
  /// The complement of the product of complements.
  case screen
  /// Multiply where dark, screen where light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens what is there.
  case colorDodge
  /// Darkens what is there.
  case colorBurn
  /// Overlay with the parts exchanged.
  case hardLight
  /// A softer hard light.
  case softLight
  /// The distance of both.
  case difference
  /// A softer difference.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// The hue and saturation of what is drawn.
  case color
  /// The luminosity of what is drawn.
  case luminosity
  /// Only where there is something.
  case sourceAtop
  /// Under what is there.
  case destinationOver
  /// Takes away what is there.
  case destinationOut
  /// Keeps what is there only where something is drawn.
  case destinationIn
  /// The sum of both.
  case plusLighter
}

import Drawing
import Foundation

private struct TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// The color of text and shapes in this view that name none.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyPaint($0) })
  }

  /// What text and shapes in this view that name nothing else are drawn in.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundStyle, AnyPaint(style))
  }

  /// The color of what can be used in this view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// The color of what can be used in this view.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use tint(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use tint(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use tint(_:)")
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.tint, accentColor)
  }

  /// Light or dark, for this view and those in it.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

extension EnvironmentValues {
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// The color of what can be used.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public nonisolated struct TintShapeStyle: PaintStyle {
  /// The color of what can be used.
  public init() {}

  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint {
    (environment.tint ?? .accentColor).paint(in: frame, environment)
  }
}

/// The first, second, … level of the foreground style.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public nonisolated struct HierarchicalShapeStyle: PaintStyle {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Weaker.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Weaker still.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The weakest.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The opacities of Apple's label colors: 100 %, 60 %, 30 %, 18 %.
  var opacity: Double { [1, 0.6, 0.3, 0.18][max(0, min(3, level))] }

  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint {
    .color(environment.foregroundPaint.multiplyingAlpha(by: opacity))
  }
}

/// A level of a style that is known.
nonisolated struct LevelOfPaint: PaintStyle, Equatable {
  let opacity: Double
  let base: AnyPaint

  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint {
    .color(base.paint(in: frame, environment).mainColor.multiplyingAlpha(by: opacity))
  }
}

extension AnyPaint {
  /// This style, in which "the foreground" is a style around.
  nonisolated func within(_ outer: AnyPaint?) -> AnyPaint? {
    switch style {
    case is ForegroundStyle: outer
    case let level as HierarchicalShapeStyle:
      AnyPaint(
        LevelOfPaint(opacity: level.opacity, base: outer ?? AnyPaint(Color.primary)))
    default: self
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Weaker.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Weaker still.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The weakest.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == ForegroundStyle {
  /// The style of content around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == TintShapeStyle {
  /// The color of what can be used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle where Self == Color {
  /// No color.
  public static var clear: Color { .clear }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// The system's red.
  public static var red: Color { .red }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's mint.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var mint: Color { .mint }
  /// The system's teal.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var teal: Color { .teal }
  /// The system's cyan.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var cyan: Color { .cyan }
  /// The system's indigo.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var indigo: Color { .indigo }
  /// The system's brown.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static var brown: Color { .brown }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

import Drawing
import Foundation

/// What a shape is filled or drawn with.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated protocol ShapeStyle: Sendable {}

/// A style that the stand-in can draw.
nonisolated protocol PaintStyle: ShapeStyle {
  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint
}

extension ShapeStyle {
  func anyPaint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint {
    guard let style = self as? any PaintStyle else {
      preconditionFailure("\(Self.self) is a ShapeStyle that cannot be drawn")
    }
    return style.paint(in: frame, environment)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color: ShapeStyle, PaintStyle {
  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint {
    .color(drawn(in: environment))
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    styleElement(self, site)
  }
}

/// The style of content around: the foreground style of the environment.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public nonisolated struct ForegroundStyle: PaintStyle {
  /// The style of content around.
  public init() {}

  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint {
    (environment.foregroundStyle ?? AnyPaint(Color.primary)).style.anyPaint(in: frame, environment)
  }
}

/// A style without its type.
nonisolated struct AnyPaint: PaintStyle, Equatable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  func paint(in frame: CGRect, _ environment: EnvironmentValues) -> DrawingPaint {
    style.anyPaint(in: frame, environment)
  }

  static func == (a: AnyPaint, b: AnyPaint) -> Bool {
    func same<S: ShapeStyle>(_ x: S) -> Bool { (b.style as? S).map { areEqual(x, $0) } ?? false }
    return same(a.style)
  }
}

/// The element of a style used as a view: it fills what it is offered.
@MainActor func styleElement<V: View & ShapeStyle>(_ view: V, _ site: Site) -> ElementOf<V> {
  LeafElement(view, site) {
    ShapeBox<Rectangle>($0)
  } update: { view, box in
    box.set(Rectangle(), view, FillStyle())
  }
}

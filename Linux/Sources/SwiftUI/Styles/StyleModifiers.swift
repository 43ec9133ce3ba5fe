public import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Puts a style behind this view. There is no safe area on the stage that it could reach into.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _BackgroundModifier(
        secondary: _ShapeView(shape: Rectangle(), style: style), alignment: .center))
  }

  /// Puts a shape in a style behind this view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _BackgroundModifier(
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
        alignment: .center))
  }

  /// Puts a style in front of this view. There is no safe area on the stage that it could reach
  /// into.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _OverlayModifier(
        secondary: _ShapeView(shape: Rectangle(), style: style), alignment: .center))
  }

  /// Puts a shape in a style in front of this view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _OverlayModifier(
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
        alignment: .center))
  }

  /// A line along the inside of this view's bounds.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _OverlayModifier(
        secondary: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center))
  }

  /// Lets this view reach under what the system covers: nothing on the stage.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public nonisolated func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
}

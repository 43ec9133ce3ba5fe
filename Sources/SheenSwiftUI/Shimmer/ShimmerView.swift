#if canImport(SwiftUI)
public import SheenCore
public import SwiftUI

/// Content over which light of a color passes, only where the content is opaque.
///
/// The content is always visible and is built once. Light moves at once and never stops by itself.
///
/// ```swift
/// ShimmerView(color: .white, direction: .leftToRight) {
///   RoundedRectangle(cornerRadius: 10)
///     .fill(Color.gray.opacity(0.3))
/// }
/// .frame(height: 200)
/// ```
public struct ShimmerView<Content: View>: View {
  private let color: Color
  private let direction: ShimmerDirection
  private let content: Content

  @Environment(\.shimmerStyle) private var style

  /// Content with light of a color.
  ///
  /// - Parameters:
  ///   - color: The color of the band's middle.
  ///   - direction: The way in which the light travels.
  ///   - content: What it passes over.
  public init(
    color: Color = .white, direction: ShimmerDirection = .leftToRight,
    @ViewBuilder content: () -> Content
  ) {
    self.color = color
    self.direction = direction
    self.content = content()
  }

  /// What is drawn.
  public var body: some View {
    var style = style
    style.direction = direction
    // Content is seen through the light, whatever the color.
    let light = color.opacity(ShimmerDefaults.peakOverContent)
    return content.modifier(ShimmerOverlay(tint: .color(light), style: style, isActive: true))
  }
}

/// Light over content, only where the content is opaque.
struct ShimmerOverlay: ViewModifier {
  var tint = ShimmerLight.Tint.overContent
  var style: ShimmerStyle?
  var isActive: Bool

  func body(content: Content) -> some View {
    content
      .overlay(ShimmerLight(tint: tint, style: style, isActive: isActive).blendMode(.sourceAtop))
      // Without a group of its own, "where the content is opaque" would be: where the window is.
      .compositingGroup()
  }
}
#endif

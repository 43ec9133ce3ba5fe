#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// One placeholder: its base, and its light unless the scope around draws that.
struct PlaceholderView: View {
  let layers: @Sendable (CGRect) -> [PlaceholderMask.Layer]

  /// What has a light each where every view has its own; empty: this view as a whole.
  var parts: [SeparatePlaceholder] = []

  var opacity = 1.0

  /// Whether the opacity changes: then the light fades with the base, which the scope's can't.
  var isFading = false

  var motion = LoadingMotion.allowed

  @Environment(\.shimmerStyle) private var style
  @Environment(\.shimmerAnchor) private var anchor
  @Environment(\.isDerived) private var isDerived
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var colorSchemeContrast

  var body: some View {
    if opacity > 0 {
      let appearance = ShimmerAppearance(colorScheme, colorSchemeContrast)
      let palette = style.colors.palette(for: appearance)
      let base = isDerived ? palette.baseBelowVeil(appearance) : palette.base
      // Where placeholders are derived all around, this is a part of what they are derived from.
      let isScoped = anchor?.space != nil || isDerived
      let hasOwnLight = !isScoped || (isFading && !isDerived)
      let hasLightPerPart = anchor.map { $0.space == nil } ?? (style.scope == .view)
      GeometryReader { proxy in
        let layers = layers(CGRect(origin: .zero, size: proxy.size))
        PlaceholderMask(layers: layers, color: Color(base))
          .overlay {
            if hasOwnLight {
              if hasLightPerPart, !parts.isEmpty {
                SeparateLights(parts: parts, motion: motion)
              } else {
                ShimmerLight(loading: motion).mask(PlaceholderMask(layers: layers))
              }
            }
          }
          .anchorPreference(
            key: ScopePlaceholdersKey.self, value: ScopePlaceholder.corners(proxy.size)
          ) { corners in
            hasOwnLight || isDerived || motion != .allowed
              ? [] : [ScopePlaceholder(corners: corners, size: proxy.size, layers: layers)]
          }
      }
      .opacity(opacity)
      .loadingElement(isHidden: isScoped)
    }
  }
}
#endif

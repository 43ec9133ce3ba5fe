#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// A placeholder that leaves its light to the scope around it.
///
/// It can be compared, so that a frame of light, which changes none, makes nobody collect them anew.
struct ScopePlaceholder: Equatable {
  let bounds: Anchor<CGRect>

  /// Its shapes; empty where it has light of its own, and only shall be heard of.
  let layers: [PlaceholderMask.Layer]
}

struct ScopePlaceholdersKey: PreferenceKey {
  static var defaultValue: [ScopePlaceholder] { [] }
  static func reduce(value: inout [ScopePlaceholder], nextValue: () -> [ScopePlaceholder]) {
    value.append(contentsOf: nextValue())
  }
}

/// The one light of a scope: a moving band, seen through the shapes of all placeholders.
struct ScopeLight: View {
  let placeholders: [ScopePlaceholder]
  let anchor: ShimmerAnchor

  var body: some View {
    GeometryReader { proxy in
      let layers = placeholders.reduce(into: [PlaceholderMask.Layer]()) { layers, placeholder in
        layers.join(placeholder.layers.map { $0.moved(to: proxy[placeholder.bounds].origin) })
      }
      ShimmerLight(loading: layers.isEmpty ? .nothingShown : .allowed, anchor: anchor)
        .mask(PlaceholderMask(layers: layers))
    }
    .clipped()
    .loadingElement(isHidden: placeholders.isEmpty)
  }
}
#endif

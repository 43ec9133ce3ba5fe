#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// A placeholder that leaves its light to the scope around it.
///
/// It can be compared, so that a frame of light, which changes none, makes nobody collect them anew.
struct ScopePlaceholder: Equatable {
  /// Its upper left, upper right and lower left corner.
  ///
  /// Three points say how effects such as `rotationEffect` map it; of a frame only the bounds would be known.
  let corners: Anchor<[CGPoint]>

  let size: CGSize

  /// Its shapes; empty where it has light of its own, and only shall be heard of.
  let layers: [PlaceholderMask.Layer]

  /// The corners of a view of a size.
  static func corners(_ size: CGSize) -> Anchor<[CGPoint]>.Source {
    Anchor<[CGPoint]>.Source([
      .point(.zero), .point(CGPoint(x: size.width, y: 0)), .point(CGPoint(x: 0, y: size.height)),
    ])
  }

  /// The shapes where they lie in a view around.
  @MainActor func layers(in proxy: GeometryProxy) -> [PlaceholderMask.Layer] {
    let corners = proxy[corners]
    guard !layers.isEmpty, size.width > 0, size.height > 0, corners.count == 3 else { return [] }
    let map = CGAffineTransform(
      a: (corners[1].x - corners[0].x) / size.width, b: (corners[1].y - corners[0].y) / size.width,
      c: (corners[2].x - corners[0].x) / size.height,
      d: (corners[2].y - corners[0].y) / size.height, tx: corners[0].x, ty: corners[0].y)
    return layers.map { $0.mapped(by: map) }
  }
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
        layers.join(placeholder.layers(in: proxy))
      }
      ShimmerLight(loading: layers.isEmpty ? .nothingShown : .allowed, anchor: anchor)
        .mask(PlaceholderMask(layers: layers))
    }
    .clipped()
    .loadingElement(isHidden: placeholders.isEmpty)
  }
}
#endif

#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// Base color and light over content, only where the content is opaque, and what fades the content;
/// nothing of it over what is kept.
struct DerivedPaint: View {
  /// The color of placeholders; nil: the content is seen as it is.
  let base: Color?

  let motion: LoadingMotion
  let opacity: Double
  let kept: [Anchor<CGRect>]

  var body: some View {
    GeometryReader { proxy in
      let mask = mask(in: proxy)
      if let base {
        ZStack {
          base.padding(-Self.reach)
          ShimmerLight(loading: motion)
        }
        .mask(mask)
        .compositingGroup()
        .blendMode(.sourceAtop)
      }
      if opacity < 1 {
        mask.opacity(1 - opacity).blendMode(.destinationOut)
      }
    }
    .allowsHitTesting(false)
  }

  private func mask(in proxy: GeometryProxy) -> some View {
    let all = CGRect(origin: .zero, size: proxy.size).insetBy(dx: -Self.reach, dy: -Self.reach)
    return PlaceholderMask(
      layers: [PlaceholderMask.Layer(path: Path(all))]
        + kept.map { PlaceholderMask.Layer(erases: true, path: Path(proxy[$0])) }
    )
    // The frames of what is kept are where they are, whatever the layout's direction.
    .environment(\.layoutDirection, .leftToRight)
  }

  /// How far content may be drawn beyond its own bounds, in points.
  private static let reach = ShimmeringModifier.reach
}

/// Makes what is half transparent as good as opaque.
///
/// SwiftUI draws text and images that are not to be seen in their own color, mostly transparent, and
/// leaves shapes and colors as they are. To be all of one color they have to be equally opaque, and
/// the modifiers of views can lower an opacity, but not raise it: except a shadow, which adds the opacity
/// of what casts it. A sharp one that is not moved makes an opacity of x one of 1 − (1 − x)², so four
/// make 0.16 into 0.94 and 0.1 into 0.81. There is no second copy of the content, which a mask or a
/// canvas would need.
struct FullCoverage: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    content
      .shadow(color: color, radius: 0)
      .shadow(color: color, radius: 0)
      .shadow(color: color, radius: 0)
      .shadow(color: color, radius: 0)
      .shadow(color: color, radius: 0)
  }
}
#endif

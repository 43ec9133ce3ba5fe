#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// What makes placeholders of redacted content, only where the content is opaque: a veil that brings its tones
/// together, light, and what fades the content; nothing of it over what is kept.
struct DerivedPaint: View {
  /// The color over the content's tones; nil: the content is seen as it is.
  let veil: Color?

  let motion: LoadingMotion
  let opacity: Double
  let kept: [Anchor<CGRect>]

  var body: some View {
    GeometryReader { proxy in
      let mask = mask(in: proxy)
      if let veil {
        ZStack {
          veil.padding(-Self.reach)
          ShimmerLight(tint: .surfaces, loading: motion)
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

/// Makes what is mostly transparent nearly opaque, in the color of placeholders.
///
/// SwiftUI draws text and images that are not to be seen in their own color, mostly transparent, and leaves
/// shapes and colors as they are. Light is seen only where something is opaque, and the modifiers of views can
/// lower an opacity, but not raise it: except a shadow, which adds the opacity of what casts it. A sharp one
/// that is not moved makes an opacity of x one of 1 − (1 − x)², so three make 0.16 into 0.75 and 0.1 into 0.57.
/// More would make the app's own soft shadows solid: 0.05, as far out as they are seen, is 0.34 with three and
/// 0.81 with five. There is no second copy of the content, which a mask or a canvas would need.
struct FullCoverage: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    content
      .shadow(color: color, radius: 0)
      .shadow(color: color, radius: 0)
      .shadow(color: color, radius: 0)
  }
}

extension ShimmerPalette {
  /// The color that is the base when the veil is over it.
  func baseBelowVeil(_ appearance: ShimmerAppearance) -> ShimmerColor {
    let part = Self.tonePart(appearance)
    func below(_ base: Double, _ background: Double) -> Double {
      max(0, min(1, (base - background * (1 - part)) / part))
    }
    return ShimmerColor(
      red: below(base.red, background.red), green: below(base.green, background.green),
      blue: below(base.blue, background.blue))
  }

  /// How much of the differences between the content's own tones is left in placeholders that are derived from
  /// it; the background's color takes the place of the rest.
  ///
  /// The system draws redacted text with 16 % of its color, and secondary text with 8 %. On white the second is
  /// 236 of 255; with 72 % of the difference it is 241, and stands out by a contrast ratio of 1.13. Black is 71
  /// then. In the dark bright areas would glare, and less is enough there. With increased contrast nothing is
  /// taken away.
  static func tonePart(_ appearance: ShimmerAppearance) -> Double {
    switch (appearance.scheme, appearance.contrast) {
    case (_, .increased): 1
    case (.light, _): 0.72
    case (.dark, _): 0.6
    }
  }
}
#endif

#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// Finds out which light passes over the view that this lies behind.
struct WaveReader: View {
  let tell: (Wave?) -> Void

  @Environment(\.shimmerStyle) private var style
  @Environment(\.shimmerAnchor) private var anchor
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    GeometryReader { proxy in
      let area = proxy.placement(in: anchor, style: style).area
      let wave = style.resolved(in: area, layoutDirection: SheenLayoutDirection(layoutDirection))
        .wave
      Color.clear
        .onAppear { tell(wave) }
        .onNewValue(of: wave) { tell($0) }
    }
    .accessibilityHidden(true)
  }
}
#endif

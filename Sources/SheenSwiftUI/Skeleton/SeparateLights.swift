#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// One of several placeholders in a view, with a light of its own.
struct SeparatePlaceholder: Sendable {
  let frame: CGRect

  /// Its shape, without what lies in front of it.
  let layers: [PlaceholderMask.Layer]
}

/// A light for each of several placeholders, anchored to that one's frame.
struct SeparateLights: View {
  let parts: [SeparatePlaceholder]
  let motion: LoadingMotion

  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    ZStack {
      ForEach(parts.indices, id: \.self) { index in
        let part = parts[index]
        ShimmerLight(loading: motion)
          .environment(\.layoutDirection, layoutDirection)
          .frame(width: part.frame.width, height: part.frame.height)
          .position(x: part.frame.midX, y: part.frame.midY)
          .mask(PlaceholderMask(layers: part.layers))
      }
    }
    // The frames say where left is.
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension SkeletonLayout {
  /// The placeholders with what is to be seen of each.
  var parts: [SeparatePlaceholder] {
    let space = SheenRect(origin: .zero, size: size)
    return placeholders.indices.compactMap { index in
      let own = placeholders[index]
      guard own.frame.size.isDrawable, own.frame.meets(space) else { return nil }
      let inFront = placeholders[(index + 1)...].filter {
        $0.frame.outset(by: $0.separation).meets(own.frame)
      }
      return SeparatePlaceholder(
        frame: CGRect(own.frame),
        layers: [own.layer()] + inFront.map { $0.layer(erases: true, outset: $0.separation) })
    }
  }
}
#endif

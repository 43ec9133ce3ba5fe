import Sheen
import SwiftUI

/// Light through words and through shapes that are no placeholders.
struct Thinking: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Thinking about it…")
        .font(.title2.weight(.semibold))
        .shimmering()

      HStack(spacing: 12) {
        ForEach(0..<5) { index in
          Capsule()
            .fill(Color.blue.opacity(0.35 + 0.15 * Double(index)))
            .frame(height: 28)
        }
      }
      .shimmering(style: Self.glow)

      SkeletonText(lines: 3)
    }
    .padding()
    .shimmerScope(.window)
  }

  /// White light that what it passes over is seen through.
  private static let glow = ShimmerStyle(
    direction: .tilted(20), mode: .overlay,
    colors: .fixed(
      ShimmerPalette(background: .white, base: .white, highlight: .white.opacity(0.6))))
}

import Sheen
import SwiftUI

/// The four directions that have a name, each in a color.
struct Directions: View {
  var body: some View {
    VStack(spacing: 12) {
      tile("Left to right", .white, .leftToRight)
      tile("Right to left", .yellow, .rightToLeft)
      HStack(spacing: 12) {
        tile("Top to bottom", .cyan, .topToBottom)
        tile("Bottom to top", .pink, .bottomToTop)
      }
    }
    .padding()
    // Each tile has light of its own, and all take the same time.
    .shimmerStyle(
      ShimmerStyle(
        speed: .duration(1.5), band: .fraction(0.5), rest: .seconds(0.5), scope: .view))
  }

  private func tile(
    _ name: String, _ color: Color, _ direction: ShimmerDirection
  ) -> some View {
    ShimmerView(color: color, direction: direction) {
      RoundedRectangle(cornerRadius: 16)
        .fill(Color.gray.opacity(0.45))
        .overlay(Text(name).font(.headline))
    }
  }
}

import Sheen
import SwiftUI

/// The beginning of an essay, whose placeholders are made of itself while it loads.
struct Essay: View {
  @State private var isLoading = true

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      VStack(alignment: .leading, spacing: 14) {
        RoundedRectangle(cornerRadius: 16)
          .fill(
            LinearGradient(
              colors: [.mint, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .frame(height: 120)
        Text("On light that waits")
          .font(.title2.weight(.bold))
        Text(
          "A screen that loads is a promise. It says where things will be, and how large, and then it keeps quiet until they have come."
        )
        .foregroundStyle(.secondary)
        HStack(spacing: 10) {
          Circle()
            .fill(Color.indigo)
            .frame(width: 36, height: 36)
          Text("Ilse Brandt")
            .font(.subheadline)
        }
      }
      .skeletonized(isLoading: isLoading)

      Button(isLoading ? "Show" : "Load again") {
        isLoading.toggle()
      }
      .frame(maxWidth: .infinity)
    }
    .padding()
    .shimmerScope(.window)
    .shimmerStyle(.tilted)
  }
}

import Sheen
import SwiftUI

/// Somebody's card, whose parts are covered while it loads.
struct Contact: View {
  @State private var isLoading = true

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack(spacing: 16) {
        Circle()
          .fill(
            LinearGradient(
              colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .frame(width: 72, height: 72)
          .skeleton(Circle(), isLoading: isLoading)

        VStack(alignment: .leading, spacing: 8) {
          Text("Maren Holm")
            .font(.title2.weight(.bold))
            .skeleton(Capsule(), isLoading: isLoading)
          Text("Builds lighthouses from paper")
            .foregroundStyle(.secondary)
            .skeleton(Capsule(), isLoading: isLoading)
        }
      }

      RoundedRectangle(cornerRadius: 20)
        .fill(
          LinearGradient(
            colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
        )
        .frame(height: 160)
        .skeleton(isLoading: isLoading)

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

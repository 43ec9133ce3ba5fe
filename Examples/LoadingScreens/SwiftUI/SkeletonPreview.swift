import Sheen
import SwiftUI

/// A bar, a circle, and a button that says whether they load.
struct SkeletonPreview: View {
  @State private var isLoading = true

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 8)
        .frame(height: 20)
        .skeleton(isLoading: isLoading)

      Circle()
        .frame(width: 50, height: 50)
        .skeleton(Circle(), isLoading: isLoading)

      Button("Toggle") {
        isLoading.toggle()
      }
    }
    .padding()
  }
}

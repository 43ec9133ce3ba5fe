import Sheen
import SwiftUI

/// Cards under light, until what they stand for is there.
struct CardList: View {
  /// What is there in the end.
  static let loaded = "Three stories are here"

  @State private var isLoading = true

  var body: some View {
    ScrollView {
      VStack {
        if isLoading {
          ForEach(0..<3) { _ in
            SkeletonView()
              .padding(.bottom, 16)
          }
        } else {
          Text(Self.loaded)
            .padding()
        }
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
          isLoading = false
        }
      }
    }
    .padding()
  }
}

/// A picture and three lines: an app's own view, of an app's own name.
struct SkeletonView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      placeholder(radius: 10, height: 200)
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<3) { _ in placeholder(radius: 5, height: 20) }
      }
    }
    .padding()
  }

  private func placeholder(radius: CGFloat, height: CGFloat) -> some View {
    ShimmerView(color: Color.white, direction: .leftToRight) {
      RoundedRectangle(cornerRadius: radius)
        .fill(Color.gray.opacity(0.3))
        .frame(height: height)
    }
    .frame(height: height)
  }
}

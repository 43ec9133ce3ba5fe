import Dispatch
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

// What readers of the two articles have in their apps: names of their own beside this module's, and
// calls as the articles write them. That it compiles is half of the test.

struct SkeletonView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ShimmerView(color: Color.white, direction: .leftToRight) {
        RoundedRectangle(cornerRadius: 10)
          .fill(Color.gray.opacity(0.3))
          .frame(height: 80)
      }
      .frame(height: 80)
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<3) { _ in
          ShimmerView {
            RoundedRectangle(cornerRadius: 5)
              .fill(Color.gray.opacity(0.3))
              .frame(height: 20)
          }
          .frame(height: 20)
        }
      }
    }
    .padding()
  }
}

struct ShimmeringModifier: ViewModifier {
  func body(content: Content) -> some View { content.shimmering() }
}

struct GradientMask: View {
  let phase: Double
  var body: some View { Color.black.opacity(phase) }
}

private struct Feed: View {
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
          Text("Content Loaded")
            .padding()
        }
        Button("Load") { isLoading = false }
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { isLoading = false }
      }
    }
    .padding()
  }
}

private struct Preview: View {
  @State private var isLoading = true

  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 8)
        .frame(height: 20)
        .skeleton(isLoading: isLoading)
      Circle()
        .frame(width: 50, height: 50)
        .skeleton(Circle(), isLoading: isLoading)
      Text("Words")
        .modifier(ShimmeringModifier())
        .background(GradientMask(phase: 0))
      Button("Toggle") {
        isLoading.toggle()
      }
    }
    .padding()
  }
}

@MainActor struct ArticleTests {
  @Test("a feed of shimmering cards is lit, and gone when its content is loaded")
  func feed() throws {
    let stage = try Stage(Feed(), size: CGSize(width: 390, height: 844), scale: 1)
    stage.advance(to: 0.6)
    let before = try stage.picture()
    stage.advance(to: 0.8)
    #expect(try stage.picture() != before && stage.isMoving)
    try stage.tap("Load")
    stage.advance(by: 0.1)
    #expect(stage.frame(of: "Content Loaded") != nil)
    #expect(!stage.isMoving && stage.problems.isEmpty)
  }

  @Test("a toggle shows placeholders of the shapes that were asked for, and content again")
  func toggle() throws {
    let stage = try Stage(
      Preview().loadingPolicy(.immediate).withOwnScreenReader(),
      size: CGSize(width: 390, height: 300), scale: 1)
    stage.advance(to: 1)
    let loading = try stage.picture()
    try stage.tap("Toggle")
    stage.advance(by: 0.5)
    let loaded = try stage.picture()
    // The circle: light gray, then black.
    let y = try #require((0..<300).last { loaded.brightness(195, $0) == 0 }) - 25
    #expect(loading.brightness(195, y) > 200 && loaded.brightness(195, y) == 0)
    try stage.tap("Toggle")
    stage.advance(by: 0.5)
    #expect(try stage.picture().brightness(195, y) > 200)
    #expect(stage.problems.isEmpty)
  }
}

import Combine
import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

/// Ways of asking for light or placeholders, and none.
private enum Way: String, CaseIterable {
  case none, shimmering, skeleton, skeletonized, shimmerView, scope
}

extension View {
  @ViewBuilder fileprivate func lit(_ way: Way) -> some View {
    switch way {
    case .none: self
    case .shimmering: shimmering()
    case .skeleton: skeleton(isLoading: true)
    case .skeletonized: skeletonized(isLoading: true)
    case .shimmerView: ShimmerView { self }
    case .scope: skeleton(isLoading: true).shimmerScope(.group)
    }
  }
}

private final class Push: ObservableObject {
  @Published var isPushed = false
}

/// A screen that slides in, with light on it and text above and below.
private struct Pushed: View {
  let way: Way
  @ObservedObject var push: Push

  var body: some View {
    VStack(spacing: 0) {
      Text("above").frame(height: 20)
      if push.isPushed {
        Rectangle().fill(gray).frame(height: 40).accessibilityElement().accessibilityLabel("lit")
          .lit(way)
          .transition(.move(edge: .trailing))
      }
      Text("below").frame(height: 20)
      Spacer(minLength: 0)
    }
    .animation(.linear(duration: 0.35), value: push.isPushed)
  }
}

/// Light and placeholders change nothing about the layout of anything.
@MainActor struct StabilityTests {
  private static let size = CGSize(width: 300, height: 200)

  private func stage<V: View>(_ view: V, _ size: CGSize = size) throws -> Stage {
    try Stage(view.loadingPolicy(.prompt).withOwnScreenReader(), size: size, scale: 1)
  }

  @Test(
    "no layout happens while light moves, in a screen that was pushed too", arguments: Way.allCases)
  private func pushed(way: Way) throws {
    let push = Push()
    let plain = Push()
    let stage = try stage(Pushed(way: way, push: push))
    let other = try self.stage(Pushed(way: .none, push: plain))
    stage.advance(to: 1)
    other.advance(to: 1)
    push.isPushed = true
    plain.isPushed = true
    for _ in 0..<30 {
      stage.advance(by: 1.0 / 30)
      other.advance(by: 1.0 / 30)
      #expect(stage.frame(of: "above") == other.frame(of: "above"))
      #expect(stage.frame(of: "below") == other.frame(of: "below"))
    }
    let cost = stage.counting { stage.advance(by: 1) }
    #expect(cost.layoutPasses == 0 && cost.placements == 0)
  }

  @Test(
    "light and placeholders take as much room as the view without them", arguments: Way.allCases)
  private func sizes(way: Way) throws {
    let frames: [(CGFloat?, CGFloat?)] = [(nil, nil), (80, nil), (nil, 30), (80, 30), (0, 0)]
    for (width, height) in frames {
      func view(_ way: Way) -> some View {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Text("Some words that take two lines").frame(width: width, height: height).lit(way)
            Text("below")
          }
          Text("beside")
        }
      }
      let lit = try stage(view(way))
      let plain = try stage(view(.none))
      for time in [0.0, 0.5, 1] {
        lit.advance(to: time)
        #expect(lit.frame(of: "below") == plain.frame(of: "below"))
        #expect(lit.frame(of: "beside") == plain.frame(of: "beside"))
      }
    }
  }

  @Test(
    "before or after a frame and padding, what is around stays where it is", arguments: Way.allCases
  )
  private func order(way: Way) throws {
    let before = VStack(spacing: 0) {
      gray.lit(way).frame(width: 100, height: 40).padding(10)
      Text("below")
    }
    let after = VStack(spacing: 0) {
      gray.frame(width: 100, height: 40).padding(10).lit(way)
      Text("below")
    }
    #expect(try stage(before).frame(of: "below") == stage(after).frame(of: "below"))
  }

  @Test("the first frame has its final place, colors and opacity, and nothing of the content")
  func firstFrame() throws {
    let content = Text("MMMMMMMM").font(.largeTitle).frame(width: 300, height: 40)
    for way in [Way.skeleton, .skeletonized, .scope] {
      let stage = try stage(content.background(gray).lit(way).shimmerFrozen(at: 1.9))
      let first = try stage.picture()
      for x in stride(from: 30, to: 270, by: 3) {
        #expect(first.brightness(x, 100) >= (way == .skeletonized ? 140 : 220))
      }
      stage.advance(to: 1)
      #expect(try stage.picture() == first, "\(way)")
    }
  }

  @Test("a row is as high while it loads as when it is loaded")
  func rowHeight() throws {
    struct Row: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack(spacing: 0) {
          HStack {
            Circle().frame(width: 40, height: 40)
            VStack(alignment: .leading) {
              Text("Name"); Text("Words that say more")
            }
          }
          .padding()
          .skeletonized(isLoading: model.isLoading)
          Text("below")
        }
      }
    }
    let model = Model(isLoading: true)
    let stage = try stage(Row(model: model))
    stage.advance(to: 1)
    let loading = stage.frame(of: "below")
    model.isLoading = false
    stage.advance(by: 1)
    #expect(stage.frame(of: "below") == loading && loading != nil)
  }

  @Test("placeholders and light cover the view after the window was resized or turned")
  func resize() throws {
    for way in [Way.skeleton, .skeletonized, .scope] {
      let stage = try stage(gray.lit(way), CGSize(width: 390, height: 100))
      stage.advance(to: 1)
      for size in [CGSize(width: 844, height: 60), CGSize(width: 120, height: 300)] {
        try stage.resize(to: size)
        var isLit: Set<Int> = []
        for _ in 0..<80 {
          stage.advance(by: 0.04)
          let picture = try stage.picture()
          for x in stride(from: 24, to: Int(size.width) - 24, by: 24) {
            #expect(picture[x, Int(size.height) / 2].w == 255)
            // What is derived has the tone of its content, a medium gray.
            let lit = way == .skeletonized ? 180 : 228
            if picture.brightness(x, Int(size.height) / 2) > lit { isLit.insert(x) }
          }
        }
        #expect(isLit == Set(stride(from: 24, to: Int(size.width) - 24, by: 24)))
      }
    }
  }

  @Test("a placeholder's size comes from its content, which nobody changes")
  func contentUnchanged() throws {
    let model = Model(isLoading: true)
    struct Label: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("Words").skeleton(isLoading: model.isLoading).accessibilityIdentifier("a")
      }
    }
    let stage = try stage(Label(model: model))
    stage.advance(to: 1)
    model.isLoading = false
    stage.advance(by: 1)
    let plain = try self.stage(Text("Words"))
    #expect(stage.frame(of: "Words") == plain.frame(of: "Words"))
    #expect(try stage.picture() == plain.picture())
  }
}

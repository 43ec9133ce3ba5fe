import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private struct Late: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack(spacing: 0) {
      Color.black.frame(height: 10).shimmering()
      if model.isLoading { Color.black.frame(height: 10).shimmering() }
    }
  }
}

/// One light for all, wherever and whenever they came.
@MainActor struct SharedLightTests {
  private func stage<V: View>(_ view: V) throws -> Stage {
    try Stage(view.loadingPolicy(.prompt), size: CGSize(width: 390, height: 60), scale: 1)
  }

  @Test("a view that appears late is in step from its first frame on")
  func late() throws {
    let model = Model(isLoading: false)
    let stage = try stage(Late(model: model))
    stage.advance(to: 2.4)
    model.isLoading = true
    stage.advance(by: 0.05)
    let picture = try stage.picture()
    for x in stride(from: 0, to: 390, by: 9) {
      #expect(abs(picture.brightness(x, 25) - picture.brightness(x, 35)) <= 1)
    }
  }

  @Test(
    "one band passes through views of every kind and place in a window, without any wrapper",
    arguments: [0.3, 0.6, 0.9, 1.2])
  func everyKind(time: Double) throws {
    let black = Color.black
    let view = VStack(spacing: 0) {
      black.frame(height: 20).shimmering()
      HStack(spacing: 0) {
        Spacer().frame(width: 110)
        black.frame(width: 70).shimmering()
        Spacer()
        black.frame(width: 30).shimmering()
      }
      .frame(height: 20)
      black.frame(width: 390, height: 20).padding(.leading, -40).shimmering()
    }
    let stage = try stage(view.shimmerFrozen(at: time))
    let picture = try stage.picture()
    for x in stride(from: 112, to: 178, by: 5) {
      #expect(abs(picture.brightness(x, 10) - picture.brightness(x, 30)) <= 1)
      #expect(abs(picture.brightness(x, 10) - picture.brightness(x, 50)) <= 1)
    }
    for x in stride(from: 362, to: 388, by: 5) {
      #expect(abs(picture.brightness(x, 10) - picture.brightness(x, 30)) <= 1)
    }
  }

  @Test("content scrolls under the window's light, and the light stays where it is")
  func scrolling() throws {
    let rows = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { _ in Color.black.frame(height: 20).shimmering() }
      }
    }
    let tilted = rows.shimmerStyle(ShimmerStyle(direction: .topToBottom, rest: .seconds(0)))
    let stage = try stage(tilted.shimmerFrozen(at: 0.15))
    let before = try stage.picture()
    try stage.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: 100))
    #expect(try stage.picture() == before)
  }

  @Test("a group's light scrolls with it")
  func groupScrolls() throws {
    let rows = ScrollView {
      Color.black.frame(height: 400).shimmering().shimmerScope(.group)
    }
    let tilted = rows.shimmerStyle(ShimmerStyle(direction: .topToBottom))
    let stage = try stage(tilted.shimmerFrozen(at: 0.3))
    func peak() throws -> Int {
      let picture = try stage.picture()
      return try #require((0..<60).min { picture.brightness(9, $0) < picture.brightness(9, $1) })
    }
    let before = try peak()
    try stage.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: 20))
    #expect(try before - peak() == 20)
  }

  @Test("two pictures at one time are equal to the byte, whatever came before")
  func equalPictures() throws {
    let view = VStack(spacing: 0) {
      Text("Words").shimmering()
      Color.black.skeleton(isLoading: true)
      Text("Words").skeletonized(isLoading: true)
    }
    let first = try stage(view.shimmerFrozen(at: 0.7))
    let second = try stage(view.shimmerFrozen(at: 0.7))
    first.advance(to: 0.5)
    second.advance(to: 7.77)
    #expect(try first.picture() == second.picture())
  }

  @Test("light that stands still leaves nothing moving, so a test never waits for it")
  func nothingMoves() throws {
    let view = VStack(spacing: 0) {
      Text("Words").shimmering()
      ShimmerView { Color.black }
      Color.black.skeleton(isLoading: true)
      Text("Words").skeletonized(isLoading: true)
      SkeletonText(lines: 2).shimmerScope(.group)
    }
    let stage = try stage(view.shimmerFrozen(at: 0.7))
    stage.advance(to: 1)
    #expect(!stage.isMoving)
  }
}

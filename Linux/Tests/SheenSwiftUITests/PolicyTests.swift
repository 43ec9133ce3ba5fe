import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

/// Ways of asking for placeholders.
private enum Way: String, CaseIterable {
  case skeleton, scope, view, skeletonized

  /// Where the light is anchored unless a scope is around.
  var light: ShimmerScope { self == .view ? .view : .window }
}

private struct Screen: View {
  @ObservedObject var model: Model
  let way: Way

  var body: some View {
    switch way {
    case .skeleton, .view: gray.skeleton(isLoading: model.isLoading)
    case .scope: gray.skeleton(isLoading: model.isLoading).shimmerScope(.group)
    case .skeletonized: gray.skeletonized(isLoading: model.isLoading)
    }
  }
}

private struct People: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      SkeletonRows(
        model.isLoading ? [] : [1], id: \.self, isLoading: model.isLoading, count: 2, sample: 0
      ) { number in
        Text(verbatim: "Row \(number)")
      }
    }
  }
}

/// Times of a policy that lie far ahead, or are none.
@MainActor struct PolicyTests {
  private func stage<V: View>(
    _ view: V, _ policy: LoadingPolicy, reduceMotion: Bool = true
  ) throws -> Stage {
    try Stage(
      view.loadingPolicy(policy).withOwnScreenReader(), size: CGSize(width: 390, height: 60),
      scale: 1, settings: StageSettings { $0.reduceMotion = reduceMotion })
  }

  /// The opacity in the middle: of placeholders only, as long as the content is hidden.
  private func opacity(_ stage: Stage) throws -> Int { Int(try stage.picture()[195, 30].w) }

  /// Lets light move until it stops: after how many frames, and how much the last of them changed.
  private func stop(_ stage: Stage) throws -> (frames: Int, jump: Int) {
    var last = try stage.picture()
    var frames = 0
    while stage.isMoving, frames < 200 {
      last = try stage.picture()
      stage.advance(by: 1.0 / 60)
      frames += 1
    }
    let end = try stage.picture()
    let changes = (0..<390).map { abs(last.brightness($0, 30) - end.brightness($0, 30)) }
    return (frames, try #require(changes.max()))
  }

  private func frames(_ stage: Stage, until time: Double) -> Int {
    stage.counting { stage.advance(to: time) }.frames
  }

  @Test(
    "placeholders come after a long onset, and no frame is drawn until then",
    arguments: Way.allCases)
  private func longOnset(way: Way) throws {
    let stage = try stage(
      Screen(model: Model(isLoading: true), way: way), LoadingPolicy(onset: 3))
    stage.advance(to: 0.1)
    #expect(frames(stage, until: 2.95) == 0)
    #expect(try opacity(stage) == 0)
    stage.advance(to: 3.1)
    #expect(20...235 ~= (try opacity(stage)))
    stage.advance(to: 3.3)
    #expect(try opacity(stage) == 255)
    // Then light may move, as far as the load is concerned.
    #expect(frames(stage, until: 3.45) == 0)
    stage.advance(to: 3.6)
    #expect(frames(stage, until: 20) == 0)
  }

  @Test(
    "content comes after a long minimum show, and no frame is drawn until then",
    arguments: Way.allCases)
  private func longShow(way: Way) throws {
    let model = Model(isLoading: true)
    let stage = try stage(Screen(model: model, way: way), LoadingPolicy(onset: 0, minimumShow: 6))
    stage.advance(to: 1)
    model.isLoading = false
    stage.advance(to: 1.1)
    let placeholders = try stage.picture()
    #expect(frames(stage, until: 5.9) == 0)
    #expect(try stage.picture() == placeholders)
    #expect(stage.accessibilityTree == "\"Loading\"")
    stage.advance(to: 6.3)
    #expect(try stage.picture()[195, 30] == SIMD4(128, 128, 128, 255))
    #expect(!stage.accessibilityTree.contains("Loading"))
    #expect(frames(stage, until: 30) == 0)
    #expect(stage.announcements.map(\.words) == ["Loaded"])
  }

  @Test("rows of data come after a long minimum show of the rows of placeholders")
  func rows() throws {
    let model = Model(isLoading: true)
    let stage = try stage(People(model: model), LoadingPolicy(onset: 0, minimumShow: 6))
    stage.advance(to: 1)
    model.isLoading = false
    stage.advance(to: 1.1)
    #expect(frames(stage, until: 5.9) == 0)
    #expect(stage.accessibilityTree == "\"Loading\"")
    stage.advance(to: 6.1)
    #expect(stage.accessibilityTree.contains("\"Row 1\""))
    #expect(frames(stage, until: 30) == 0)
  }

  @Test(
    "a load that ends between two waits is over", arguments: [0.5, 2.5, 3.05, 3.4, 3.9, 7])
  func ends(time: Double) throws {
    let model = Model(isLoading: true)
    let stage = try stage(Screen(model: model, way: .skeleton), LoadingPolicy(onset: 3))
    stage.advance(to: time)
    model.isLoading = false
    stage.advance(to: max(time, 3.5) + 0.5)
    #expect(try stage.picture()[195, 30] == SIMD4(128, 128, 128, 255))
    #expect(frames(stage, until: 30) == 0)
  }

  @Test(
    "light that stops by policy does so, and in the dark",
    arguments: Way.allCases, [4.0, 4.3, 4.6, 5, 5.3, 5.6])
  private func stops(way: Way, limit: Double) throws {
    let policy = LoadingPolicy(
      onset: 0, fadeIn: 0, minimumShow: 0, motionDelay: 0, stopsMotionAfter: limit)
    let stage = try stage(
      Screen(model: Model(isLoading: true), way: way)
        .shimmerStyle(ShimmerStyle(scope: way.light)),
      policy, reduceMotion: false)
    stage.advance(to: limit - 0.05)
    #expect(stage.isMoving)
    let stop = try stop(stage)
    // A sweep takes less than two seconds.
    #expect(stop.frames < 125)
    #expect(stop.jump <= 1, "light is not cut off")
    let dark = try stage.picture()
    #expect(frames(stage, until: 20) == 0)
    #expect(try stage.picture() == dark)
  }

  @Test("counted light that stops by policy stops in the dark, too", arguments: [0.3, 0.7, 1.1])
  func stopsCounted(limit: Double) throws {
    let policy = LoadingPolicy(
      onset: 0, fadeIn: 0, minimumShow: 0, motionDelay: 0.25, stopsMotionAfter: limit)
    let stage = try stage(
      Screen(model: Model(isLoading: true), way: .skeleton).shimmerStyle(ShimmerStyle(count: 9)),
      policy, reduceMotion: false)
    stage.advance(to: limit + 0.1)
    let stop = try stop(stage)
    #expect(10...125 ~= stop.frames)
    #expect(stop.jump <= 1, "light is not cut off")
  }

  @Test(
    "no number keeps content from showing", arguments: [-1, 0, 1e-300, 1e300, .infinity, .nan])
  func anyNumber(number: Double) throws {
    let policy = LoadingPolicy(
      onset: number, fadeIn: number, minimumShow: number, motionDelay: number, handOver: number,
      longWait: number, stopsMotionAfter: number)
    let model = Model(isLoading: true)
    let stage = try stage(Screen(model: model, way: .skeleton), policy, reduceMotion: false)
    stage.advance(to: 1)
    model.isLoading = false
    // A fade, a show and a cross-fade of a minute each are the longest.
    stage.advance(to: 1 + 3 * LoadingPolicy.maximumHold)
    #expect(try stage.picture()[195, 30] == SIMD4(128, 128, 128, 255))
    #expect(stage.problems.isEmpty)
  }
}

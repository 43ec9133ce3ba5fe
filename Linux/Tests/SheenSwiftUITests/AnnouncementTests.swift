import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private struct Row: View {
  @ObservedObject var model: Model

  var body: some View {
    Text("Row").frame(width: 100, height: 10).skeleton(isLoading: model.isLoading)
  }
}

private struct Rows: View {
  let models: [Model]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(models.indices, id: \.self) { Row(model: models[$0]) }
    }
  }
}

/// What a screen reader hears of loads.
@MainActor struct AnnouncementTests {
  private func stage<V: View>(_ view: V, policy: LoadingPolicy = .prompt) throws -> Stage {
    try Stage(
      view.loadingPolicy(policy).withOwnScreenReader(), size: CGSize(width: 200, height: 200),
      scale: 1)
  }

  private func words(_ stage: Stage) -> [String] { stage.announcements.map(\.words) }

  @Test("a scope is one element that says that it loads, and does not update frequently")
  func oneElement() throws {
    let models = (0..<10).map { _ in Model(isLoading: true) }
    let stage = try stage(Rows(models: models).shimmerScope(.group))
    stage.advance(to: 1)
    #expect(stage.accessibilityTree == "\"Loading\"")
  }

  @Test("a screen of placeholders that are derived is one element, in a scope and without one")
  func derived() throws {
    let view = VStack {
      Text("Ada"); Button("Write") {}
    }
    .skeletonized(isLoading: true)
    for stage in [try stage(view), try stage(view.shimmerScope(.group))] {
      stage.advance(to: 1)
      #expect(stage.accessibilityTree == "\"Loading\"")
    }
  }

  @Test("the end of a load is announced once, for all that was in its scope")
  func once() throws {
    let models = (0..<10).map { _ in Model(isLoading: true) }
    let stage = try stage(Rows(models: models).shimmerScope(.group))
    stage.advance(to: 1)
    for model in models.dropLast() { model.isLoading = false }
    stage.advance(by: 1)
    #expect(words(stage) == [])
    models[9].isLoading = false
    stage.advance(by: 20)
    #expect(words(stage) == ["Loaded"])
  }

  @Test("what was never seen to load is not announced")
  func unseen() throws {
    let model = Model(isLoading: true)
    let stage = try stage(Row(model: model), policy: .standard)
    stage.advance(to: 0.1)
    model.isLoading = false
    stage.advance(by: 10)
    #expect(words(stage) == [])
  }

  @Test("two announcements are never closer than five seconds, and the later one is not lost")
  func spacing() throws {
    let models = (0..<3).map { _ in Model(isLoading: true) }
    let stage = try stage(Rows(models: models))
    stage.advance(to: 1)
    for model in models {
      model.isLoading = false
      stage.advance(by: 1)
    }
    #expect(words(stage) == ["Loaded"])
    // It waits for one date, and asks for no frame until then.
    #expect(stage.counting { stage.advance(by: 1.5) }.frames == 0)
    stage.advance(by: 20)
    try #require(words(stage) == ["Loaded", "Loaded"])
    let times = stage.announcements.map(\.time)
    #expect(times[1] - times[0] >= 5 && times[1] - times[0] < 5.1)
  }

  @Test("a screen that goes away while it loads announces nothing")
  func away() throws {
    struct Screen: View {
      @ObservedObject var isShown: Model
      let model: Model
      var body: some View {
        VStack { if isShown.isLoading { Row(model: model) } }
      }
    }
    let isShown = Model(isLoading: true)
    let model = Model(isLoading: true)
    let stage = try stage(Screen(isShown: isShown, model: model).shimmerScope(.group))
    stage.advance(to: 1)
    isShown.isLoading = false
    stage.advance(by: 1)
    model.isLoading = false
    stage.advance(by: 10)
    #expect(words(stage) == [])
  }

  @Test("what went away while it loaded does not hold up the announcement of the others")
  func othersAway() throws {
    struct Screen: View {
      @ObservedObject var isShown: Model
      let models: [Model]
      var body: some View {
        VStack {
          Row(model: models[0])
          if isShown.isLoading { Row(model: models[1]) }
        }
      }
    }
    let isShown = Model(isLoading: true)
    let models = [Model(isLoading: true), Model(isLoading: true)]
    let stage = try stage(Screen(isShown: isShown, models: models).shimmerScope(.group))
    stage.advance(to: 1)
    isShown.isLoading = false
    stage.advance(by: 1)
    models[0].isLoading = false
    stage.advance(by: 1)
    #expect(words(stage) == ["Loaded"])
  }

  @Test("placeholders without a load have the label that was chosen, too")
  func placeholders() throws {
    let labels = LoadingLabels(loading: "Messages are loading")
    for view in [
      AnyView(SkeletonText(lines: 2)), AnyView(SkeletonPlaceholders(.rectangle)),
      AnyView(SkeletonText(lines: 2).shimmerScope(.group)),
    ] {
      let stage = try stage(view.loadingLabels(labels))
      stage.advance(to: 1)
      #expect(stage.accessibilityTree == "\"Messages are loading\"")
      let silent = try self.stage(view.loadingLabels(LoadingLabels(loading: "")))
      silent.advance(to: 1)
      #expect(silent.accessibilityTree.isEmpty)
    }
  }

  @Test("labels can be chosen, and an empty one is not said")
  func labels() throws {
    let model = Model(isLoading: true)
    let view = Row(model: model)
      .loadingLabels(LoadingLabels(loading: "Messages are loading", loaded: ""))
    let stage = try stage(view)
    stage.advance(to: 1)
    #expect(stage.accessibilityTree == "\"Messages are loading\"")
    model.isLoading = false
    stage.advance(by: 10)
    #expect(words(stage) == [])
  }
}

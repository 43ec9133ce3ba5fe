import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private struct Child: View {
  let log: Log
  @State private var count = 0
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    Button("Count \(count)") { count += 1 }
      .onAppear { log.entries.append("appeared") }
      .onDisappear { log.entries.append("disappeared") }
      .task {
        log.entries.append("task")
        await withTaskCancellationHandler {
          try? await Task.sleep(nanoseconds: 1_000_000_000_000)
        } onCancel: {
          MainActor.assumeIsolated { log.entries.append("cancelled") }
        }
      }
      .accessibilityIdentifier(reasons.isEmpty ? "plain" : "redacted")
  }
}

private struct Screen: View {
  @ObservedObject var model: Model
  let log: Log

  var body: some View {
    Child(log: log)
      .frame(width: 200, height: 40)
      .background(Color.blue)
      .skeletonized(isLoading: model.isLoading)
  }
}

private struct Rows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in Line() }
    }
    .skeletonized(isLoading: true)
    .loadingPolicy(.prompt)
  }
}

private struct Line: View {
  var body: some View { Color.red.frame(height: 2) }
}

/// How content that placeholders are derived from lives through a load.
@MainActor struct DerivedLoadingTests {
  private func stage(
    _ model: Model, log: Log = Log(), policy: LoadingPolicy = .prompt
  ) throws -> Stage {
    try Stage(
      Screen(model: model, log: log).loadingPolicy(policy).withOwnScreenReader(),
      size: CGSize(width: 200, height: 40), scale: 1)
  }

  @Test("content is there once, with its state and its task, however often loading toggles")
  func identity() async throws {
    let model = Model(isLoading: false)
    let log = Log()
    let stage = try stage(model, log: log)
    await stage.settle()
    try stage.tap("Count 0")
    for isLoading in [true, false, true, false] {
      model.isLoading = isLoading
      stage.advance(by: 1)
      await stage.settle()
    }
    try stage.tap("Count 1")
    stage.advance(by: 0.1)
    #expect(stage.frame(of: "Count 2") != nil)
    #expect(log.entries == ["appeared", "task"])
  }

  @Test("content that loads is one element for a screen reader, and cannot be used")
  func inert() throws {
    let model = Model(isLoading: true)
    let stage = try stage(model)
    stage.advance(to: 1)
    #expect(stage.accessibilityTree == "\"Loading\"")
    #expect(throws: StageError.self) { try stage.tap("Count 0") }
    try? stage.tap(at: CGPoint(x: 100, y: 20))
    model.isLoading = false
    stage.advance(by: 1)
    #expect(stage.frame(of: "Count 0") != nil)
  }

  @Test("one flag drives light and redaction: nothing is left of either when content is loaded")
  func redactionEnds() throws {
    let model = Model(isLoading: true)
    let stage = try stage(model)
    stage.advance(to: 1)
    model.isLoading = false
    stage.advance(by: 1)
    #expect(stage.accessibilityTree == "\"Count 0\", id plain, button")
    #expect(stage.counting { stage.advance(by: 2) }.frames == 0)
    let plain = try Stage(
      Child(log: Log()).frame(width: 200, height: 40).background(Color.blue),
      size: CGSize(width: 200, height: 40), scale: 1)
    #expect(try stage.picture() == plain.picture())
  }

  @Test("the hand-over fades from placeholders to content without a jump")
  func handOver() throws {
    let model = Model(isLoading: true)
    let slow = LoadingPolicy(onset: 0, fadeIn: 0, minimumShow: 0, motionDelay: 0, handOver: 1)
    let stage = try stage(model, policy: slow)
    stage.advance(to: 2)
    var before = try stage.picture()[2, 2]
    #expect(abs(Int(before.x) - 148) <= 2 && before.w == 255)
    model.isLoading = false
    stage.advance(by: 0.02)
    try stage.tap("Count 0")
    var lowest = 255
    for _ in 0..<64 {
      stage.advance(by: 1.0 / 60)
      let now = try stage.picture()[2, 2]
      // A frame is 1/60 of the hand-over, and fades by twice that.
      #expect(abs(Int(now.w) - Int(before.w)) <= 18)
      lowest = min(lowest, Int(now.w))
      before = now
    }
    #expect(lowest < 18)
    #expect(before == SIMD4(0, 122, 255, 255))
  }

  @Test("what is kept is there from the first moment to the last, while the rest fades")
  func keptStays() throws {
    struct Kept: View {
      @ObservedObject var model: Model
      var body: some View {
        HStack(spacing: 0) {
          Color.red.skeletonTreatment(.keep)
          Color.blue
        }
        .skeletonized(isLoading: model.isLoading)
      }
    }
    let model = Model(isLoading: true)
    let stage = try Stage(
      Kept(model: model).withOwnScreenReader(), size: CGSize(width: 200, height: 40), scale: 1)
    for step in 0..<120 {
      if step == 60 { model.isLoading = false }
      let picture = try stage.picture()
      #expect(picture[50, 20] == SIMD4(255, 59, 48, 255))
      if step < 10 { #expect(picture[150, 20].w == 0) }
      stage.advance(by: 1.0 / 60)
    }
    #expect(try stage.picture()[150, 20] == SIMD4(0, 122, 255, 255))
  }

  @Test("a frame costs one evaluation for a screen, whatever is in it", arguments: [1, 200])
  func cost(count: Int) throws {
    let stage = try Stage(Rows(count: count), size: CGSize(width: 390, height: 500), scale: 1)
    stage.advance(to: 2)
    let cost = stage.counting { stage.advance(by: 2) }
    #expect(cost.frames == 120)
    #expect(cost.bodies == ["TimelineView": 120])
    #expect(cost.layoutPasses == 0 && cost.repaints == 0)
  }

  @Test("placeholders within what is derived have no light of their own")
  func nested() throws {
    let view = VStack(spacing: 0) {
      Color.red.skeletonTreatment(.unite(cornerRadius: 0)).skeletonized(isLoading: true)
      Color.red.skeleton(isLoading: true)
      Color.red.shimmering()
      Color.red
    }
    .skeletonized(isLoading: true)
    let stage = try Stage(
      view.loadingPolicy(.prompt), size: CGSize(width: 390, height: 80), scale: 1)
    stage.advance(to: 2.7)
    let picture = try stage.picture()
    for x in stride(from: 21, to: 369, by: 10) {
      #expect(abs(picture.brightness(x, 10) - picture.brightness(x, 30)) <= 1)
      #expect(abs(picture.brightness(x, 50) - picture.brightness(x, 70)) <= 1)
    }
    #expect(stage.accessibilityTree == "\"Loading\"")
    let cost = stage.counting { stage.advance(by: 1) }
    #expect(cost.bodies == ["TimelineView": 60])
  }

  @Test("placeholders take the place of their content, and change no layout")
  func layout() throws {
    let model = Model(isLoading: false)
    let view = VStack(spacing: 0) {
      Screen(model: model, log: Log())
      Text("below")
    }
    let stage = try Stage(
      view.loadingPolicy(.prompt), size: CGSize(width: 240, height: 100), scale: 1)
    let before = stage.frame(of: "below")
    model.isLoading = true
    stage.advance(by: 1)
    #expect(stage.frame(of: "below") == before)
  }
}

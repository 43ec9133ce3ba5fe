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

  var body: some View {
    Button("Count \(count)") { count += 1 }
      .onAppear { log.entries.append("appeared") }
      .onDisappear { log.entries.append("disappeared") }
  }
}

private struct Screen: View {
  @ObservedObject var model: Model
  let log: Log

  var body: some View {
    VStack {
      Child(log: log)
        .frame(width: 200, height: 40)
        .skeleton(isLoading: model.isLoading)
    }
  }
}

@MainActor struct SkeletonTests {
  private func stage(
    _ model: Model, log: Log = Log(), policy: LoadingPolicy = .prompt
  ) throws -> Stage {
    try Stage(
      Screen(model: model, log: log).loadingPolicy(policy).withOwnScreenReader(),
      size: CGSize(width: 240, height: 60), scale: 1)
  }

  @Test("a child keeps its state, and appears once, however often loading toggles")
  func identity() throws {
    let model = Model(isLoading: false)
    let log = Log()
    let stage = try stage(model, log: log)
    try stage.tap("Count 0")
    for _ in 0..<3 {
      model.isLoading = true
      stage.advance(by: 1)
      model.isLoading = false
      stage.advance(by: 1)
    }
    try stage.tap("Count 1")
    stage.advance(by: 0.1)
    #expect(stage.frame(of: "Count 2") != nil)
    #expect(log.entries == ["appeared"])
  }

  @Test("content that loads is not seen in any frame, and cannot be used")
  func hidden() throws {
    let model = Model(isLoading: true)
    let stage = try stage(model)
    for step in 0...10 {
      stage.advance(to: Double(step) / 20)
      let picture = try stage.picture()
      // Base and highlight are light grays; text would be darker.
      for x in stride(from: 60, to: 180, by: 1) {
        #expect(picture.brightness(x, 30) >= 200)
      }
      #expect(throws: StageError.self) { try stage.tap("Count 0") }
    }
    #expect(stage.accessibilityTree == "\"Loading\"")
  }

  @Test("the placeholder is gone when the content is loaded, by a cross-fade")
  func handOver() throws {
    let model = Model(isLoading: true)
    let stage = try stage(model)
    stage.advance(to: 1)
    #expect(try stage.picture()[30, 30].w == 255)
    model.isLoading = false
    // The first frame tells the time at which the cross-fade begins.
    stage.advance(by: 0.12)
    #expect(20...235 ~= Int(try stage.picture()[30, 30].w))
    try stage.tap("Count 0")
    stage.advance(by: 0.2)
    #expect(try stage.picture()[30, 30].w == 0)
    #expect(stage.counting { stage.advance(by: 2) }.frames == 0)
    #expect(stage.accessibilityTree.contains("Loading") == false)
  }

  @Test("a load that ends before its onset shows no placeholder")
  func shortLoad() throws {
    let model = Model(isLoading: true)
    let stage = try stage(model, policy: .standard)
    for step in 0..<4 {
      stage.advance(to: 0.05 * Double(step))
      #expect(try stage.picture()[30, 30].w == 0)
    }
    model.isLoading = false
    stage.advance(by: 0.1)
    #expect(try stage.picture()[30, 30].w == 0)
    try stage.tap("Count 0")
  }

  @Test("a placeholder takes the place of its content, and changes no layout")
  func layout() throws {
    let model = Model(isLoading: false)
    let stage = try stage(model)
    let frame = try #require(stage.frame(of: "Count 0"))
    model.isLoading = true
    stage.advance(by: 1)
    model.isLoading = false
    stage.advance(by: 1)
    #expect(stage.frame(of: "Count 0") == frame)
  }

  @Test("any shape can be a placeholder")
  func shapes() throws {
    let circle = Rectangle().frame(width: 60, height: 60).skeleton(Circle(), isLoading: true)
      .loadingPolicy(.prompt)
    let stage = try Stage(circle, size: CGSize(width: 60, height: 60), scale: 1)
    stage.advance(to: 0.1)
    let picture = try stage.picture()
    #expect(picture[30, 30].w == 255)
    #expect(picture[3, 3].w == 0)
  }

  @Test("the colors follow a dark appearance live")
  func dark() throws {
    let view = Rectangle().skeleton(isLoading: true)
      .loadingPolicy(.prompt).shimmerFrozen(at: 1.9)
    let stage = try Stage(view, size: CGSize(width: 60, height: 60), scale: 1)
    stage.advance(to: 0.1)
    // Cairo mixes the base with its own rounding.
    let light = try stage.picture()[30, 30]
    #expect(abs(Int(light.x) - 224) <= 1 && light.w == 255)
    stage.settings.colorScheme = .dark
    stage.advance(by: 0.1)
    #expect(try stage.picture()[30, 30] == SIMD4(46, 46, 46, 255))
    stage.settings.contrast = .increased
    stage.advance(by: 0.1)
    #expect(try stage.picture()[30, 30] == SIMD4(108, 108, 108, 255))
  }

  @Test("from right to left the light travels to the left")
  func rightToLeft() throws {
    let view = Rectangle().skeleton(isLoading: true).loadingPolicy(.prompt).shimmerScope(.group)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = try Stage(
        view, size: CGSize(width: 390, height: 40), scale: 1,
        settings: StageSettings { $0.layoutDirection = direction })
      stage.advance(to: 2.5)
      let before = try stage.picture()
      let first = try #require(before.brightest(inRow: 20))
      stage.advance(to: 2.8)
      let after = try stage.picture()
      let second = try #require(after.brightest(inRow: 20))
      #expect((second > first) == (direction == .leftToRight))
    }
  }
}

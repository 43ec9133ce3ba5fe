import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

/// What a developer is told of a light.
@MainActor struct DiagnosisTests {
  private func stage<V: View>(_ view: V, _ log: Log) throws -> Stage {
    let stage = try Stage(
      view.shimmerDiagnosis { log.entries.append($0) }.loadingPolicy(.prompt)
        .withOwnScreenReader(),
      size: CGSize(width: 200, height: 40), scale: 1)
    stage.advance(to: 1)
    return stage
  }

  @Test("a light says that it moves, and why it does not, when that changes and not otherwise")
  func changes() throws {
    for view in [AnyView(gray.skeleton(isLoading: true)), AnyView(gray.shimmering())] {
      let log = Log()
      let stage = try stage(view, log)
      #expect(log.entries == ["moving"])
      stage.settings.reduceMotion = true
      stage.advance(to: 3)
      #expect(log.entries == ["moving", "still: Reduce Motion is on (system setting)"])
      stage.settings.reduceMotion = false
      stage.advance(to: 5)
      #expect(log.entries.count == 3 && log.entries.last == "moving")
      // Nobody who listens costs a frame more.
      #expect(stage.counting { stage.advance(by: 1) }.bodies == ["TimelineView": 60])
      #expect(stage.problems.isEmpty)
    }
  }

  @Test("a style that cannot be done says what would be right")
  func notices() throws {
    let log = Log()
    let style = ShimmerStyle(speed: .duration(0))
    _ = try stage(gray.skeleton(isLoading: true).shimmerStyle(style), log)
    let text = try #require(log.entries.last)
    #expect(text.hasPrefix("still: the style has no light that can move"))
    #expect(text.hasSuffix("its duration must be finite and above 0"))
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test("a scope has one light, which says when it shows nothing and when it stands still")
  func scope() throws {
    let log = Log()
    let model = Model(isLoading: true)
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          gray.skeleton(isLoading: model.isLoading)
          gray.skeleton(isLoading: model.isLoading)
        }
        .shimmerScope(.group)
      }
    }
    let stage = try stage(Rows(model: model), log)
    #expect(log.entries.filter { $0 == "moving" }.count == 1)
    model.isLoading = false
    stage.advance(to: 3)
    // While it fades, each placeholder has a light of its own, which goes without a word.
    #expect(log.entries.contains { $0.hasPrefix("still: no placeholders are shown") })
    let frozen = Log()
    _ = try self.stage(Rows(model: Model(isLoading: true)).shimmerFrozen(at: 0.5), frozen)
    #expect(frozen.entries.last == "still: it was asked to stand still at 0.5 s")
  }

  @Test("a light that is not asked for says nothing")
  func inactive() throws {
    let log = Log()
    _ = try stage(gray.shimmering(active: false), log)
    #expect(log.entries.isEmpty)
  }
}

import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private struct Row: View {
  var body: some View {
    Rectangle().frame(width: 100, height: 2).skeleton(isLoading: true)
  }
}

private struct Rows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in Row() }
    }
    .shimmerScope(.group)
    .loadingPolicy(.prompt)
  }
}

/// What light costs: one picture that moves, whatever it lights.
@MainActor struct CostTests {
  private func stage(
    _ count: Int, _ choose: (inout StageSettings) -> Void = { _ in }
  ) throws -> Stage {
    let stage = try Stage(
      Rows(count: count), size: CGSize(width: 390, height: 500), scale: 1,
      settings: StageSettings(choose))
    stage.advance(to: 3)
    return stage
  }

  @Test("a frame costs one evaluation for a scope, for 1 placeholder and for 200")
  func oneEvaluation() throws {
    var all: [StageCounts] = []
    for count in [1, 200] {
      let stage = try stage(count)
      let cost = stage.counting { stage.advance(by: 2) }
      #expect(cost.frames == 120)
      #expect(cost.bodies["TimelineView"] == 120)
      #expect(cost.allBodies == 120, "\(cost)")
      #expect(cost.layoutPasses == 0)
      #expect(cost.repaints == 0)
      all.append(cost)
    }
    #expect(all[0].allBodies == all[1].allBodies)
  }

  @Test(
    "where nothing may move, no frame is asked for",
    arguments: [
      "reduced motion", "inactive", "background",
    ])
  func still(reason: String) throws {
    let stage = try stage(20) { settings in
      switch reason {
      case "reduced motion": settings.reduceMotion = true
      case "inactive": settings.scenePhase = .inactive
      default: settings.scenePhase = .background
      }
    }
    let cost = stage.counting { stage.advance(by: 2) }
    #expect(cost.frames == 0)
    #expect(cost.allBodies == 0)
  }

  @Test("settings are followed live, and light is in step when it comes back")
  func live() throws {
    let stage = try stage(3)
    let before = try stage.picture()
    stage.settings.scenePhase = .background
    stage.advance(by: 1)
    #expect(stage.counting { stage.advance(by: 1) }.frames == 0)
    stage.settings.scenePhase = .active
    stage.advance(by: 0)
    // Two seconds later is one period later.
    let after = try stage.picture()
    #expect(before == after)
    #expect(stage.counting { stage.advance(by: 1) }.frames == 60)
  }

  @Test("light that stands still for a picture asks for no frame")
  func frozen() throws {
    let view = Rows(count: 3).shimmerFrozen(at: 0.7)
    let stage = try Stage(view, size: CGSize(width: 390, height: 20), scale: 1)
    stage.advance(to: 1)
    let picture = try stage.picture()
    #expect(stage.counting { stage.advance(by: 5) }.frames == 0)
    #expect(try stage.picture() == picture)
  }
}

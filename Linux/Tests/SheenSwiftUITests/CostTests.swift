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
      Rows(count: count).withOwnScreenReader(), size: CGSize(width: 390, height: 500), scale: 1,
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
      default: break
      }
    }
    if reason == "background" { stage.settings.scenePhase = .background }
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

  @Test("in low power mode no frame is asked for, and light is back in step after it")
  func lowPower() throws {
    let stage = try stage(3)
    let undisturbed = try self.stage(3)
    setLowPowerMode(true)
    defer { setLowPowerMode(false) }
    stage.advance(by: 0.1)
    #expect(stage.counting { stage.advance(by: 2) }.frames == 0)
    setLowPowerMode(false)
    stage.advance(by: 0.1)
    undisturbed.advance(by: 2.2)
    #expect(try stage.picture() == undisturbed.picture())
  }

  @Test("after a view has gone, nothing is evaluated and nothing is left of it")
  func gone() throws {
    final class Owner {}
    struct Holder: View {
      let owner: Owner
      let way: Int
      var body: some View {
        switch way {
        case 0: Color.black.shimmering()
        case 1: ShimmerView { Color.black }
        case 2: Color.black.skeleton(isLoading: true)
        case 3: Color.black.skeletonized(isLoading: true)
        case 4: Color.black.skeleton(isLoading: true).shimmerScope(.group)
        default:
          List { SkeletonRows([1], id: \.self, isLoading: true, sample: 1) { _ in Text("1") } }
        }
      }
    }
    struct Screen: View {
      @ObservedObject var model: Model
      @State private var holder: Holder?
      let make: () -> Holder
      var body: some View {
        VStack {
          if let holder { holder }
        }
        .onAppear { holder = make() }
        .onChange(of: model.isLoading) { _ in holder = nil }
      }
    }
    for way in 0...5 {
      weak var owner: Owner?
      let model = Model(isLoading: true)
      let view = Screen(model: model) {
        let new = Owner()
        owner = new
        return Holder(owner: new, way: way)
      }
      let stage = try Stage(
        view.loadingPolicy(.prompt), size: CGSize(width: 100, height: 100), scale: 1)
      stage.advance(to: 1)
      #expect(owner != nil && stage.isMoving)
      model.isLoading = false
      stage.advance(by: 0.1)
      #expect(owner == nil, "\(way)")
      let cost = stage.counting { stage.advance(by: 1) }
      #expect(cost == StageCounts(), "\(way): \(cost)")
    }
  }

  @Test(
    "no more than 60 frames a second are asked for, on a display with 120 too",
    arguments: [30.0, 60, 120])
  func cap(rate: Double) throws {
    let stage = try stage(3)
    stage.frameRate = rate
    let cost = stage.counting { stage.advance(by: 2) }
    #expect(cost.frames <= Int(min(rate, 60) * 2) + 1)
    #expect(cost.allBodies <= 121)
  }

  @Test(
    "each kind of light costs one evaluation a frame, no layout and no repaint", arguments: 0...3)
  func eachKind(kind: Int) throws {
    let text = Text("Words")
    let view = Group {
      switch kind {
      case 0: text.shimmering()
      case 1: text.shimmering(style: ShimmerStyle(mode: .overlay))
      case 2: ShimmerView { text }
      default: text.skeletonized(isLoading: true).loadingPolicy(.prompt)
      }
    }
    let stage = try Stage(view, size: CGSize(width: 390, height: 40), scale: 1)
    stage.advance(to: 1)
    let cost = stage.counting { stage.advance(by: 2) }
    #expect(cost.bodies == ["TimelineView": 120])
    #expect(cost.layoutPasses == 0 && cost.repaints == 0)
  }

  @Test("a load that shows nothing yet, or no longer, asks for no frames for long")
  func bounded() throws {
    let model = Model(isLoading: false)
    struct Screen: View {
      @ObservedObject var model: Model
      var body: some View { Color.black.skeleton(isLoading: model.isLoading) }
    }
    let view = Screen(model: model).shimmerStyle(ShimmerStyle(reducedMotion: .still))
    let stage = try Stage(
      view.withOwnScreenReader(), size: CGSize(width: 100, height: 100), scale: 1,
      settings: StageSettings { $0.reduceMotion = true })
    #expect(stage.counting { stage.advance(by: 1) }.frames == 0)
    model.isLoading = true
    stage.advance(by: 1.1)
    #expect(stage.counting { stage.advance(by: 5) }.frames == 0)
    model.isLoading = false
    stage.advance(by: 0.5)
    #expect(stage.counting { stage.advance(by: 2) }.frames == 0)
  }
}

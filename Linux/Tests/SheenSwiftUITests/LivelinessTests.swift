import Combine
import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private final class Screens: ObservableObject {
  @Published var isShown = true
  @Published var isCovered = false
  @Published var number = 0
}

private struct Row: View {
  var body: some View { Rectangle().frame(height: 10).skeleton(isLoading: true) }
}

private struct Screen: View {
  @ObservedObject var screens: Screens
  var direction = ShimmerDirection.leadingToTrailing

  var body: some View {
    VStack(spacing: 0) {
      if screens.isShown {
        Row()
        Row()
      }
      Text(verbatim: "\(screens.number)")
    }
    .overlay { if screens.isCovered { Color.white } }
    .shimmerStyle(ShimmerStyle(direction: direction))
    .shimmerScope(.group)
  }
}

/// Light that is asked for moves, whatever happens around it.
@MainActor struct LivelinessTests {
  private func stage(_ screens: Screens, _ direction: ShimmerDirection = .leadingToTrailing) throws
    -> Stage
  {
    let stage = try Stage(
      Screen(screens: screens, direction: direction).loadingPolicy(.prompt),
      size: CGSize(width: 390, height: 60), scale: 1)
    stage.advance(to: 2.5)
    return stage
  }

  /// Where the light is in the topmost row of pixels.
  private func peak(_ stage: Stage) throws -> Int {
    try #require(try stage.picture().brightest(inRow: 14))
  }

  private func expectMoving(_ stage: Stage, _ comment: Comment? = nil) throws {
    #expect(stage.counting { stage.advance(by: 0.2) }.frames == 12, comment)
  }

  @Test("light moves from the first appearance on")
  func firstAppearance() throws {
    let stage = try stage(Screens())
    let before = try peak(stage)
    stage.advance(by: 0.3)
    #expect(try peak(stage) - before > 100)
  }

  @Test("a scene that has only ever said that it is in the background does not hold light")
  func foreignWindow() throws {
    let stage = try Stage(
      Screen(screens: Screens()).loadingPolicy(.prompt), size: CGSize(width: 390, height: 60),
      settings: StageSettings { $0.scenePhase = .background })
    stage.advance(to: 2.5)
    try expectMoving(stage)
    stage.settings.scenePhase = .active
    stage.settings.scenePhase = .background
    #expect(stage.counting { stage.advance(by: 0.2) }.frames == 0)
  }

  @Test("light moves again, the same way and in step, when the app comes back")
  func background() throws {
    for direction in [ShimmerDirection.leftToRight, .rightToLeft] {
      let stage = try stage(Screens(), direction)
      let undisturbed = try self.stage(Screens(), direction)
      for phase in [ScenePhase.inactive, .background, .inactive, .active] {
        stage.settings.scenePhase = phase
        stage.advance(by: 1)
        undisturbed.advance(by: 1)
      }
      #expect(try stage.picture() == undisturbed.picture())
      try expectMoving(stage)
    }
  }

  @Test("the app's way to the background and back changes nothing about what loads")
  func loadingSurvives() throws {
    let stage = try stage(Screens())
    let before = stage.accessibilityTree
    stage.settings.scenePhase = .background
    stage.advance(by: 10)
    stage.settings.scenePhase = .active
    stage.advance(by: 0.1)
    #expect(stage.accessibilityTree == before && before.contains("\"Loading\""))
  }

  @Test("a view that goes and comes back, as by a push, a tab or a scroll, is lit and in step")
  func comesBack() throws {
    let screens = Screens()
    let stage = try stage(screens)
    let undisturbed = try self.stage(Screens())
    screens.isShown = false
    stage.advance(by: 1)
    #expect(stage.counting { stage.advance(by: 1) }.frames == 0)
    screens.isShown = true
    stage.advance(by: 0.6)
    undisturbed.advance(by: 2.6)
    #expect(try stage.picture() == undisturbed.picture())
    try expectMoving(stage)
  }

  @Test("what covers the screen for a time leaves the light in step")
  func covered() throws {
    let screens = Screens()
    let stage = try stage(screens)
    let undisturbed = try self.stage(Screens())
    screens.isCovered = true
    stage.advance(by: 1.5)
    screens.isCovered = false
    stage.advance(by: 0.1)
    undisturbed.advance(by: 1.6)
    #expect(try stage.picture() == undisturbed.picture())
  }

  @Test("a refresh of the parent, or a sibling's change, neither stops nor restarts the light")
  func refresh() throws {
    let screens = Screens()
    let stage = try stage(screens)
    let undisturbed = try self.stage(Screens())
    for number in 1...20 {
      screens.number = number
      stage.advance(by: 0.1)
    }
    screens.number = 0
    undisturbed.advance(by: 2)
    stage.advance(by: 0.01)
    undisturbed.advance(by: 0.01)
    #expect(try stage.picture() == undisturbed.picture())
    try expectMoving(stage)
  }

  @Test("three times give three pictures, each the one of its time")
  func threeTimes() throws {
    let frozen = try [0.4, 0.7, 1].map { time in
      try Stage(
        Screen(screens: Screens()).loadingPolicy(.prompt).shimmerFrozen(at: time),
        size: CGSize(width: 390, height: 60), scale: 1
      ).picture()
    }
    let peaks = frozen.compactMap { $0.brightest(inRow: 14) }
    #expect(peaks.count == 3 && peaks[0] < peaks[1] && peaks[1] < peaks[2])
  }
}

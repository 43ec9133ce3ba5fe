import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct StageTests {
  @Test("a picture has the window's size times the scale, and is clear where nothing is drawn")
  func picture() throws {
    let stage = try Stage(
      Color.white.frame(width: 10, height: 10), size: CGSize(width: 30, height: 20), scale: 3)
    let picture = try stage.picture()
    #expect(picture.width == 90 && picture.height == 60)
    #expect(picture[45, 30] == SIMD4(255, 255, 255, 255))
    #expect(picture[5, 5] == SIMD4(0, 0, 0, 0))
    #expect(try stage.picture() == picture)
  }

  @Test(
    "a window that cannot be drawn is refused in words",
    arguments: [
      (0.0, 10.0, 1.0), (10, -1, 1), (.nan, 10, 1), (10, .infinity, 1), (20_000, 10, 2),
      (10, 10, 0), (10, 10, -2), (10, 10, .nan), (0.1, 10, 2),
    ])
  func badSize(width: Double, height: Double, scale: Double) throws {
    #expect(throws: StageError.self) {
      try Stage(Color.white, size: CGSize(width: width, height: height), scale: scale)
    }
    let stage = try Stage(Color.white, size: CGSize(width: 10, height: 10), scale: 1)
    if scale == 1 {
      #expect(throws: StageError.self) {
        try stage.resize(to: CGSize(width: width, height: height))
      }
    }
    #expect(stage.size == CGSize(width: 10, height: 10))
    #expect(
      StageError.size(CGSize(width: 0, height: 1), scale: 2).description
        == "a window of 0.0 × 1.0 points at 2.0 pixels to a point cannot be drawn: each side must "
        + "be 1…32767 pixels")
  }

  @Test("the clock moves only forwards, and only when it is told to")
  func clock() throws {
    let stage = try Stage(Color.white, size: CGSize(width: 10, height: 10))
    #expect(stage.time == 0)
    stage.advance(to: 2)
    stage.advance(to: 1)
    #expect(stage.time == 2)
    stage.advance(by: 0.5)
    stage.advance(by: -3)
    stage.advance(to: .nan)
    stage.advance(to: .infinity)
    #expect(stage.time == 2.5)
    stage.frameRate = 0
    stage.frameRate = .nan
    #expect(stage.frameRate == 60)
  }

  @Test("a moment between two frames is a frame of its own, if anything moves")
  func betweenFrames() throws {
    let view = TimelineView(.animation) { context in
      Text(verbatim: String(format: "%.4f", context.date.timeIntervalSinceReferenceDate))
    }
    let stage = try Stage(view, size: CGSize(width: 100, height: 20))
    stage.advance(to: 0.1234)
    #expect(stage.accessibilityTree == "\"0.1167\", text")
    let still = try Stage(Color.white, size: CGSize(width: 100, height: 20))
    #expect(still.counting { still.advance(to: 0.1234) }.frames == 0)
  }

  @Test("resizing lays out anew, and asks for no body that does not depend on it")
  func resize() throws {
    struct Row: View {
      var body: some View { Text(verbatim: "row") }
    }
    let stage = try Stage(
      VStack {
        Row(); Color.gray
      }, size: CGSize(width: 100, height: 100))
    let cost = try stage.counting { try stage.resize(to: CGSize(width: 50, height: 80)) }
    #expect(cost.bodies == [:])
    #expect(cost.layoutPasses == 1)
    #expect(try stage.picture().width == 100)
  }

  @Test("counts add up, differ, and are told in words")
  func counts() throws {
    struct Row: View {
      let number: Int
      var body: some View { Text(verbatim: "\(number)") }
    }
    let stage = try Stage(
      VStack { ForEach(0..<3) { Row(number: $0) } }, size: CGSize(width: 100, height: 100))
    let counts = stage.counts
    #expect(counts.bodies == ["Row": 3])
    #expect(counts.layoutPasses == 1)
    #expect(counts.repaints == 3)
    #expect(counts.allBodies == 3)
    #expect(counts - counts == StageCounts())
    #expect(
      counts.description == "bodies: Row 3; layout passes 1, placements 5, repaints 3, frames 0")
    #expect(StageCounts().description.hasPrefix("bodies: none;"))
  }

  @Test("a picture costs nothing, and nothing happens between two pictures")
  func pictureCost() throws {
    let stage = try Stage(
      Text(verbatim: "a").padding(), size: CGSize(width: 100, height: 100))
    #expect(try stage.counting { _ = try stage.picture() } == StageCounts())
  }

  @Test("a stage that is closed ends its views, shows nothing and asks for nothing")
  func close() throws {
    let stage = try Stage(
      TimelineView(.animation) { _ in Text(verbatim: "a") }, size: CGSize(width: 40, height: 20))
    stage.close()
    #expect(!stage.isMoving)
    #expect(stage.accessibilityTree == "")
    #expect(try stage.picture()[20, 20].w == 0)
    stage.settings.colorScheme = .dark
    try stage.resize(to: CGSize(width: 20, height: 20))
    #expect(stage.counting { stage.advance(by: 1) } == StageCounts())
  }

  @Test("saving of power is told to whoever listens")
  func lowPowerMode() {
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil
    ) { _ in heard.count += 1 }
    defer {
      NotificationCenter.default.removeObserver(token)
      Stage.lowPowerMode = false
    }
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    Stage.lowPowerMode = true
    #expect(ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(heard.count == 1)
  }

  private final class Heard: Sendable {
    // The notification is posted, and the count read, on the main actor.
    nonisolated(unsafe) var count = 0
  }

  @Test("time, taps, pictures: two stages with the same story show the same, at any load")
  func determinism() throws {
    func story() throws -> [DrawingPicture] {
      let stage = try Stage(Story(), size: CGSize(width: 60, height: 60), scale: 2)
      var pictures: [DrawingPicture] = []
      for step in 1...5 {
        stage.advance(to: Double(step) * 0.21)
        if step == 2 { try stage.tap("go") }
        pictures.append(try stage.picture())
      }
      return pictures
    }
    let first = try story()
    #expect(try story() == first)
    #expect(Set(first).count == 5)
  }

  private struct Story: View {
    @State private var isOn = false
    var body: some View {
      TimelineView(.animation) { context in
        ZStack {
          AngularGradient(
            colors: [.red, .blue], center: .center,
            angle: .degrees(context.date.timeIntervalSinceReferenceDate * 90))
          Button("go") { withAnimation(.spring) { isOn = true } }
            .scaleEffect(isOn ? 2 : 1)
        }
      }
    }
  }
}

import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private struct Line: View {
  @ObservedObject var model: Model
  var style: ShimmerStyle

  var body: some View {
    Rectangle().fill(gray).shimmering(active: model.isLoading, style: style)
  }
}

/// Sweeps that are counted: they begin when the light does, and leave the view as it is.
@MainActor struct CountedTests {
  /// Two sweeps of half a second with a second from one to the next.
  private static let twice = ShimmerStyle(
    speed: .duration(0.5), rest: .seconds(0.5), count: 2, scope: .view)

  private func stage(_ model: Model, _ style: ShimmerStyle) throws -> Stage {
    try Stage(
      Line(model: model, style: style), size: CGSize(width: 200, height: 20), scale: 1)
  }

  /// How bright the brightest and the darkest place of the row are.
  private func range(_ stage: Stage) throws -> ClosedRange<Int> {
    let picture = try stage.picture()
    let levels = (0..<picture.width).map { picture.brightness($0, 10) }
    return try #require(levels.min())...(#require(levels.max()))
  }

  @Test("the first sweep begins when the light does, however late that is")
  func begins() throws {
    let model = Model(isLoading: false)
    let stage = try stage(model, Self.twice)
    stage.advance(to: 10.3)
    let full = try range(stage)
    model.isLoading = true
    stage.advance(by: 0)
    let dimmed = try range(stage)
    #expect(dimmed.lowerBound == dimmed.upperBound && dimmed.lowerBound > full.lowerBound + 60)
    var places: [Int] = []
    for _ in 0..<3 {
      stage.advance(by: 0.1)
      // In the band, which is where the rectangle is darkest against white, the content shows in full.
      let picture = try stage.picture()
      places.append(
        try #require((0..<200).min { picture.brightness($0, 10) < picture.brightness($1, 10) }))
    }
    #expect(places == places.sorted() && Set(places).count == 3, "\(places)")
    #expect(full.lowerBound == full.upperBound)
  }

  @Test("after the last sweep the view shows in full, and no frame is asked for")
  func ends() throws {
    let model = Model(isLoading: true)
    let stage = try stage(model, Self.twice)
    let full = try range(Self.plain())
    stage.advance(by: 1.2)
    #expect(try range(stage) != full)
    stage.advance(by: 1)
    #expect(try range(stage) == full)
    #expect(stage.counting { stage.advance(by: 5) }.frames == 0)
  }

  @Test("sweeps are counted anew when light is asked for again")
  func anew() throws {
    let model = Model(isLoading: true)
    let stage = try stage(model, Self.twice)
    stage.advance(by: 4)
    model.isLoading = false
    stage.advance(by: 1)
    model.isLoading = true
    #expect(stage.counting { stage.advance(by: 1) }.frames > 50)
    stage.advance(by: 2)
    #expect(stage.counting { stage.advance(by: 5) }.frames == 0)
  }

  @Test("light over content ends, too")
  func overlay() throws {
    var style = Self.twice
    style.mode = .overlay
    let stage = try stage(Model(isLoading: true), style)
    let full = try range(Self.plain())
    stage.advance(by: 0.25)
    #expect(try range(stage).upperBound > full.upperBound + 30)
    stage.advance(by: 3)
    #expect(try range(stage) == full)
  }

  private static func plain() throws -> Stage {
    let stage = try Stage(
      Rectangle().fill(gray), size: CGSize(width: 200, height: 20), scale: 1)
    stage.advance(to: 1)
    return stage
  }
}

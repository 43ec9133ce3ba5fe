import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private struct Bar: View {
  var direction = ShimmerDirection.leftToRight

  var body: some View {
    ShimmerView(color: .white, direction: direction) {
      Rectangle().fill(gray)
    }
  }
}

private struct Counted: View {
  var body: some View { Rectangle().fill(gray) }
}

@MainActor struct ShimmerViewTests {
  private func peak(
    _ direction: ShimmerDirection, at time: Double, size: CGSize = CGSize(width: 300, height: 300)
  ) throws -> (x: Int, y: Int) {
    let stage = try Stage(
      Bar(direction: direction).shimmerScope(.group), size: size, scale: 1)
    stage.advance(to: time)
    let picture = try stage.picture()
    let x = try #require(picture.brightest(inRow: picture.height / 2))
    let y = try #require(picture.brightest(inColumn: picture.width / 2))
    return (x, y)
  }

  @Test("light travels in the direction that was named")
  func directions() throws {
    func way(_ direction: ShimmerDirection) throws -> (x: Int, y: Int) {
      let first = try peak(direction, at: 0.4)
      let second = try peak(direction, at: 0.6)
      return (second.x - first.x, second.y - first.y)
    }
    #expect(try way(.leftToRight).x > 60)
    #expect(try way(.rightToLeft).x < -60)
    #expect(try way(.topToBottom).y > 60)
    #expect(try way(.bottomToTop).y < -60)
  }

  @Test("content is seen under the light and outside of it")
  func contentStays() throws {
    let stage = try Stage(Bar(), size: CGSize(width: 390, height: 40), scale: 1)
    for step in 0...20 {
      stage.advance(to: Double(step) / 10)
      let picture = try stage.picture()
      for x in stride(from: 0, to: 390, by: 13) {
        // White at half strength over 50 % gray is 191 at most.
        #expect(126...193 ~= picture.brightness(x, 20))
      }
    }
  }

  @Test("light is only where content is opaque")
  func onlyOnContent() throws {
    let view = ShimmerView(color: .red) {
      Circle().fill(gray).frame(width: 100, height: 100)
    }
    let stage = try Stage(view, size: CGSize(width: 390, height: 140), scale: 1)
    for step in 0...20 {
      stage.advance(to: Double(step) / 10)
      let picture = try stage.picture()
      #expect(picture[147, 22].w == 0)
      #expect(picture[5, 70].w == 0)
    }
  }

  @Test("content is built once, however long light moves over it")
  func builtOnce() throws {
    let stage = try Stage(
      ShimmerView { Counted() }, size: CGSize(width: 100, height: 100), scale: 1)
    stage.advance(to: 3)
    #expect(stage.counts.bodies["Counted"] == 1)
  }

  @Test("views of different sizes show one light", arguments: [0.3, 0.7, 1.1])
  func inStep(time: Double) throws {
    let both = VStack(spacing: 0) {
      Bar().frame(width: 390, height: 20)
      Bar().frame(width: 200, height: 20)
    }
    .frame(width: 390, alignment: .leading)
    let stage = try Stage(both, size: CGSize(width: 390, height: 40), scale: 1)
    stage.advance(to: time)
    let picture = try stage.picture()
    for x in stride(from: 96, to: 294, by: 7) where picture[x, 30].w == 255 {
      #expect(abs(picture.brightness(x, 10) - picture.brightness(x, 30)) <= 1)
    }
  }
}

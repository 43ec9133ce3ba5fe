import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct TransitionTests {
  private struct Coming: View {
    var transition: AnyTransition?
    var animation: Animation? = .linear(duration: 1)
    @State private var isThere = false
    var body: some View {
      ZStack(alignment: .leading) {
        Color.black
        if isThere {
          if let transition {
            Color.white.frame(width: 20).transition(transition)
          } else {
            Color.white.frame(width: 20)
          }
        }
      }
      .overlay(Button("toggle") { withAnimation(animation) { isThere.toggle() } }.opacity(0))
    }
  }

  private func stage<V: View>(_ view: V) throws -> Stage {
    try Stage(view, size: CGSize(width: 100, height: 20), scale: 1)
  }

  @Test("a view comes and goes by fading where nothing else is said")
  func fade() throws {
    let stage = try stage(Coming())
    try stage.tap("toggle")
    stage.advance(to: 0.5)
    #expect(try stage.picture().isGrey(128, 10, 10))
    stage.advance(to: 1)
    #expect(try stage.picture().hex(10, 10) == "ffffffff")
    try stage.tap("toggle")
    stage.advance(to: 1.75)
    #expect(try stage.picture().isGrey(64, 10, 10))
    stage.advance(to: 3)
    #expect(try stage.picture().hex(10, 10) == "000000ff")
    #expect(!stage.isMoving)
  }

  @Test("without an animation a view comes and goes at once")
  func atOnce() throws {
    let stage = try stage(Coming(animation: nil))
    try stage.tap("toggle")
    #expect(try stage.picture().hex(10, 10) == "ffffffff")
    try stage.tap("toggle")
    #expect(try stage.picture().hex(10, 10) == "000000ff")
  }

  @Test("a view moves in from an edge, and another way out")
  func move() throws {
    let stage = try stage(
      Coming(transition: .asymmetric(insertion: .move(edge: .leading), removal: .identity)))
    try stage.tap("toggle")
    stage.advance(to: 0.5)
    #expect(try stage.picture().hex(5, 10) == "ffffffff")
    #expect(try stage.picture().hex(15, 10) == "000000ff")
    stage.advance(to: 1)
    #expect(try stage.picture().hex(15, 10) == "ffffffff")
  }

  @Test("what is going keeps its place in the picture, but none in the layout")
  func leavingLayout() throws {
    struct Column: View {
      @State private var isThere = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if isThere { Tile("x", 20, 10) }
          Tile("y", 20, 10)
          Button("toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        }
      }
    }
    let stage = try Stage(Column(), size: CGSize(width: 100, height: 100), scale: 1)
    let before = try #require(stage.frame(of: "x"))
    try stage.tap("toggle")
    #expect(stage.frame(of: "x") == nil)
    #expect(try #require(stage.frame(of: "y")).minY > before.minY - 6)
    #expect(stage.isMoving)
    stage.advance(to: 2)
    #expect(!stage.isMoving)
  }
}

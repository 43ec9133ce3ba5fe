import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct GeometryTests {
  @Test("a geometry reader takes all it is offered, and puts its content at the top left")
  func greedy() throws {
    let view = GeometryReader { proxy in
      Tile("\(Int(proxy.size.width)) by \(Int(proxy.size.height))", 10, 10)
    }
    .padding(10)
    #expect(try place(of: "180 by 80", in: view) == rect(10, 10, 10, 10))
    #expect(
      try place(of: "a", in: GeometryReader { _ in Color.gray.named("a") }.fixedSize())
        == rect(95, 45, 10, 10))
  }

  @Test("it knows its place in the window and in named spaces")
  func frames() throws {
    let view = HStack(spacing: 0) {
      Tile("x", 50, 10)
      VStack(spacing: 0) {
        Tile("y", 10, 30)
        GeometryReader { proxy in
          let global = proxy.frame(in: .global)
          let named = proxy.frame(in: .named("space"))
          let local = proxy.frame(in: .local)
          Color.gray.named(
            "\(Int(global.minX)),\(Int(global.minY)) \(Int(named.minX)),\(Int(named.minY)) "
              + "\(Int(local.minX)),\(Int(local.width))")
        }
      }
      .coordinateSpace(name: "space")
    }
    let stage = try Stage(view, size: CGSize(width: 200, height: 100))
    #expect(stage.frame(of: "50,30 0,30 0,150") != nil)
  }

  @Test("its content is made anew when its size changes, and not otherwise")
  func reevaluation() throws {
    let view = GeometryReader { proxy in Tile("\(proxy.size.width)", 10, 10) }
    let stage = try Stage(view, size: CGSize(width: 200, height: 100))
    #expect(stage.counts.bodies["GeometryReader"] == 1)
    let cost = try stage.counting { try stage.resize(to: CGSize(width: 100, height: 100)) }
    #expect(cost.bodies["GeometryReader"] == 1)
    #expect(stage.frame(of: "100.0") != nil)
    #expect(stage.counting { stage.settings.colorScheme = .dark }.bodies == [:])
  }

  @Test("a reader that asks for its place in the window follows when it is moved")
  func movedFrame() throws {
    let view = VStack(spacing: 0) {
      Mover()
      GeometryReader { proxy in Tile("y \(Int(proxy.frame(in: .global).minY))", 10, 10) }
    }
    let stage = try Stage(view, size: CGSize(width: 200, height: 100))
    #expect(stage.frame(of: "y 20") != nil)
    try stage.tap("grow")
    #expect(stage.frame(of: "y 40") != nil)
  }

  private struct Mover: View {
    @State private var isTall = false
    var body: some View {
      Button {
        isTall = true
      } label: {
        Color.gray.frame(width: 20, height: isTall ? 40 : 20).named("grow")
      }
    }
  }

  @Test("a layout of one's own gets offers, and places views; from right to left mirrored")
  func customLayout() throws {
    struct Staircase: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (i, view) in subviews.enumerated() {
          view.place(
            at: CGPoint(x: bounds.minX + CGFloat(i) * 30, y: bounds.minY + CGFloat(i) * 20),
            proposal: .unspecified)
        }
      }
    }
    let view = Staircase()() {
      Tile("a", 10, 10); Tile("b", 10, 10)
    }
    #expect(try place(of: "b", in: view) == rect(30, 20, 10, 10))
    let settings = StageSettings { $0.layoutDirection = .rightToLeft }
    #expect(try place(of: "b", in: view, settings: settings) == rect(160, 20, 10, 10))
  }
}

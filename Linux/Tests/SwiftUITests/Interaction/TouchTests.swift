import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct TouchTests {
  private let log = Log()
  private let middle = CGPoint(x: 50, y: 50)

  private func tap<V: View>(_ view: V, _ point: CGPoint, count: Int = 1) throws -> [String] {
    log.entries = []
    let stage = try Stage(view, size: CGSize(width: 100, height: 100))
    do {
      try stage.tap(at: point, count: count)
    } catch {
      log.add("nothing")
    }
    return log.entries
  }

  private func button(_ name: String) -> some View {
    Button {
      log.add(name)
    } label: {
      Color.gray.frame(width: 40, height: 40)
    }
  }

  @Test("a tap is for the frontmost thing at its place")
  func frontmost() throws {
    let view = ZStack {
      button("back"); button("front")
    }
    #expect(try tap(view, middle) == ["front"])
    #expect(try tap(view, CGPoint(x: 5, y: 5)) == ["nothing"])
  }

  @Test("what is in front keeps taps from what is behind, unless it lets them pass")
  func covering() throws {
    #expect(try tap(button("a").overlay(Color.black), middle) == ["nothing"])
    #expect(try tap(button("a").overlay(Color.black.allowsHitTesting(false)), middle) == ["a"])
    #expect(try tap(button("a").overlay(Color.black.opacity(0)), middle) == ["a"])
    #expect(try tap(button("a").overlay(Rectangle().opacity(0)), middle) == ["a"])
    #expect(try tap(button("a").overlay(Color.black.hidden()), middle) == ["a"])
    #expect(try tap(button("a").overlay(Text(verbatim: "x")), CGPoint(x: 35, y: 35)) == ["a"])
  }

  @Test("what cannot be seen cannot be touched")
  func invisible() throws {
    #expect(try tap(button("a").opacity(0), middle) == ["nothing"])
    #expect(try tap(button("a").opacity(0.01), middle) == ["a"])
    #expect(try tap(button("a").allowsHitTesting(false), middle) == ["nothing"])
    #expect(try tap(button("a").disabled(true), middle) == [])
  }

  @Test("touches follow effects, clips and shapes")
  func geometry() throws {
    #expect(try tap(button("a").offset(x: -30), CGPoint(x: 10, y: 50)) == ["a"])
    #expect(try tap(button("a").offset(x: -30), CGPoint(x: 65, y: 50)) == ["nothing"])
    #expect(try tap(button("a").scaleEffect(2), CGPoint(x: 12, y: 12)) == ["a"])
    #expect(try tap(button("a").rotationEffect(.degrees(45)), CGPoint(x: 50, y: 24)) == ["a"])
    #expect(try tap(button("a").clipShape(Circle()), CGPoint(x: 32, y: 32)) == ["nothing"])
    let round = Circle().frame(width: 40, height: 40).onTapGesture { log.add("round") }
    #expect(try tap(round, CGPoint(x: 32, y: 32)) == ["nothing"])
    #expect(try tap(round, middle) == ["round"])
    #expect(
      try tap(
        round.contentShape(Rectangle()).onTapGesture { log.add("outer") }, CGPoint(x: 32, y: 32))
        == ["outer"])
  }

  @Test("a gesture on a container answers for what is in it, the innermost first")
  func containers() throws {
    let view = VStack {
      Color.gray; button("inner")
    }.onTapGesture { log.add("outer") }
    #expect(try tap(view, CGPoint(x: 50, y: 10)) == ["outer"])
    #expect(try tap(view, CGPoint(x: 50, y: 75)) == ["inner"])
  }

  @Test("two taps in a row are not one, nor one two")
  func counts() throws {
    let view = Color.gray.onTapGesture(count: 2) { log.add("double") }
    #expect(try tap(view, middle) == ["nothing"])
    #expect(try tap(view, middle, count: 2) == ["double"])
  }

  @Test("a button has a style, which flows down")
  func styles() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.accessibilityHint("loud")
      }
    }
    let stage = try Stage(
      VStack {
        VStack { Button("a") {} }.buttonStyle(Loud())
        Button("b") {}.buttonStyle(.bordered)
        Button("c", role: .destructive) {}.buttonStyle(.plain)
      }, size: CGSize(width: 100, height: 200))
    #expect(stage.accessibilityTree.split(separator: "\n").count == 3)
    let c = try #require(stage.frame(of: "c"))
    let b = try #require(stage.frame(of: "b"))
    #expect(b.width > c.width + 20)
  }
}

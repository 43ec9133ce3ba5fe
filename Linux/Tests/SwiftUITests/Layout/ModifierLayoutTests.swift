import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct ModifierLayoutTests {
  @Test("padding is 16 points where no length is given")
  func padding() throws {
    #expect(try place(of: "a", in: Color.gray.named("a").padding()) == rect(16, 16, 168, 68))
    #expect(
      try place(of: "a", in: Color.gray.named("a").padding(.leading)) == rect(16, 0, 184, 100))
    #expect(
      try place(of: "a", in: Color.gray.named("a").padding([.top, .trailing], 5))
        == rect(0, 5, 195, 95))
    #expect(try place(of: "a", in: Color.gray.named("a").padding(60)) == rect(60, 50, 80, 0))
  }

  @Test("a fixed frame has its own size, offers it, and puts the view in the middle")
  func fixedFrame() throws {
    #expect(try place(of: "a", in: Tile("a", 30, 20)) == rect(85, 40, 30, 20))
    let inner = Tile("a", 10, 10).frame(width: 50, height: 40, alignment: .topLeading).named("b")
    #expect(try place(of: "a", in: inner.accessibilityElement(children: .contain)) == nil)
    let corner = VStack { Tile("a", 10, 10).frame(width: 50, height: 40, alignment: .topLeading) }
    #expect(try place(of: "a", in: corner) == rect(75, 30, 10, 10))
    let wide = Tile("a", 80, 10).frame(width: 20, height: 20)
    #expect(try place(of: "a", in: wide) == rect(60, 45, 80, 10))
    let high = Color.gray.named("a").frame(height: 30)
    #expect(try place(of: "a", in: high) == rect(0, 35, 200, 30))
  }

  @Test(
    "a flexible frame follows the offer within its limits",
    arguments: [
      // minimum, maximum, the view's width, what the frame takes of 200 points
      (nil, CGFloat.infinity, 50, CGFloat(200)), (nil, 120, 50, 120), (nil, 30, 50, 30),
      (80, nil, 50, 80), (20, nil, 50, 50), (20, 400, 50, 200), (300, 400, 50, 300),
      (20, nil, 300, 200), (nil, nil, 50, 50),
    ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func flexibleFrame(
    minimum: CGFloat?, maximum: CGFloat?, width: CGFloat, expected: CGFloat
  ) throws {
    let view = Color.clear.frame(width: width, height: 10)
      .frame(minWidth: minimum, maxWidth: maximum)
      .overlay(Color.gray.named("a"))
    #expect(try place(of: "a", in: view)?.width == expected)
  }

  @Test("an ideal length counts where none is offered")
  func idealFrame() throws {
    let view = Color.gray.frame(idealWidth: 70, idealHeight: 40).named("a").fixedSize()
    #expect(try place(of: "a", in: view) == rect(65, 30, 70, 40))
  }

  @Test("a frame with a length that is no length reports it and leaves the view alone")
  func badFrame() throws {
    let stage = try Stage(
      Color.gray.frame(width: -5, height: .nan).named("a"),
      size: CGSize(width: 100, height: 50))
    #expect(stage.frame(of: "a") == rect(0, 0, 100, 50))
    #expect(stage.problems.count == 2)
  }

  @Test("a view of fixed size is offered nothing, in both directions or one")
  func fixedSize() throws {
    let text = Text(verbatim: "several words that take more than a line").named("a")
    let single = try #require(try place(of: "a", in: text.fixedSize()))
    let wrapped = try #require(try place(of: "a", in: text))
    #expect(single.width > 200)
    #expect(wrapped.width <= 200)
    #expect(wrapped.height > single.height * 1.9)
    let high = VStack { text.frame(height: 10).fixedSize(horizontal: false, vertical: true) }
    #expect(try #require(try place(of: "a", in: high)).width <= 200)
  }

  @Test("an overlay and a background are offered the view's size, and change nothing of it")
  func secondary() throws {
    let view = HStack(spacing: 0) {
      Color.clear.frame(width: 60, height: 20)
        .overlay(Color.gray.named("over"))
        .background(Color.gray.named("under"))
        .overlay(Tile("large", 100, 100))
      Tile("next", 20, 20)
    }
    #expect(try place(of: "over", in: view) == rect(60, 40, 60, 20))
    #expect(try place(of: "under", in: view) == rect(60, 40, 60, 20))
    #expect(try place(of: "large", in: view) == rect(40, 0, 100, 100))
    #expect(try place(of: "next", in: view) == rect(120, 40, 20, 20))
  }

  @Test("an overlay stands at its alignment")
  func overlayAlignment() throws {
    let view = Color.clear.frame(width: 60, height: 20)
      .overlay(alignment: .bottomTrailing) { Tile("a", 10, 10) }
    #expect(try place(of: "a", in: view) == rect(120, 50, 10, 10))
  }

  @Test("an offset moves a view, not its place")
  func offset() throws {
    let row = HStack(spacing: 0) {
      Tile("a", 20, 20).offset(x: 5, y: -7); Tile("b", 20, 20)
    }
    #expect(try place(of: "a", in: row) == rect(85, 33, 20, 20))
    #expect(try place(of: "b", in: row) == rect(100, 40, 20, 20))
  }

  @Test("from right to left an offset goes the other way")
  func offsetRightToLeft() throws {
    let settings = StageSettings { $0.layoutDirection = .rightToLeft }
    #expect(
      try place(of: "a", in: Tile("a", 20, 20).offset(x: 5), settings: settings)
        == rect(85, 40, 20, 20))
  }

  @Test("a position puts a view's middle at a point of all the room")
  func position() throws {
    #expect(
      try place(of: "a", in: Tile("a", 20, 20).position(x: 30, y: 80)) == rect(20, 70, 20, 20))
  }

  @Test("turning and scaling leave the place in the layout alone")
  func effects() throws {
    let row = HStack(spacing: 0) {
      Tile("a", 40, 20).rotationEffect(.degrees(90)); Tile("b", 20, 20)
    }
    let turned = try #require(try place(of: "a", in: row))
    #expect(abs(turned.minX - 80) < 1e-9 && abs(turned.minY - 30) < 1e-9)
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(try place(of: "b", in: row) == rect(110, 40, 20, 20))
    let scaled = Tile("a", 40, 20).scaleEffect(2, anchor: .topLeading)
    #expect(try place(of: "a", in: scaled) == rect(80, 40, 80, 40))
  }

  @Test("a proportion fits within the offer, or covers it")
  func aspectRatio() throws {
    let color = Color.gray.named("a")
    #expect(
      try place(of: "a", in: color.aspectRatio(1, contentMode: .fit)) == rect(50, 0, 100, 100))
    #expect(
      try place(of: "a", in: color.aspectRatio(1, contentMode: .fill)) == rect(0, -50, 200, 200))
  }

  @Test("an alignment guide moves a view within the stack")
  func guide() throws {
    let row = HStack(alignment: .top, spacing: 0) {
      Tile("a", 20, 20)
      Tile("b", 20, 20).alignmentGuide(.top) { $0[.bottom] }
    }
    #expect(try place(of: "a", in: row) == rect(80, 50, 20, 20))
    #expect(try place(of: "b", in: row) == rect(100, 30, 20, 20))
  }

  @Test("a custom alignment is passed up through stacks")
  func customAlignment() throws {
    let row = HStack(alignment: .marked, spacing: 0) {
      VStack(spacing: 0) {
        Tile("x", 20, 30)
        Tile("a", 20, 10).alignmentGuide(.marked) { $0[VerticalAlignment.center] }
      }
      Tile("b", 20, 10).alignmentGuide(.marked) { $0[VerticalAlignment.center] }
    }
    let a = try #require(try place(of: "a", in: row))
    let b = try #require(try place(of: "b", in: row))
    #expect(a.midY == b.midY)
  }

  @Test("text lines up at its baselines")
  func baselines() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "a").font(.system(size: 40)).named("large")
      Text(verbatim: "b").font(.system(size: 10)).named("small")
      Tile("c", 10, 10)
    }
    let large = try #require(try place(of: "large", in: row))
    let small = try #require(try place(of: "small", in: row))
    let tile = try #require(try place(of: "c", in: row))
    // A view without text stands on the line with its lower edge.
    #expect(small.minY > large.minY + 20)
    #expect(tile.maxY < large.maxY && tile.maxY > small.minY)
  }

  @Test("a hidden view keeps its place")
  func hidden() throws {
    let row = HStack(spacing: 0) {
      Tile("a", 40, 20).hidden(); Tile("b", 20, 20)
    }
    #expect(try place(of: "b", in: row) == rect(110, 40, 20, 20))
    #expect(try place(of: "a", in: row) == nil)
  }

  @Test("a divider is one pixel thick, across the stack around it")
  func divider() throws {
    let column = VStack(spacing: 0) {
      Divider().named("line"); Tile("a", 20, 20)
    }
    #expect(try place(of: "line", in: column)?.size == CGSize(width: 200, height: 1))
    let row = HStack(spacing: 0) {
      Divider().named("line"); Tile("a", 20, 20)
    }
    #expect(try place(of: "line", in: row)?.size == CGSize(width: 1, height: 100))
  }

  @Test("a circle is as large as the smaller side, and other shapes take all")
  func shapes() throws {
    #expect(try place(of: "a", in: Circle().named("a")) == rect(50, 0, 100, 100))
    #expect(try place(of: "a", in: Capsule().named("a")) == rect(0, 0, 200, 100))
    #expect(
      try place(of: "a", in: Rectangle().named("a").fixedSize()) == rect(95, 45, 10, 10))
  }
}

extension VerticalAlignment {
  private enum Marked: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }
  fileprivate static let marked = VerticalAlignment(Marked.self)
}

import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct ListTests {
  private struct Row: View {
    let number: Int
    var log: Log?
    @State private var count = 0
    var body: some View {
      Button("row \(number) \(count)") { count += 1 }
        .frame(height: 20)
        .onAppear { log?.add("in \(number)") }
        .onDisappear { log?.add("out \(number)") }
    }
  }

  private let window = CGSize(width: 100, height: 100)
  private let middle = CGPoint(x: 50, y: 50)

  @Test("a scroll view takes its room along the way it scrolls, and its content's width across")
  func scrollSize() throws {
    let view = ScrollView { Tile("a", 30, 500) }.background(Color.clear.named("scroll"))
    #expect(try place(of: "scroll", in: view) == rect(85, 0, 30, 100))
    let sideways = ScrollView(.horizontal) { Tile("a", 500, 30) }
      .background(Color.clear.named("scroll"))
    #expect(try place(of: "scroll", in: sideways) == rect(0, 35, 200, 30))
  }

  @Test("content can be moved as far as it reaches, and is cut at the edge")
  func scrolling() throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        Tile("a", 100, 80); Color.white.frame(width: 100, height: 80).named("b")
      }
    }
    let stage = try Stage(view, size: window, scale: 1)
    #expect(stage.frame(of: "b")?.minY == 80)
    try stage.scroll(at: middle, by: CGSize(width: 0, height: 50))
    #expect(stage.frame(of: "b")?.minY == 30)
    try stage.scroll(at: middle, by: CGSize(width: 0, height: 500))
    #expect(stage.frame(of: "b")?.minY == 20)
    try stage.scroll(at: middle, by: CGSize(width: 0, height: -1000))
    #expect(stage.frame(of: "b")?.minY == 80)
    #expect(throws: StageError.nothing(at: middle)) {
      try Stage(Color.gray, size: window).scroll(at: middle, by: .zero)
    }
  }

  @Test("scrolling asks for no body and lays nothing out")
  func scrollCost() throws {
    let stage = try Stage(
      ScrollView { VStack { ForEach(0..<50) { Row(number: $0) } } }, size: window)
    let cost = try stage.counting {
      try stage.scroll(at: middle, by: CGSize(width: 0, height: 60))
    }
    #expect(cost == StageCounts())
  }

  @Test("a plain stack makes all its rows, a lazy one those that can be seen")
  func laziness() throws {
    let all = try Stage(
      ScrollView { VStack { ForEach(0..<100) { Row(number: $0) } } }, size: window)
    #expect(all.counts.bodies["Row"] == 100)
    let lazy = try Stage(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0) } } },
      size: window)
    #expect((5...7).contains(lazy.counts.bodies["Row"] ?? 0))
    #expect(lazy.frame(of: "row 3 0")?.midY == 70)
  }

  @Test("rows of a lazy stack appear and disappear as they are scrolled, and begin anew")
  func lazyScrolling() throws {
    let log = Log()
    let stage = try Stage(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } }
      },
      size: window)
    try stage.tap("row 0 0")
    #expect(log.entries.contains("in 0") && !log.entries.contains("in 30"))
    try stage.scroll(at: middle, by: CGSize(width: 0, height: 600))
    #expect(log.entries.contains("out 0"))
    #expect(stage.frame(of: "row 0 1") == nil)
    #expect(stage.accessibilityTree.contains("row 2") || stage.accessibilityTree.contains("row 3"))
    try stage.scroll(at: middle, by: CGSize(width: 0, height: -10_000))
    #expect(stage.frame(of: "row 0 0") != nil)
  }

  @Test("lazy stacks take all the room across, and lie side by side, too")
  func lazyAcross() throws {
    let view = LazyVStack { Tile("a", 20, 10) }.named("stack").background(Color.clear.named("all"))
    #expect(try place(of: "all", in: view)?.width == 200)
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(0..<50) { Tile("t\($0)", 30, 10) } }
    }
    let stage = try Stage(row, size: window)
    #expect(stage.frame(of: "t1")?.minX == 30)
    #expect(stage.frame(of: "t20") == nil)
  }

  @Test(
    "columns of a grid: fixed, sharing, and as many as fit",
    arguments: [
      ([GridItem(.fixed(40)), GridItem(.fixed(60))], [CGFloat(50), 98]),
      ([GridItem(.flexible()), GridItem(.flexible())], [0, 104]),
      ([GridItem(.fixed(42)), GridItem(.flexible(), spacing: 0), GridItem(.flexible())], [0, 50]),
      ([GridItem(.adaptive(minimum: 60))], [0, 69.333]),
    ] as [([GridItem], [CGFloat])])
  func grid(columns: [GridItem], starts: [CGFloat]) throws {
    let view = LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
      ForEach(0..<6) { i in Color.gray.frame(height: 10).named("c\(i)") }
    }
    let offset: CGFloat =
      columns.allSatisfy { if case .fixed = $0.size { true } else { false } } ? -50 : 0
    for (i, start) in starts.enumerated() {
      let x = try #require(try place(of: "c\(i)", in: view)).minX
      #expect(abs(x - (start + offset)) < 0.01, "column \(i)")
    }
  }

  @Test("cells of a grid go on in the next row, which is as high as its highest cell")
  func gridRows() throws {
    let view = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 10) {
      Tile("a", 10, 10)
      Tile("b", 10, 30)
      Tile("c", 10, 10)
    }
    let b = try #require(try place(of: "b", in: view))
    let c = try #require(try place(of: "c", in: view))
    #expect(c.minY == b.maxY + 10)
    #expect(c.minX == 43)
  }

  @Test("rows of a list are at least 44 high, 16 from the sides, and made when they are seen")
  func list() throws {
    let stage = try Stage(List(0..<50) { Row(number: $0) }, size: CGSize(width: 200, height: 200))
    let rows = (0..<3).compactMap { stage.frame(of: "row \($0) 0") }
    #expect(rows.map(\.midY) == [22, 66, 110])
    #expect(rows.allSatisfy { $0.minX == 16 })
    #expect((5...7).contains(stage.counts.bodies["Row"] ?? 0))
  }

  @Test("a list takes elements with an identity, and sections with headers")
  func sections() throws {
    struct Person: Identifiable { let id: Int; let name: String }
    let people = [Person(id: 1, name: "first"), Person(id: 2, name: "second")]
    let stage = try Stage(
      VStack {
        List(people) { Text(verbatim: $0.name) }
        List { Section("head") { Text(verbatim: "body") } }
      }, size: CGSize(width: 200, height: 400))
    #expect(
      stage.accessibilityTree
        == "\"first\", text\n\"second\", text\n\"head\", text\n\"body\", text")
  }
}

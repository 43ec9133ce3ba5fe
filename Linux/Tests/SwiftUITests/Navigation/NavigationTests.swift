import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct NavigationTests {
  private let log = Log()
  private let window = CGSize(width: 200, height: 300)

  private struct Detail: View {
    let number: Int
    let outer: Int
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("count \(count) of \(number), \(outer)") { count += 1 }
        .navigationTitle("Detail \(number)")
        .onAppear { log.add("in \(number)") }
        .onDisappear { log.add("out \(number)") }
    }
  }

  private struct Root: View {
    let log: Log
    @State private var taps = 0

    var body: some View {
      NavigationView {
        VStack {
          Button("tap \(taps)") { taps += 1 }
          NavigationLink("one") { Detail(number: 1, outer: taps, log: log) }
          NavigationLink {
            VStack {
              NavigationLink("three") { Text("deep").navigationTitle("Three") }
              Button("tap from two") { taps += 1 }
              Text("sees \(taps)")
            }
          } label: {
            Text("two")
          }
        }
        .navigationTitle("Root")
        .onAppear { log.add("in root") }
        .onDisappear { log.add("out root") }
        Text("beside")
      }
    }
  }

  private func root() throws -> Stage { try Stage(Root(log: log), size: window) }

  @Test("the first view is seen, below a bar with its title")
  func first() throws {
    let stage = try root()
    #expect(stage.accessibilityTree.hasPrefix("\"Root\", header, text\n\"tap 0\""))
    #expect(!stage.accessibilityTree.contains("beside"))
    #expect(stage.frame(of: "Root").map { $0.maxY <= 44 && abs($0.midX - 100) < 1 } == true)
    #expect(stage.problems == [])
  }

  @Test("a link shows its screen in place of the one that it is in, and a button leads back")
  func pushAndPop() throws {
    let stage = try root()
    try stage.tap("tap 0")
    try stage.tap("one")
    #expect(stage.accessibilityTree.contains("\"Detail 1\", header"))
    #expect(!stage.accessibilityTree.contains("tap 1"))
    try stage.tap("count 0 of 1, 1")
    #expect(stage.accessibilityTree.contains("count 1 of 1"))
    try stage.tap("Back")
    #expect(stage.accessibilityTree.contains("\"Root\", header"))
    #expect(stage.accessibilityTree.contains("tap 1"), "the state of the screen below")
    try stage.tap("one")
    #expect(stage.accessibilityTree.contains("count 0 of 1, 1"), "a new screen each time")
  }

  @Test("what is covered has disappeared, lives on, and appears again")
  func appearances() throws {
    let stage = try root()
    try stage.tap("one")
    #expect(
      log.entries == ["in root", "out root", "in 1"]
        || log.entries == ["in root", "in 1", "out root"])
    log.entries = []
    try stage.tap("Back")
    #expect(log.entries.sorted() == ["in root", "out 1"])
  }

  @Test("a shown screen follows what its link was made with")
  func following() throws {
    let stage = try root()
    try stage.tap("two")
    #expect(stage.accessibilityTree.contains("sees 0"))
    try stage.tap("tap from two")
    #expect(stage.accessibilityTree.contains("sees 1"))
    try stage.tap("three")
    #expect(stage.accessibilityTree.contains("\"Three\", header"))
    #expect(stage.accessibilityTree.contains("deep"))
    try stage.tap("Back")
    #expect(stage.accessibilityTree.contains("sees 1"))
  }

  @Test("work of a covered screen is called off, and begun anew")
  func tasks() async throws {
    let log = log
    let view = NavigationView {
      NavigationLink("go") { Text("there") }
        .task {
          log.add("begin")
          while !Task.isCancelled { await Task.yield() }
          log.add("end")
        }
    }
    let stage = try Stage(view, size: window)
    await stage.settle()
    try stage.tap("go")
    await stage.settle()
    #expect(log.entries == ["begin", "end"])
    try stage.tap("Back")
    await stage.settle()
    #expect(log.entries == ["begin", "end", "begin"])
    stage.close()
    await stage.settle()
  }

  @Test("in a list the whole row is the link; without navigation around it cannot be used")
  func rows() throws {
    let list = List { NavigationLink("row") { Text("there") } }
    let stage = try Stage(NavigationView { list }, size: window)
    try stage.tap(at: CGPoint(x: 150, y: 66))
    #expect(stage.accessibilityTree.contains("there"))
    let alone = try Stage(list, size: window)
    #expect(throws: StageError.notUsable("row")) { try alone.tap("row") }
  }
}

import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct IdentityTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Switching<Content: View>: View {
    @State private var isOn = false
    @ViewBuilder let content: (Bool) -> Content
    var body: some View {
      VStack {
        Button("switch") { isOn.toggle() }
        content(isOn)
      }
    }
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.accessibilityTree.split(separator: "\n").map { $0.split(separator: "\"")[0] }
      .map(String.init).filter { $0 != "switch" }
  }

  private func after<V: View>(_ view: V, _ taps: [String]) throws -> [String] {
    let stage = try Stage(view, size: CGSize(width: 300, height: 300))
    for label in taps { try stage.tap(label) }
    return labels(stage)
  }

  @Test("the branches of an if are different views: state begins anew")
  func branches() throws {
    let view = Switching { isOn in
      if isOn { Counter(name: "a") } else { Counter(name: "a") }
    }
    #expect(try after(view, ["a 0"]) == ["a 1"])
    #expect(try after(view, ["a 0", "switch"]) == ["a 0"])
    #expect(try after(view, ["a 0", "switch", "switch"]) == ["a 0"])
  }

  @Test("a value that differs is the same view: state is kept")
  func sameBranch() throws {
    let view = Switching { isOn in Counter(name: isOn ? "b" : "a").opacity(isOn ? 0.5 : 1) }
    #expect(try after(view, ["a 0", "switch"]) == ["b 1"])
  }

  @Test("views beside an optional one keep their state when it comes and goes")
  func optional() throws {
    let view = Switching { isOn in
      Counter(name: "a")
      if isOn { Counter(name: "x") }
      Counter(name: "b")
    }
    #expect(try after(view, ["b 0", "switch", "x 0"]) == ["a 0", "x 1", "b 1"])
    #expect(
      try after(view, ["b 0", "switch", "x 0", "switch", "switch"]) == ["a 0", "x 0", "b 1"])
  }

  @Test("elements of a loop keep their state by their identity, wherever they move")
  func loop() throws {
    let view = Switching { isOn in
      ForEach(isOn ? ["c", "b"] : ["a", "b", "c"], id: \.self) { Counter(name: $0) }
    }
    #expect(try after(view, ["c 0", "b 0", "b 1", "switch"]) == ["c 1", "b 2"])
    #expect(try after(view, ["a 0", "switch", "switch"]) == ["a 0", "b 0", "c 0"])
  }

  @Test("an identity that occurs twice is reported, and shown once")
  func duplicateIdentity() throws {
    let stage = try Stage(
      VStack { ForEach(["a", "a"], id: \.self) { Counter(name: $0) } },
      size: CGSize(width: 300, height: 300))
    #expect(labels(stage) == ["a 0"])
    #expect(stage.problems.count == 1)
  }

  @Test("a loop over a range that changes is reported")
  func changingRange() throws {
    let view = Switching { isOn in ForEach(0..<(isOn ? 3 : 2)) { Text(verbatim: "\($0)") } }
    let stage = try Stage(view, size: CGSize(width: 300, height: 300))
    #expect(stage.problems == [])
    try stage.tap("switch")
    #expect(stage.problems.count == 1)
  }

  @Test("work on the main queue that is due runs when the stage settles")
  func mainQueue() async throws {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(verbatim: text).onAppear { DispatchQueue.main.async { text = "loaded" } }
      }
    }
    let stage = try Stage(Loading(), size: CGSize(width: 100, height: 100))
    #expect(labels(stage) == ["loading"])
    await stage.settle()
    #expect(labels(stage) == ["loaded"])
  }

  @Test("another identity begins a view anew")
  func explicitIdentity() throws {
    let view = Switching { isOn in Counter(name: "a").id(isOn ? 1 : 0) }
    #expect(try after(view, ["a 0", "switch"]) == ["a 0"])
  }

  @Test("another type behind AnyView begins a view anew, the same type does not")
  func anyView() throws {
    let view = Switching { isOn in
      AnyView(Counter(name: isOn ? "b" : "a"))
    }
    #expect(try after(view, ["a 0", "switch"]) == ["b 1"])
    let other = Switching { isOn in
      isOn ? AnyView(Counter(name: "a")) : AnyView(Counter(name: "a").padding())
    }
    #expect(try after(other, ["a 0", "switch"]) == ["a 0"])
  }

  @Test("views appear once, and disappear when they go")
  func lifecycle() throws {
    let log = Log()
    let view = Switching { isOn in
      if isOn {
        Color.gray.onAppear { log.add("second in") }.onDisappear { log.add("second out") }
      } else {
        Color.gray.onAppear { log.add("first in") }.onDisappear { log.add("first out") }
      }
    }
    let stage = try Stage(view, size: CGSize(width: 100, height: 100))
    #expect(log.entries == ["first in"])
    stage.settings.colorScheme = .dark
    try stage.resize(to: CGSize(width: 50, height: 50))
    #expect(log.entries == ["first in"])
    try stage.tap("switch")
    #expect(Set(log.entries.dropFirst()) == ["second in", "first out"])
    stage.close()
    #expect(log.entries.last == "second out")
  }

  @Test("a change is told with the old and the new value, after the update")
  func onChange() throws {
    let log = Log()
    struct Parent: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("count") { count += 1 }
          .onChange(of: count) { old, new in log.add("\(old) \(new)") }
          .onChange(of: count / 2, initial: true) { log.add("half") }
      }
    }
    let stage = try Stage(Parent(log: log), size: CGSize(width: 100, height: 100))
    #expect(log.entries == ["half"])
    try stage.tap("count")
    #expect(log.entries == ["half", "0 1"])
    try stage.tap("count")
    #expect(log.entries.sorted() == ["0 1", "1 2", "half", "half"])
  }

  @Test("a task is started once, not cancelled by updates, and cancelled when its view goes")
  func task() async throws {
    let log = Log()
    let view = Switching { isOn in
      Color.gray.opacity(isOn ? 0.5 : 1).task { @MainActor in
        log.add("started")
        await withTaskCancellationHandler {
          while !Task.isCancelled { await Task.yield() }
        } onCancel: {
        }
        log.add("cancelled")
      }
    }
    let stage = try Stage(view, size: CGSize(width: 100, height: 100))
    await stage.settle()
    try stage.tap("switch")
    await stage.settle()
    #expect(log.entries == ["started"])
    stage.close()
    // The task hears of it when it runs next, on whatever thread has time.
    for _ in 0..<100_000 where log.entries.count < 2 { await Task.yield() }
    #expect(log.entries == ["started", "cancelled"])
  }

  @Test("what a task sets is shown when it has run")
  func taskSetsState() async throws {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(verbatim: text).task {
          await Task.yield()
          text = "loaded"
        }
      }
    }
    let stage = try Stage(Loading(), size: CGSize(width: 100, height: 100))
    #expect(labels(stage) == ["loading"])
    await stage.settle()
    #expect(labels(stage) == ["loaded"])
  }
}

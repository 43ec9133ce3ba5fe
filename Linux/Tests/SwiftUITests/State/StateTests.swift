import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct StateTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("state is kept while a view stays, and its body is asked for when it changes")
  func stateIsKept() throws {
    let stage = try Stage(Counter(name: "a"), size: CGSize(width: 200, height: 100))
    #expect(stage.counts.bodies["Counter"] == 1)
    try stage.tap("a 0")
    try stage.tap("a 1")
    #expect(stage.accessibilityTree == "\"a 2\", button")
    #expect(stage.counts.bodies["Counter"] == 3)
  }

  @Test("setting the same value asks for no body")
  func sameValue() throws {
    struct Same: View {
      @State private var value = 7
      var body: some View { Button("set \(value)") { value = 7 } }
    }
    let stage = try Stage(Same(), size: CGSize(width: 200, height: 100))
    #expect(try stage.counting { try stage.tap("set 7") }.bodies == [:])
  }

  @Test("state that no body has read asks for no body")
  func unreadState() throws {
    struct Unread: View {
      @State private var value = 0
      var body: some View { Button("set") { value += 1 } }
    }
    let stage = try Stage(Unread(), size: CGSize(width: 200, height: 100))
    #expect(try stage.counting { try stage.tap("set") }.bodies == [:])
  }

  @Test("a child whose value is the same is not asked again")
  func unchangedChild() throws {
    struct Child: View {
      let number: Int
      var body: some View { Text(verbatim: "child \(number)") }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }
        Child(number: 1)
        Child(number: count / 2)
      }
    }
    let stage = try Stage(VStack { Parent() }, size: CGSize(width: 200, height: 200))
    #expect(try stage.counting { try stage.tap("count 0") }.bodies == ["Parent": 1])
    #expect(try stage.counting { try stage.tap("count 1") }.bodies == ["Parent": 1, "Child": 1])
  }

  @Test("a child with a closure that captures something is asked again with its parent")
  func closureChild() throws {
    struct Child: View {
      let action: () -> Void
      var body: some View { Text(verbatim: "child") }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }
        Child { count = 0 }
      }
    }
    let stage = try Stage(VStack { Parent() }, size: CGSize(width: 200, height: 200))
    #expect(try stage.counting { try stage.tap("count 0") }.bodies == ["Parent": 1, "Child": 1])
  }

  @Test("a view that can be compared is asked only when it differs")
  func equatable() throws {
    struct Child: View, Equatable {
      let number: Int
      let action: () -> Void
      var body: some View { Text(verbatim: "child") }
      nonisolated static func == (a: Child, b: Child) -> Bool { a.number == b.number }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }
        Child(number: 1) { count = 0 }.equatable()
      }
    }
    let stage = try Stage(VStack { Parent() }, size: CGSize(width: 200, height: 200))
    #expect(try stage.counting { try stage.tap("count 0") }.bodies == ["Parent": 1])
  }

  @Test("a binding lets a child change its parent's state, and only readers are asked")
  func binding() throws {
    struct Child: View {
      @Binding var isOn: Bool
      var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
    }
    struct Parent: View {
      @State private var isOn = false
      var body: some View { Child(isOn: $isOn) }
    }
    let stage = try Stage(Parent(), size: CGSize(width: 200, height: 100))
    // The parent has passed the binding on without reading the value.
    #expect(try stage.counting { try stage.tap("off") }.bodies == ["Child": 1])
    #expect(stage.accessibilityTree == "\"on\", button")
  }

  @Test("a view and its parent that both wait are asked once each, the parent first")
  func parentFirst() throws {
    struct Child: View {
      let number: Int
      @Binding var count: Int
      var body: some View { Button("\(number) \(count)") { count += 1 } }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View { Child(number: count, count: $count) }
    }
    let stage = try Stage(Parent(), size: CGSize(width: 200, height: 100))
    #expect(try stage.counting { try stage.tap("0 0") }.bodies == ["Parent": 1, "Child": 1])
    #expect(stage.accessibilityTree == "\"1 1\", button")
  }

  @Test("a binding reaches into a value, and can be made of closures")
  func derivedBindings() throws {
    struct Model { var name = "x", isOn = false }
    struct Parent: View {
      @State private var model = Model()
      var body: some View {
        VStack {
          Toggle("part", isOn: $model.isOn)
          Toggle("closure", isOn: Binding(get: { !model.isOn }, set: { model.isOn = !$0 }))
        }
      }
    }
    let stage = try Stage(Parent(), size: CGSize(width: 200, height: 100))
    #expect(
      stage.accessibilityTree
        == "\"part\", value \"0\", button, switch\n\"closure\", value \"1\", button, switch")
    try stage.tap("closure")
    #expect(
      stage.accessibilityTree
        == "\"part\", value \"1\", button, switch\n\"closure\", value \"0\", button, switch")
    #expect(Binding.constant(3).wrappedValue == 3)
  }

  @Test("state that is read in a closure that runs later belongs to its view all the same")
  func readInClosure() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        GeometryReader { _ in
          Button("count \(count)") { count += 1 }
        }
      }
    }
    let stage = try Stage(Owner(), size: CGSize(width: 200, height: 100))
    #expect(
      try stage.counting { try stage.tap("count 0") }.bodies
        == ["Owner": 1, "GeometryReader": 1])
    #expect(stage.accessibilityTree == "\"count 1\", button")
  }

  @Test("a view that is used twice has its state twice")
  func twice() throws {
    let counter = Counter(name: "a")
    let stage = try Stage(
      VStack {
        counter; counter
      }, size: CGSize(width: 200, height: 100))
    try stage.tap("a 0")
    #expect(stage.accessibilityTree == "\"a 1\", button\n\"a 0\", button")
  }

  @Test("content that a modifier shows twice has its state twice")
  func contentTwice() throws {
    struct Doubled: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          content; content
        }
      }
    }
    let stage = try Stage(
      Counter(name: "a").modifier(Doubled()), size: CGSize(width: 200, height: 100))
    try stage.tap("a 0")
    #expect(stage.accessibilityTree == "\"a 1\", button\n\"a 0\", button")
  }

  @Test("a modifier has state of its own, and its content is not asked again with it")
  func modifierState() throws {
    struct Child: View {
      var body: some View { Text(verbatim: "content") }
    }
    struct Counting: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        VStack {
          content; Button("count \(count)") { count += 1 }
        }
      }
    }
    let stage = try Stage(
      Child().modifier(Counting()), size: CGSize(width: 200, height: 100))
    #expect(try stage.counting { try stage.tap("count 0") }.bodies == ["Counting": 1])
    #expect(stage.accessibilityTree == "\"content\", text\n\"count 1\", button")
  }

  @Test("setting state while a view is updated is reported")
  func settingDuringUpdate() throws {
    struct Bad: View {
      @State private var count = 0
      var body: some View {
        if count == 0 { count = 1 }
        return Text(verbatim: "\(count)")
      }
    }
    let stage = try Stage(Bad(), size: CGSize(width: 200, height: 100))
    #expect(stage.problems.contains { $0.contains("while a view was being updated") })
  }

  @Test("views that never come to rest are reported, and do not hang")
  func endless() throws {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Color.clear.onAppear { count = 1 }.onChange(of: count) { count = $1 + 1 }
      }
    }
    let stage = try Stage(Endless(), size: CGSize(width: 200, height: 100))
    #expect(stage.problems.contains { $0.contains("did not come to rest") })
  }
}

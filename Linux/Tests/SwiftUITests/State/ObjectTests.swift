import Combine
import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct ObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var other = 0
    var silent = 0
  }

  private struct Reader: View {
    @ObservedObject var model: Model
    var body: some View { Button("count \(model.count)") { model.count += 1 } }
  }

  @Test("an observed object's published changes ask for the body, others do not")
  func observed() throws {
    let model = Model()
    let stage = try Stage(Reader(model: model), size: CGSize(width: 200, height: 100))
    try stage.tap("count 0")
    #expect(stage.accessibilityTree == "\"count 1\", button")
    #expect(stage.counting { model.other = 1 }.bodies == ["Reader": 1])
    #expect(stage.counting { model.silent = 1 }.bodies == [:])
  }

  @Test("a state object is made once for a view's place, whatever its parents do")
  func stateObject() throws {
    final class Made: ObservableObject {
      @Published var count = 0
      init(_ log: Log) { log.add("made") }
    }
    struct Owner: View {
      @StateObject private var model: Made
      init(_ log: Log) { _model = StateObject(wrappedValue: Made(log)) }
      var body: some View { Button("owner \(model.count)") { model.count += 1 } }
    }
    struct Parent: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("parent \(count)") { count += 1 }
        Owner(log)
      }
    }
    let log = Log()
    let stage = try Stage(VStack { Parent(log: log) }, size: CGSize(width: 200, height: 100))
    try stage.tap("owner 0")
    try stage.tap("parent 0")
    #expect(stage.accessibilityTree == "\"parent 1\", button\n\"owner 1\", button")
    #expect(log.entries == ["made"])
  }

  @Test("an environment object is found, and followed")
  func environmentObject() throws {
    struct Child: View {
      @EnvironmentObject private var model: Model
      var body: some View { Button("count \(model.count)") { model.count += 1 } }
    }
    let stage = try Stage(
      VStack { Child() }.environmentObject(Model()), size: CGSize(width: 200, height: 100))
    try stage.tap("count 0")
    #expect(stage.accessibilityTree == "\"count 1\", button")
  }

  @Test("an object's projected value binds its properties")
  func projection() throws {
    final class Switch: ObservableObject { @Published var isOn = false }
    struct Owner: View {
      @StateObject private var model = Switch()
      var body: some View { Toggle("light", isOn: $model.isOn) }
    }
    let stage = try Stage(Owner(), size: CGSize(width: 200, height: 100))
    try stage.tap("light")
    #expect(stage.accessibilityTree == "\"light\", value \"1\", button, switch")
  }

  @Observable final class Observed {
    var count = 0
    var other = 0
  }

  @Test("an observable object asks the bodies that have read what changes, and no others")
  func observable() throws {
    struct Reader: View {
      let model: Observed
      var body: some View { Button("count \(model.count)") { model.count += 1 } }
    }
    struct Owner: View {
      @State private var model = Observed()
      var body: some View {
        Reader(model: model)
        Toggle("odd", isOn: Bindable(model).count.isOdd)
      }
    }
    let model = Observed()
    let stage = try Stage(Reader(model: model), size: CGSize(width: 200, height: 100))
    #expect(stage.counting { model.count = 1 }.bodies == ["Reader": 1])
    #expect(stage.counting { model.other = 1 }.bodies == [:])
    #expect(stage.counting { model.count = 2 }.bodies == ["Reader": 1])
    #expect(stage.accessibilityTree == "\"count 2\", button")
    let owning = try Stage(VStack { Owner() }, size: CGSize(width: 200, height: 100))
    try owning.tap("odd")
    #expect(owning.frame(of: "count 1") != nil)
  }

  @Test("a view's objects and state are let go with its stage")
  func release() throws {
    final class Token: ObservableObject { @Published var x = 0 }
    struct Owner: View {
      @StateObject private var token: Token
      init(_ token: Token) { _token = StateObject(wrappedValue: token) }
      var body: some View {
        TimelineView(.animation) { context in
          GeometryReader { _ in
            Color.gray.opacity(context.date.timeIntervalSinceReferenceDate + Double(token.x))
          }
          .modifier(Plain())
        }
        .onAppear { withAnimation(.linear.repeatForever()) { token.x = 1 } }
      }
    }
    struct Plain: ViewModifier {
      func body(content: Content) -> some View { content.mask(Circle()).overlay(content) }
    }
    weak var seen: Token?
    try {
      let token = Token()
      seen = token
      let stage = try Stage(Owner(token), size: CGSize(width: 50, height: 50))
      stage.advance(to: 1)
      _ = try stage.picture()
    }()
    #expect(seen == nil)
  }
}

extension Int {
  fileprivate var isOdd: Bool {
    get { self % 2 != 0 }
    set { if newValue != isOdd { self += 1 } }
  }
}

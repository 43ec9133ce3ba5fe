import Foundation
import Stage
import SwiftUI
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@MainActor struct PreferenceTests {
  private func name(_ name: String) -> some View {
    Color.gray.preference(key: Names.self, value: [name])
  }

  private func heard<V: View>(_ view: V) throws -> [String] {
    let log = Log()
    _ = try Stage(
      view.onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) },
      size: CGSize(width: 100, height: 100))
    return log.entries
  }

  @Test("values come up in the order of the views, whatever they are in")
  func order() throws {
    let view = VStack {
      name("a")
      Group {
        name("b"); name("c")
      }.padding()
      GeometryReader { _ in name("d") }
      ScrollView { name("e").frame(height: 10) }
    }
    #expect(try heard(view).last == "a b c d e")
  }

  @Test("a view's own value takes the place of those in it, and can be changed on the way")
  func replacing() throws {
    #expect(
      try heard(VStack { name("a") }.preference(key: Names.self, value: ["own"])) == ["own"])
    #expect(
      try heard(VStack { name("a") }.transformPreference(Names.self) { $0.append("more") })
        == ["a more"])
    #expect(try heard(Color.gray) == [""])
  }

  @Test("overlays and backgrounds are heard behind the view itself")
  func secondary() throws {
    let view = name("a").overlay(name("over")).background(name("under"))
    #expect(try heard(view) == ["a over under"])
  }

  @Test("a value that changes is heard again, one that stays is not")
  func changes() throws {
    struct Changing: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("on") { count += 1 }
          .preference(key: Names.self, value: ["\(count / 2)"])
          .onPreferenceChange(Names.self) { log.add($0[0]) }
      }
    }
    let log = Log()
    let stage = try Stage(Changing(log: log), size: CGSize(width: 100, height: 100))
    try stage.tap("on")
    try stage.tap("on")
    #expect(log.entries == ["0", "1"])
  }

  @Test("a view that comes and goes takes its value along")
  func removal() throws {
    struct Optional: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        VStack {
          Button("toggle") { isThere.toggle() }
          if isThere { Color.gray.preference(key: Names.self, value: ["x"]) }
        }
        .onPreferenceChange(Names.self) { log.add($0.joined()) }
      }
    }
    let log = Log()
    let stage = try Stage(Optional(log: log), size: CGSize(width: 100, height: 100))
    try stage.tap("toggle")
    try stage.tap("toggle")
    #expect(log.entries == ["x", "", "x"])
  }

  @Test("an overlay can be made of anchors, which are read in its own space")
  func anchors() throws {
    let view = HStack(spacing: 0) {
      Color.gray.frame(width: 50, height: 20)
      Color.gray.frame(width: 30, height: 40)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .padding(10)
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { i in
          let area = proxy[anchors[i]]
          Color.black.frame(width: area.width, height: area.height)
            .named("mark")
            .offset(x: area.minX, y: area.minY)
        }
      }
    }
    #expect(try place(of: "mark", in: view) == rect(110, 30, 30, 40))
  }

  @Test("anchors follow effects and scrolling")
  func anchorsMove() throws {
    let view = ScrollView {
      Color.gray.frame(width: 30, height: 40).offset(x: 10)
        .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      Color.gray.frame(width: 10, height: 500)
    }
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { i in
          let area = proxy[anchors[i]]
          Color.black.frame(width: area.width, height: area.height)
            .named("mark")
            .position(x: area.midX, y: area.midY)
        }
      }
    }
    let stage = try Stage(view, size: CGSize(width: 100, height: 100))
    let before = try #require(stage.frame(of: "mark"))
    #expect(before.minY == 0)
    try stage.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 25))
    #expect(stage.frame(of: "mark")?.minY == -25)
  }

  @Test("a background can be made of a preference, too")
  func background() throws {
    let view = name("a").backgroundPreferenceValue(Names.self) { names in
      Color.black.named("saw \(names.joined())")
    }
    #expect(try place(of: "saw a", in: view) != nil)
  }
}

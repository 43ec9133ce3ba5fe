import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct AccessibilityTests {
  private func tree<V: View>(_ view: V) throws -> String {
    try Stage(view, size: CGSize(width: 300, height: 300)).accessibilityTree
  }

  @Test("text, pictures and controls are found in order; shapes and colors are not")
  func order() throws {
    let view = VStack {
      Text(verbatim: "one")
      Circle()
      Color.gray
      Image(systemName: "star")
      Button("press") {}
      Label("mark", systemImage: "plus")
    }
    #expect(
      try tree(view)
        == "\"one\", text\n\"star\", image\n\"press\", button\n\"plus\", image\n\"mark\", text")
  }

  @Test("a view can be described, and becomes an element by that")
  func attributes() throws {
    let view = Color.gray
      .accessibilityLabel("name")
      .accessibilityValue("half")
      .accessibilityHint("does it")
      .accessibilityIdentifier("id-1")
      .accessibilityAddTraits([.isHeader, .updatesFrequently])
    #expect(
      try tree(view)
        == "\"name\", value \"half\", hint \"does it\", id id-1, header, updates frequently")
    let button = Button("press") {}.accessibilityRemoveTraits(.isButton).accessibilityLabel("other")
    #expect(try tree(button) == "\"other\"")
  }

  @Test("a view can be hidden with everything in it, and shown again")
  func hidden() throws {
    let view = VStack {
      Text(verbatim: "a"); Button("b") {}
    }
    #expect(try tree(view.accessibilityHidden(true)) == "")
    #expect(try tree(view.accessibilityHidden(false)) == "\"a\", text\n\"b\", button")
    #expect(try tree(view.hidden()) == "")
  }

  @Test("a view that cannot be seen is found all the same, until it is hidden")
  func transparent() throws {
    #expect(try tree(Text(verbatim: "a").opacity(0)) == "\"a\", text")
    #expect(try tree(Text(verbatim: "a").redacted(reason: .placeholder)) == "\"a\", text")
  }

  @Test("views can be one element: alone, around others, or of all together")
  func elements() throws {
    let view = VStack {
      Text(verbatim: "a"); Button("b") {}
    }
    #expect(try tree(view.accessibilityElement().accessibilityLabel("all")) == "\"all\"")
    #expect(
      try tree(view.accessibilityElement(children: .contain).accessibilityLabel("box"))
        == "\"box\"\n  \"a\", text\n  \"b\", button")
    #expect(
      try tree(view.accessibilityElement(children: .combine)) == "\"a, b\", button, text")
  }

  @Test("a higher priority is read first")
  func priority() throws {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").accessibilitySortPriority(1)
      Text(verbatim: "c").accessibilitySortPriority(-1)
      Text(verbatim: "d")
    }
    #expect(try tree(view) == "\"b\", text\n\"a\", text\n\"d\", text\n\"c\", text")
  }

  @Test("actions are found, and the main one is taken by the label")
  func actions() throws {
    let log = Log()
    let view = Color.gray.accessibilityLabel("thing")
      .accessibilityAction { log.add("main") }
      .accessibilityAction(named: Text(verbatim: "more")) { log.add("more") }
    let stage = try Stage(view, size: CGSize(width: 100, height: 100))
    #expect(stage.accessibilityTree == "\"thing\", action \"more\"")
    try stage.tap("thing")
    #expect(log.entries == ["main"])
  }

  @Test("a label that is not there is told, with those that are")
  func missingLabel() throws {
    let stage = try Stage(Text(verbatim: "a"), size: CGSize(width: 100, height: 100))
    #expect(throws: StageError.noElement("b", labels: ["a"])) { try stage.tap("b") }
    #expect(throws: StageError.notUsable("a")) { try stage.tap("a") }
    #expect(
      StageError.noElement("b", labels: ["a"]).description
        == "nothing is labelled \"b\"; there are: \"a\"")
  }

  @Test("what is announced is heard on the stage whose action said it")
  func announcements() throws {
    struct Announcing: View {
      var body: some View {
        Button("say") { AccessibilityNotification.Announcement("done").post() }
      }
    }
    let stage = try Stage(Announcing(), size: CGSize(width: 100, height: 100))
    let other = try Stage(Announcing(), size: CGSize(width: 100, height: 100))
    stage.advance(to: 2)
    try stage.tap("say")
    #expect(stage.announcements.map(\.words) == ["done"])
    #expect(stage.announcements.map(\.time) == [2])
    #expect(other.announcements.isEmpty)
  }

  @Test("progress is told in words")
  func progress() throws {
    #expect(try tree(ProgressView(value: 0.25)) == "\"Progress\", value \"25%\"")
    #expect(try tree(ProgressView()) == "\"In progress\"")
    #expect(try tree(ProgressView(value: Double.nan)) == "\"Progress\", value \"0%\"")
  }
}

import Foundation
import Stage
import SwiftUI
import Testing

private struct NumberKey: EnvironmentKey { static let defaultValue = 1 }
private struct WordKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

@MainActor struct EnvironmentTests {
  private struct Number: View {
    @Environment(\.number) private var number
    var body: some View { Text(verbatim: "number \(number)") }
  }

  private struct Word: View {
    @Environment(\.word) private var word
    var body: some View { Text(verbatim: "word \(word)") }
  }

  @Test("values flow down to where they are set anew, and have defaults")
  func flow() throws {
    let view = VStack {
      Number()
      VStack {
        Number(); Number().environment(\.number, 3)
      }.environment(\.number, 2)
      Number().transformEnvironment(\.number) { $0 += 10 }
    }
    let stage = try Stage(view, size: CGSize(width: 200, height: 200))
    #expect(
      stage.accessibilityTree
        == "\"number 1\", text\n\"number 2\", text\n\"number 3\", text\n\"number 11\", text")
  }

  @Test("only views that have read a value are asked when it changes")
  func readers() throws {
    struct Parent: View {
      @State private var number = 1
      var body: some View {
        VStack {
          Button("change") { number += 1 }
          Number()
          Word()
        }
        .environment(\.number, number)
      }
    }
    let stage = try Stage(Parent(), size: CGSize(width: 200, height: 200))
    #expect(
      try stage.counting { try stage.tap("change") }.bodies == ["Parent": 1, "Number": 1])
  }

  @Test("what the device and its user choose is followed live")
  func settings() throws {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.colorSchemeContrast) private var contrast
      @Environment(\.layoutDirection) private var direction
      @Environment(\.accessibilityReduceMotion) private var reduceMotion
      @Environment(\.scenePhase) private var phase
      @Environment(\.dynamicTypeSize) private var type
      @Environment(\.displayScale) private var scale
      var body: some View {
        Text(
          verbatim: "\(scheme) \(contrast) \(direction) \(reduceMotion) \(phase) \(type) \(scale)")
      }
    }
    let stage = try Stage(Reader(), size: CGSize(width: 900, height: 100), scale: 3)
    #expect(
      stage.accessibilityTree == "\"light standard leftToRight false active large 3.0\", text")
    stage.settings = StageSettings {
      $0.colorScheme = .dark
      $0.contrast = .increased
      $0.layoutDirection = .rightToLeft
      $0.reduceMotion = true
      $0.scenePhase = .background
      $0.dynamicTypeSize = .accessibility2
    }
    #expect(
      stage.accessibilityTree
        == "\"dark increased rightToLeft true background accessibility2 3.0\", text")
  }

  @Test("redaction adds up down the tree, and can be taken away")
  func redaction() throws {
    struct Reader: View {
      @Environment(\.redactionReasons) private var reasons
      var body: some View { Text(verbatim: "\(reasons.rawValue)") }
    }
    let view = VStack {
      Reader()
      VStack {
        Reader().redacted(reason: .privacy); Reader().unredacted()
      }
      .redacted(reason: .placeholder)
    }
    let stage = try Stage(view, size: CGSize(width: 200, height: 200))
    #expect(stage.accessibilityTree == "\"0\", text\n\"3\", text\n\"0\", text")
  }

  @Test("a disabled view's controls cannot be used, nor enabled further down")
  func disabled() throws {
    let log = Log()
    let view = VStack {
      Button("a") { log.add("a") }.disabled(false)
      Button("b") { log.add("b") }
    }
    .disabled(true)
    let stage = try Stage(view, size: CGSize(width: 200, height: 200))
    #expect(stage.accessibilityTree == "\"a\", button, dimmed\n\"b\", button, dimmed")
    #expect(throws: StageError.notUsable("a")) { try stage.tap("a") }
    #expect(log.entries == [])
  }
}

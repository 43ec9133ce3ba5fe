import Foundation
import Stage
import SwiftUI
import Testing

/// Pickers and sliders.
@MainActor struct ChoiceTests {
  private struct Choice: View {
    @State private var size = "m"
    @State private var number = 3.0
    let log: Log

    var body: some View {
      VStack {
        Picker("Size", selection: $size) {
          Text("Small").tag("s")
          Text("Medium").tag("m")
          Text("Large").tag("l")
        }
        .pickerStyle(.segmented)
        Slider(value: $number, in: 2...10, step: 2) {
          Text("Number")
        } onEditingChanged: {
          log.add("editing \($0)")
        }
        Text("is \(size) \(Int(number))")
      }
    }
  }

  private let log = Log()

  private func choice(_ direction: LayoutDirection = .leftToRight) throws -> Stage {
    try Stage(
      Choice(log: log), size: CGSize(width: 300, height: 120), scale: 1,
      settings: StageSettings { $0.layoutDirection = direction })
  }

  @Test("one of several things is chosen, by label and by touch, and stands out")
  func segments() throws {
    let stage = try choice()
    #expect(stage.accessibilityTree.contains("\"Medium\", button, selected"))
    try stage.tap("Large")
    #expect(stage.accessibilityTree.contains("is l"))
    #expect(stage.accessibilityTree.contains("\"Large\", button, selected"))
    #expect(!stage.accessibilityTree.contains("\"Medium\", button, selected"))
    let small = try #require(stage.frame(of: "Small"))
    let large = try #require(stage.frame(of: "Large"))
    #expect(abs(small.width - large.width) < 0.01 && small.minX < 4 && large.maxX > 296)
    #expect(try stage.picture().hex(Int(large.minX) + 6, Int(large.midY)) == "ffffffff")
    #expect(try stage.picture().hex(Int(small.minX) + 6, Int(small.midY)) != "ffffffff")
    try stage.tap(at: CGPoint(x: small.midX, y: small.midY))
    #expect(stage.accessibilityTree.contains("is s"))
    #expect(try choice(.rightToLeft).frame(of: "Small")?.maxX ?? 0 > 296)
  }

  @Test("a choice that has no tag of its own leaves what is chosen")
  func untagged() throws {
    let view = Picker("Size", selection: .constant("m")) { Text("Other").tag(1) }
    let stage = try Stage(view, size: CGSize(width: 100, height: 40))
    try stage.tap("Other")
    #expect(stage.accessibilityTree == "\"Other\", button")
  }

  @Test(
    "a slider takes the nearest value that it can have",
    arguments: [(2.0, 2), (6.9, 6), (7.1, 8), (-5, 2), (100, 10), (.nan, 3), (.infinity, 3)])
  func slider(wanted: Double, number: Int) throws {
    let stage = try choice()
    try stage.slide("Number", to: wanted)
    #expect(stage.accessibilityTree.contains("is m \(number)"))
    #expect(log.entries == (wanted.isFinite ? ["editing true", "editing false"] : []))
  }

  @Test("a slider tells how far it is, and shows it, mirrored from right to left")
  func sliderLook() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = try choice(direction)
      try stage.slide("Number", to: 8)
      #expect(stage.accessibilityTree.contains("\"Number\", value \"75%\""))
      let y = try #require(stage.frame(of: "Number")).midY
      let picture = try stage.picture()
      // The knob is round its place, at three quarters of the way that its middle can go.
      let x = 13.5 + 0.75 * (300 - 27)
      let place = direction == .leftToRight ? x : 300 - x
      #expect(picture.hex(Int(place), Int(y)) == "ffffffff")
      #expect(picture.hex(direction == .leftToRight ? 20 : 280, Int(y)) == "007affff")
    }
  }

  @Test("bounds without an extent, and a step of 0, do no harm")
  func degenerate() throws {
    let stage = try Stage(
      VStack {
        Slider(value: .constant(1), in: 1...1) { Text("none") }
        Slider(value: .constant(0.3), in: 0...1, step: 0) { Text("still") }
      }, size: CGSize(width: 10, height: 80))
    try stage.slide("none", to: 7)
    try stage.slide("still", to: 0.5)
    #expect(stage.accessibilityTree == "\"none\", value \"0%\"\n\"still\", value \"30%\"")
    #expect(throws: StageError.self) { try stage.slide("absent", to: 1) }
    let label = try Stage(Text("label"), size: CGSize(width: 80, height: 20))
    #expect(throws: StageError.notUsable("label")) { try label.slide("label", to: 1) }
  }

  @Test("a switch without its label is read as before")
  func hiddenLabel() throws {
    let view = Toggle("On", isOn: .constant(true))
    let size = CGSize(width: 200, height: 40)
    let shown = try Stage(view, size: size)
    let hidden = try Stage(view.labelsHidden(), size: size)
    #expect(shown.accessibilityTree == hidden.accessibilityTree)
    #expect(hidden.frame(of: "On")?.width == 51)
  }
}

import Drawing
import Foundation
import Sheen
import Stage
import SwiftUI
import Testing

@testable import LoadingScreens

/// The app of the examples: every row leads to a screen that moves, and what is chosen shows.
@MainActor struct AppTests {
  /// So high that all rows are there.
  private let size = CGSize(width: 390, height: 1700)

  private func app() throws -> Stage {
    let logo = try DrawingCanvas(width: 100, height: 100, scale: 1)
    logo.fill(
      .ellipse(in: CGRect(x: 10, y: 10, width: 80, height: 80)),
      with: .color(DrawingColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)))
    return try Stage(ContentView(), size: size, scale: 1, pictures: ["Logo": logo.picture()])
  }

  /// What a row is called by.
  private nonisolated static func label(_ title: String, _ summary: String) -> String {
    "\(title), \(summary)"
  }

  nonisolated static let screens =
    (ExampleScreen.named + ExampleScreen.all).map { ($0.title, label($0.title, $0.summary)) }
  nonisolated static let controllers = ExampleController.all.map {
    ($0.title, label($0.title, $0.summary))
  }

  /// Whether any of several moments looks different from another one.
  private func moves(_ stage: Stage) throws -> Bool {
    var pictures: [DrawingPicture] = []
    for _ in 0..<8 {
      stage.advance(by: 0.3)
      pictures.append(try stage.picture())
    }
    return pictures.contains { $0 != pictures[0] }
  }

  @Test("the list has every screen")
  func list() throws {
    let tree = try app().accessibilityTree
    for (_, label) in Self.screens + Self.controllers { #expect(tree.contains("\"\(label)\"")) }
    #expect(tree.contains("\"Loading screens\", header"))
  }

  @Test("each row leads to its screen, which moves", arguments: screens + controllers)
  func row(title: String, label: String) throws {
    let stage = try app()
    try stage.tap(label)
    #expect(stage.accessibilityTree.contains("\"\(title)\", header"))
    stage.advance(by: 1)
    #expect(try moves(stage))
    #expect(stage.problems == [])
    try stage.tap("Back")
    #expect(stage.accessibilityTree.contains("\"\(label)\""))
    #expect(!stage.isMoving, "what has gone asks for no frames")
  }

  @Test(
    "what is chosen shows: appearance, direction, style and angle",
    arguments: ["Dark", "Right to left", "Falling", "Calm"])
  func choices(choice: String) throws {
    let stage = try app()
    try stage.tap(Self.screens[0].1)
    try stage.tap("Stand still")
    stage.advance(by: 1)
    let before = try screen(stage)
    try stage.tap(choice)
    stage.advance(by: 0.5)
    #expect(try screen(stage) != before)
    try stage.tap("Back")
    try stage.tap(Self.screens[1].1)
    #expect(stage.accessibilityTree.contains("\"\(choice)\", button, selected"), "it is kept")
  }

  /// The pixels of the screen itself, without bar and controls.
  private func screen(_ stage: Stage) throws -> [SIMD4<UInt8>] {
    let picture = try stage.picture()
    return stride(from: 60, to: 1200, by: 7).flatMap { y in
      stride(from: 1, to: 390, by: 5).map { picture[$0, y] }
    }
  }

  @Test("light stands still at the time that is chosen, at the angle that is chosen")
  func still() throws {
    let stage = try app()
    try stage.tap(Self.screens[0].1)
    stage.advance(by: 1)
    try stage.tap("Stand still")
    stage.advance(by: 1)
    let first = try screen(stage)
    #expect(stage.counting { stage.advance(by: 1) }.frames == 0)
    #expect(try screen(stage) == first)
    try stage.slide("Time", to: 1)
    let later = try screen(stage)
    #expect(later != first)
    try stage.tap("Angle of its own")
    try stage.slide("Angle", to: 90)
    #expect(try screen(stage) != later)
    try stage.slide("Time", to: 0.7)
    try stage.tap("Angle of its own")
    #expect(try screen(stage) == first)
  }

  @Test("what a controller waits for comes when it is asked for, and goes when it begins again")
  func loading() throws {
    let stage = try app()
    let people = try #require(Self.controllers.first { $0.0 == "A table" })
    try stage.tap(people.1)
    stage.advance(by: 1)
    #expect(!stage.accessibilityTree.contains("Grace Hopper"))
    try stage.tap("Load")
    stage.advance(by: 1)
    #expect(stage.accessibilityTree.contains("Grace Hopper"))
    try stage.tap("Begin again")
    stage.advance(by: 1)
    #expect(!stage.accessibilityTree.contains("Grace Hopper"))
    #expect(try moves(stage))
  }

  @Test("a controller is dark, mirrored and still when that is chosen")
  func traits() throws {
    let stage = try app()
    try stage.tap(Self.controllers[2].1)
    try stage.tap("Stand still")
    stage.advance(by: 2)
    let light = try screen(stage)
    #expect(stage.counting { stage.advance(by: 1) }.frames == 0)
    try stage.tap("Dark")
    let dark = try screen(stage)
    #expect(light[0].x > 200 && dark[0].x < 60)
    try stage.tap("Right to left")
    #expect(try screen(stage) != dark)
    try stage.tap("Light")
    try stage.tap("Left to right")
    stage.advance(by: 1)
    #expect(try screen(stage) == light)
  }

  @Test("the controls can be hidden")
  func hiding() throws {
    let stage = try app()
    try stage.tap(Self.screens[0].1)
    try stage.tap("Hide controls")
    #expect(!stage.accessibilityTree.contains("Stand still"))
    try stage.tap("Show controls")
    #expect(stage.accessibilityTree.contains("Stand still"))
  }
}

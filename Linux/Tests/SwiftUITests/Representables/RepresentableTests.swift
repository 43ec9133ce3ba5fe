import Foundation
import Stage
import SwiftUI
import Testing
import UIKit

@MainActor struct RepresentableTests {
  private final class Controller: UIViewController {
    let log: Log
    let button = UIButton(type: .system)

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      button.setTitle("Press", for: .normal)
      button.addAction(UIAction { [log] _ in log.add("pressed") }, for: .touchUpInside)
      view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      button.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 20)
    }
  }

  private struct Shown: UIViewControllerRepresentable {
    let number: Int
    let log: Log
    @Environment(\.isEnabled) private var isEnabled

    func makeCoordinator() -> Int { 7 }

    func makeUIViewController(context: Context) -> Controller {
      log.add("made \(context.coordinator)")
      return Controller(log)
    }

    func updateUIViewController(_ controller: Controller, context: Context) {
      log.add("update \(number) \(isEnabled) \(context.environment.layoutDirection)")
    }

    static func dismantleUIViewController(_ controller: Controller, coordinator: Int) {
      controller.log.add("gone \(coordinator)")
    }
  }

  private struct Screen: View {
    let log: Log
    @State private var number = 0
    @State private var isShown = true

    var body: some View {
      VStack(spacing: 0) {
        Button("next \(number)") { number += 1 }.frame(height: 20)
        Button("toggle") { isShown.toggle() }.frame(height: 20)
        if isShown { Shown(number: number, log: log) }
      }
    }
  }

  private let log = Log()

  private func stage() throws -> Stage {
    try Stage(Screen(log: log), size: CGSize(width: 100, height: 100), scale: 1)
  }

  @Test("a controller is made once, updated with its view, and let go")
  func life() throws {
    let stage = try stage()
    #expect(log.entries == ["made 7", "update 0 true leftToRight"])
    log.entries = []
    try stage.tap("next 0")
    #expect(log.entries == ["update 1 true leftToRight"])
    log.entries = []
    try stage.tap("toggle")
    #expect(log.entries == ["gone 7"])
    #expect(!stage.accessibilityTree.contains("Press"))
    #expect(stage.problems == [])
  }

  @Test("a controller fills its room, and is touched, read and drawn there")
  func room() throws {
    let stage = try stage()
    log.entries = []
    try stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.entries == ["pressed"])
    #expect(throws: StageError.self) { try stage.tap(at: CGPoint(x: 50, y: 90)) }
    try stage.tap("Press")
    #expect(log.entries == ["pressed", "pressed"])
    #expect(stage.accessibilityTree.hasSuffix("\"Press\", button"))
    #expect(try stage.picture().hex(50, 90) == "ffffffff")
    stage.settings.colorScheme = .dark
    #expect(try stage.picture().hex(50, 90) == "000000ff")
    try stage.resize(to: CGSize(width: 60, height: 100))
    try stage.tap(at: CGPoint(x: 55, y: 50))
    #expect(log.entries.last == "pressed")
  }

  private struct Moving: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      let box = CALayer()
      box.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      box.backgroundColor = UIColor.red.cgColor
      controller.view.layer.addSublayer(box)
      let way = CABasicAnimation(keyPath: "position.x")
      way.fromValue = 10
      way.toValue = 90
      way.duration = 1
      box.add(way, forKey: "way")
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test("what is animated in a controller follows the clock of the stage, and asks for frames")
  func time() throws {
    let stage = try Stage(Moving(), size: CGSize(width: 100, height: 20), scale: 1)
    #expect(stage.isMoving)
    stage.advance(to: 0.5)
    #expect(try stage.picture().hex(50, 10) == stage.picture().hex(45, 10))
    #expect(try stage.picture().hex(10, 10) != stage.picture().hex(50, 10))
    stage.advance(to: 2)
    #expect(!stage.isMoving)
    #expect(stage.counting { stage.advance(by: 1) }.frames == 0)
  }
}

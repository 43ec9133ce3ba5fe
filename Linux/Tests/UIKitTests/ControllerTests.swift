import Drawing
import Testing
import UIKit
import UIKitStage

@Suite("Controllers") @MainActor struct ControllerTests {
  final class Probe: UIViewController {
    var heard: [String] = []
    override func viewDidLoad() { heard.append("load") }
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { heard.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
    override func viewDidLayoutSubviews() { heard.append("layout") }
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  private func stage(_ controller: @autoclosure () -> UIViewController) throws -> WindowStage {
    try WindowStage(controller(), size: CGSize(width: 100, height: 100), scale: 1)
  }

  @Test("A controller hears of its view in order")
  func order() throws {
    let probe = Probe()
    let stage = try stage(probe)
    #expect(probe.take() == ["load", "will appear", "is appearing", "layout", "did appear"])
    stage.close()
    #expect(probe.take() == ["will disappear", "did disappear"])
  }

  @Test("Controllers within another one follow it")
  func children() throws {
    let (outer, inner) = (UIViewController(), Probe())
    let stage = try stage(outer)
    stage.perform {
      outer.addChild(inner)
      inner.beginAppearanceTransition(true, animated: false)
      outer.view.addSubview(inner.view)
      inner.endAppearanceTransition()
      inner.didMove(toParent: outer)
    }
    #expect(inner.take() == ["load", "will appear", "did appear", "layout"])
    stage.close()
    #expect(inner.take() == ["will disappear", "did disappear"])
  }

  @Test("Another tab, another screen on the stack and a full screen take a view out of the window")
  func outOfTheWindow() throws {
    let probe = Probe()
    let tabs = UITabBarController()
    tabs.viewControllers = [probe, UIViewController()]
    let navigation = UINavigationController(rootViewController: tabs)
    let stage = try stage(navigation)
    _ = probe.take()
    #expect(probe.view.window != nil)

    stage.perform { tabs.selectedIndex = 1 }
    #expect(probe.view.window == nil)
    #expect(probe.take() == ["will disappear", "did disappear"])
    stage.perform { tabs.selectedIndex = 0 }
    #expect(probe.view.window != nil)
    #expect(probe.take().prefix(1) == ["will appear"])

    stage.perform { navigation.pushViewController(UIViewController(), animated: false) }
    #expect(probe.view.window == nil)
    stage.perform { _ = navigation.popViewController(animated: false) }
    #expect(probe.view.window != nil)

    let over = UIViewController()
    over.modalPresentationStyle = .fullScreen
    stage.perform { navigation.present(over, animated: false) }
    #expect(probe.view.window == nil)
    stage.perform { over.dismiss(animated: false) }
    #expect(probe.view.window != nil)

    let sheet = UIViewController()
    stage.perform { navigation.present(sheet, animated: false) }
    #expect(probe.view.window != nil)
  }

  @Test("The app's state changes before it is told")
  func states() throws {
    let stage = try stage(UIViewController())
    nonisolated(unsafe) var heard: [String] = []  // All happens on the main actor.
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue.dropFirst(13).dropLast(12)
        MainActor.assumeIsolated {
          heard.append("\(name) \(UIApplication.shared.applicationState)")
        }
      }
    }
    stage.enterBackground()
    stage.enterForeground()
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      heard == [
        "WillResignActive active", "DidEnterBackground background",
        "WillEnterForeground background", "DidBecomeActive active",
      ])
  }

  @Test("A turned device gives views another size")
  func rotation() throws {
    let probe = Probe()
    let stage = try stage(probe)
    let inner = UIView(frame: rect(0, 0, 100, 10))
    inner.autoresizingMask = .flexibleWidth
    probe.view.addSubview(inner)
    stage.perform {}
    try stage.resize(to: CGSize(width: 300, height: 50))
    #expect(probe.view.frame == rect(0, 0, 300, 50))
    #expect(inner.frame == rect(0, 0, 300, 10))
    #expect(stage.perform { UIScreen.main.bounds } == rect(0, 0, 300, 50))
  }

  @Test("A window that cannot be drawn is refused", arguments: [0, -1, .nan, .infinity, 1e9])
  func refused(width: CGFloat) {
    #expect(throws: WindowStageError.self) {
      try WindowStage(UIViewController(), size: CGSize(width: width, height: 100))
    }
  }

  @Test("Controllers and views go when nobody holds them")
  func deallocates() throws {
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      controller.view.addSubview(UIView())
      gone = controller
      let stage = try stage(controller)
      stage.close()
    }
    #expect(gone == nil)
  }
}

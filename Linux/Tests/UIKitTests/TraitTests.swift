import Drawing
import Testing
import UIKit
import UIKitStage

@Suite("Traits") @MainActor struct TraitTests {
  final class Probe: UIView {
    var heard: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      heard.append(
        "\(previous?.userInterfaceStyle.rawValue ?? -1)→\(traitCollection.userInterfaceStyle.rawValue)"
      )
    }
  }

  @Test("Dark follows the device, and a view's own word before it")
  func styles() throws {
    let (outer, inner) = (UIView(), Probe())
    let stage = try WindowStage.small {
      $0.addSubview(outer)
      outer.addSubview(inner)
    }
    #expect(inner.heard == [])
    stage.settings.userInterfaceStyle = .dark
    #expect(inner.heard == ["1→2"])
    outer.overrideUserInterfaceStyle = .light
    #expect(inner.heard == ["1→2", "2→1"])
    #expect(outer.superview?.traitCollection.userInterfaceStyle == .dark)
    stage.settings.userInterfaceStyle = .light
    #expect(inner.heard.count == 2)
    stage.window.rootViewController?.overrideUserInterfaceStyle = .dark
    #expect(inner.heard.count == 2)
    #expect(outer.superview?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A controller gives another one in it traits of its own, until it leaves")
  func overrides() throws {
    let (outer, inner) = (UIViewController(), UIViewController())
    let stage = try WindowStage(outer, size: CGSize(width: 100, height: 100))
    stage.perform {
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      outer.setOverrideTraitCollection(
        UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: .dark),
          UITraitCollection(layoutDirection: .rightToLeft),
        ]), forChild: inner)
    }
    #expect(inner.view.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(outer.view.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.view.traitCollection.userInterfaceStyle == .light)
    outer.setOverrideTraitCollection(nil, forChild: inner)
    #expect(inner.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(outer.overrideTraitCollection(forChild: inner) == nil)
  }

  @Test("Calls are registered for some traits only, and taken back")
  func registrations() throws {
    let view = UIView()
    var heard: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      heard.append(previous.userInterfaceStyle)
    }
    let stage = try WindowStage.small { $0.addSubview(view) }
    stage.settings.contentSizeCategory = .small
    #expect(heard == [])
    stage.settings.userInterfaceStyle = .dark
    #expect(heard == [.light])
    view.unregisterForTraitChanges(registration)
    stage.settings.userInterfaceStyle = .light
    #expect(heard == [.light])
  }

  @Test("A background follows the traits, a layer's color does not")
  func colors() throws {
    let view = UIView(frame: rect(0, 0, 50, 50))
    let layer = CALayer()
    let stage = try WindowStage.small {
      view.backgroundColor = .systemBackground
      layer.frame = rect(0, 50, 50, 50)
      layer.backgroundColor = UIColor.systemBackground.cgColor
      $0.addSubview(view)
      $0.layer.addSublayer(layer)
    }
    stage.settings.userInterfaceStyle = .dark
    #expect(try stage.picture().hex(10, 10) == "000000ff")
    #expect(try stage.picture().hex(10, 60) == "ffffffff")
  }

  @Test("Dynamic colors are asked for the current traits")
  func dynamicColors() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(color.cgColor == .black)
    }
    dark.performAsCurrent { #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5) }
    dark.performAsCurrent { #expect(color.cgColor == .white) }
  }

  @Test("Reading begins where the attribute or the traits say")
  func direction() throws {
    let view = UIView()
    let stage = try WindowStage.small(WindowSettings { $0.layoutDirection = .rightToLeft }) {
      $0.addSubview(view)
    }
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .unspecified
    stage.settings.layoutDirection = .leftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("Settings of the user are told")
  func notifications() throws {
    let stage = try WindowStage.small { _ in }
    nonisolated(unsafe) var heard: [String] = []  // All happens on the main actor.
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIContentSizeCategory.didChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append("\(UIAccessibility.isReduceMotionEnabled)") }
      }
    }
    stage.settings.reduceMotion = true
    stage.settings.contentSizeCategory = .extraLarge
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(heard == ["true", "true"])
    #expect(stage.perform { UIApplication.shared.preferredContentSizeCategory } == .extraLarge)
  }

  @Test("What a stage has chosen goes with it")
  func settingsGoWithTheStage() throws {
    do {
      let stage = try WindowStage(
        view: UIView(), size: CGSize(width: 10, height: 10), scale: 3,
        settings: WindowSettings {
          $0.layoutDirection = .rightToLeft
          $0.userInterfaceStyle = .dark
        })
      #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
      stage.close()
    }
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIView().traitCollection.userInterfaceStyle == .light)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }
}

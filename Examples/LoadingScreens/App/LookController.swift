#if canImport(UIKit)
import Sheen
import SwiftUI
import UIKit

/// Holds a screen's controller, and gives it the traits that were chosen.
final class LookController: UIViewController {
  private let content: UIViewController
  private let load: (() -> Void)?
  private var loads: Int

  /// - Parameter loads: How often was asked to load before this screen began.
  init(_ screen: ExampleController, loads: Int) {
    (content, load) = screen.make()
    self.loads = loads
    super.init(nibName: nil, bundle: nil)
    addChild(content)
    content.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
  }

  /// Shows the screen in a look; loads when it was asked for once more.
  func show(_ look: Look, loads: Int) {
    var traits: [UITraitCollection] = []
    if let scheme = look.colorScheme {
      traits.append(UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light))
    }
    if let direction = look.layoutDirection {
      traits.append(
        UITraitCollection(
          layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight))
    }
    setOverrideTraitCollection(UITraitCollection(traitsFrom: traits), forChild: content)
    content.view.shimmerFrozenTime = look.frozenTime
    if loads > self.loads { load?() }
    self.loads = loads
  }
}
#endif

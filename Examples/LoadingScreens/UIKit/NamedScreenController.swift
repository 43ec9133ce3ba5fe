#if canImport(UIKit)
import Sheen
import UIKit

/// A loading screen that Sheen brings along.
final class NamedScreenController: UIViewController {
  private let screen: SkeletonScreen

  init(_ screen: SkeletonScreen) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }

  override func loadView() {
    view = SkeletonPlaceholdersView(screen.skeleton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
#endif

import Foundation
import Sheen
import UIKitScreens

extension GalleryScreen {
  /// Screens that an app might have, and that are no more than UIKit and Sheen.
  static let controllers = ExampleController.all.map { screen in
    switch screen.id {
    case "logo":
      uiKit(
        screen, code: [source("LogoViewController", "override func viewWillAppear(")], length: 6,
        still: 0.45)
    case "people":
      uiKit(
        screen,
        code: [
          source("PersonCell", "override init("),
          source("PeopleViewController", "override func viewDidLoad()", "func load()"),
        ], length: 5, loadTime: 4)
    default:
      uiKit(
        screen,
        code: [source("ProfileViewController", "override func viewDidLoad()", "func load()")],
        length: 6, still: 1.6, loadTime: 4.6)
    }
  }

  private static func source(_ file: String, _ declarations: String...) -> CodePlace {
    CodePlace("Examples/LoadingScreens/UIKit/\(file).swift", declarations)
  }

  /// A screen that has a name, as a small picture.
  static func uiKit(_ screen: SkeletonScreen, _ example: ExampleController) -> GalleryScreen {
    uiKit(
      example, in: Renderer.uiKit.rawValue,
      size: CGSize(width: screen.size.width, height: screen.size.height), scale: 1,
      hasBackground: false)
  }
}

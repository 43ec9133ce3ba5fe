import UIKitScreens

extension GalleryScreen {
  /// Screens that an app might have, and that are no more than UIKit and Sheen.
  static let controllers = ExampleController.all.map { screen in
    switch screen.id {
    case "logo":
      uiKit(
        screen, code: "logoView.startShimmering { finished in … }", length: 6, still: 0.45)
    case "people":
      uiKit(screen, code: "startShimmerAnimation()", length: 5, still: 0.7, loadTime: 4)
    default:
      uiKit(
        screen, code: "view.showSkeleton(style: .tilted)", length: 6, still: 1.6, loadTime: 4.6)
    }
  }
}

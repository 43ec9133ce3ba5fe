import UIKit
import UIKitScreens

/// A screen of the gallery: what it shows, and what happens on it.
@MainActor struct Screen {
  /// The file name's beginning.
  let name: String

  /// What a reader sees beside the picture.
  let title: String
  let summary: String

  /// The calls of Sheen in it.
  let code: String

  /// How long it is shown, in seconds.
  let length: Double

  /// When the light is in the middle of its way, in seconds.
  let still: Double

  /// The controller, and what happens to it: when, in seconds.
  let make: () -> (UIViewController, at: Double, event: () -> Void)

  static let size = CGSize(width: 390, height: 400)

  static let all = [
    Screen(
      name: "logo", title: "A logo", summary: "It shimmers three times, then the app goes on.",
      code: "logoView.startShimmering { finished in … }", length: 6, still: 0.45,
      make: { (LogoViewController(), 100, {}) }),
    Screen(
      name: "people", title: "A table",
      summary: "Every view that is flagged shimmers, until the people have come.",
      code: "startShimmerAnimation()", length: 5, still: 0.7,
      make: {
        let controller = PeopleViewController()
        return (controller, 4, { controller.load() })
      }),
    Screen(
      name: "profile", title: "A profile",
      summary: "Its skeleton is read from the views, and handed over.",
      code: "view.showSkeleton(style: .tilted)", length: 6, still: 1.6,
      make: {
        let controller = ProfileViewController()
        return (controller, 4.6, { controller.load() })
      }),
  ]
}

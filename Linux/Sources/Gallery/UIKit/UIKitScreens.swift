import UIKit
import UIKitScreens

extension GalleryScreen {
  /// Screens that an app might have, and that are no more than UIKit and Sheen.
  static let controllers = [
    uiKit(
      name: "logo", title: "A logo", summary: "It shimmers three times, then the app goes on.",
      code: "logoView.startShimmering { finished in … }", length: 6, still: 0.45,
      controller: { LogoViewController() }),
    uiKit(
      name: "people", title: "A table",
      summary: "Every view that is flagged shimmers, until the people have come.",
      code: "startShimmerAnimation()", length: 5, still: 0.7,
      controller: { PeopleViewController() }, event: (4, { $0.load() })),
    uiKit(
      name: "profile", title: "A profile",
      summary: "Its skeleton is read from the views, and handed over.",
      code: "view.showSkeleton(style: .tilted)", length: 6, still: 1.6,
      controller: { ProfileViewController() }, event: (4.6, { $0.load() })),
  ]
}

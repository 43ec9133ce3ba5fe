import Foundation
import Sheen
import SwiftUI
import SwiftUIScreens

extension GalleryScreen {
  /// Screens that an app might have, and that are no more than SwiftUI and Sheen.
  static let examples = [
    swiftUI(
      name: "cards", title: "Cards", summary: "Light over views that are there anyway.",
      code: "ShimmerView { RoundedRectangle(…) }", size: CGSize(width: 390, height: 844),
      loaded: CardList.loaded
    ) { CardList() },
    swiftUI(
      name: "contact", title: "A card that loads",
      summary: "Parts are covered while they load, and handed over.",
      code: ".skeleton(Circle(), isLoading: isLoading)", size: CGSize(width: 390, height: 400),
      start: 2, length: 6, taps: [(4.2, "Show"), (5.8, "Load again")]
    ) { Contact() },
    swiftUI(
      name: "essay", title: "Made of itself",
      summary: "Texts, shapes and colours become placeholders.",
      code: ".skeletonized(isLoading: isLoading)", size: CGSize(width: 390, height: 400),
      start: 2, length: 6, taps: [(4.2, "Show"), (5.8, "Load again")]
    ) { Essay() },
    swiftUI(
      name: "toggle", title: "On and off", summary: "A bar and a circle, and a button for both.",
      code: ".skeleton(isLoading: isLoading)", size: CGSize(width: 390, height: 400),
      start: 2, length: 6, taps: [(4.2, "Toggle"), (5.8, "Toggle")]
    ) { SkeletonPreview() },
    swiftUI(
      name: "directions", title: "Directions", summary: "Four directions, each in a colour.",
      code: "ShimmerView(color: .cyan, direction: .topToBottom) { … }",
      size: CGSize(width: 390, height: 400)
    ) { Directions() },
    swiftUI(
      name: "thinking", title: "Words and shapes",
      summary: "Light through text, over colours, and on lines to come.",
      code: "Text(\"Thinking about it…\").shimmering()", size: CGSize(width: 390, height: 400)
    ) { Thinking() },
  ]

  /// Every screen that has a name in Sheen, as small pictures.
  static let named = SkeletonScreen.all.map { screen in
    swiftUI(
      name: screen.name, title: screen.name.split(separator: "-").joined(separator: " ").titled,
      summary: screen.summary.titled + ".",
      code: "SkeletonPlaceholders(SkeletonScreen.named(\"\(screen.name)\")…)",
      size: CGSize(width: screen.size.width, height: screen.size.height), scale: 1
    ) { NamedScreen(screen) }
  }
}

extension String {
  /// With a capital letter at its beginning.
  fileprivate var titled: String { prefix(1).uppercased() + dropFirst() }
}

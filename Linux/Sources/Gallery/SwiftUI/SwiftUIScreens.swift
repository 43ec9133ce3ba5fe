import Foundation
import Sheen
import SwiftUIScreens

extension GalleryScreen {
  /// Screens that an app might have, and that are no more than SwiftUI and Sheen.
  static let examples = ExampleScreen.all.map { screen in
    switch screen.id {
    case "cards":
      swiftUI(
        screen, code: "ShimmerView { RoundedRectangle(…) }", size: CGSize(width: 390, height: 844),
        loaded: "Three stories are here")
    case "contact":
      swiftUI(
        screen, code: ".skeleton(Circle(), isLoading: isLoading)", start: 2, length: 6,
        taps: [(4.2, "Show"), (5.8, "Load again")])
    case "essay":
      swiftUI(
        screen, code: ".skeletonized(isLoading: isLoading)", start: 2, length: 6,
        taps: [(4.2, "Show"), (5.8, "Load again")])
    case "toggle":
      swiftUI(
        screen, code: ".skeleton(isLoading: isLoading)", start: 2, length: 6,
        taps: [(4.2, "Toggle"), (5.8, "Toggle")])
    case "directions":
      swiftUI(screen, code: "ShimmerView(color: .cyan, direction: .topToBottom) { … }")
    default:
      swiftUI(screen, code: "Text(\"Thinking about it…\").shimmering()")
    }
  }

  /// Every screen that has a name in Sheen, as small pictures.
  static let named = zip(SkeletonScreen.all, ExampleScreen.named).map { screen, example in
    swiftUI(
      example, code: "SkeletonPlaceholders(SkeletonScreen.named(\"\(screen.name)\")…)",
      size: CGSize(width: screen.size.width, height: screen.size.height), scale: 1)
  }
}

import Foundation
import Sheen
import SwiftUIScreens

extension GalleryScreen {
  /// Screens that an app might have, and that are no more than SwiftUI and Sheen.
  static let examples = ExampleScreen.all.map { screen in
    switch screen.id {
    case "cards":
      swiftUI(
        screen, code: [source("CardList", "private func placeholder(")],
        size: CGSize(width: 390, height: 844), loaded: "Three stories are here")
    case "contact":
      swiftUI(
        screen, code: [source("Contact", "var body: some View")], start: 2, length: 6,
        taps: [(4.2, "Show"), (5.8, "Load again")])
    case "essay":
      swiftUI(
        screen, code: [source("Essay", "var body: some View")], start: 2, length: 6,
        taps: [(4.2, "Show"), (5.8, "Load again")])
    case "toggle":
      swiftUI(
        screen, code: [source("SkeletonPreview", "var body: some View")], start: 2, length: 6,
        taps: [(4.2, "Toggle"), (5.8, "Toggle")])
    case "directions":
      swiftUI(screen, code: [source("Directions", "var body: some View", "private func tile(")])
    default:
      swiftUI(
        screen,
        code: [source("Thinking", "var body: some View", "private static let glow")])
    }
  }

  private static func source(_ file: String, _ declarations: String...) -> CodePlace {
    CodePlace("Examples/LoadingScreens/SwiftUI/\(file).swift", declarations)
  }

  /// A screen that has a name, as a small picture.
  static func swiftUI(_ screen: SkeletonScreen, _ example: ExampleScreen) -> GalleryScreen {
    swiftUI(
      example, in: Renderer.swiftUI.rawValue,
      size: CGSize(width: screen.size.width, height: screen.size.height), scale: 1)
  }
}

import Foundation
import GalleryScreens
import Sheen
import Stage
import SwiftUI

/// A screen of the gallery: what it shows, and what happens on it.
@MainActor struct GalleryScreen {
  /// The file name's beginning.
  let name: String

  /// What a reader sees above and below the picture.
  let title: String
  let summary: String

  /// The calls of Sheen in it, in a few words of code.
  let code: String

  let size: CGSize

  /// Pixels to a point.
  var scale = 2.0

  /// From when on it is shown, and for how long, in seconds of the stage's clock: after that everything
  /// has to be as it was.
  var start = 0.0
  var length = 2.0

  /// The buttons that are pressed meanwhile, with the times.
  var taps: [(time: Double, label: String)] = []

  /// What can be read on it once it has loaded, where it does so by itself.
  var loaded: String?

  let view: () -> AnyView

  init<V: View>(
    name: String, title: String, summary: String, code: String, size: CGSize, start: Double = 0,
    length: Double = 2, taps: [(time: Double, label: String)] = [], loaded: String? = nil,
    @ViewBuilder view: @escaping () -> V
  ) {
    (self.name, self.title, self.summary, self.code) = (name, title, summary, code)
    (self.size, self.start, self.length, self.taps) = (size, start, length, taps)
    self.loaded = loaded
    self.view = { AnyView(view()) }
  }
}

extension GalleryScreen {
  /// Screens that an app might have, and that are no more than SwiftUI and Sheen.
  static let examples = [
    GalleryScreen(
      name: "cards", title: "Cards", summary: "Light over views that are there anyway.",
      code: "ShimmerView { RoundedRectangle(…) }", size: CGSize(width: 390, height: 844),
      loaded: CardList.loaded
    ) { CardList() },
    GalleryScreen(
      name: "contact", title: "A card that loads",
      summary: "Parts are covered while they load, and handed over.",
      code: ".skeleton(Circle(), isLoading: isLoading)", size: CGSize(width: 390, height: 400),
      start: 2, length: 6, taps: [(4.2, "Show"), (5.8, "Load again")]
    ) { Contact() },
    GalleryScreen(
      name: "toggle", title: "On and off", summary: "A bar and a circle, and a button for both.",
      code: ".skeleton(isLoading: isLoading)", size: CGSize(width: 390, height: 400),
      start: 2, length: 6, taps: [(4.2, "Toggle"), (5.8, "Toggle")]
    ) { SkeletonPreview() },
    GalleryScreen(
      name: "directions", title: "Directions", summary: "Four directions, each in a colour.",
      code: "ShimmerView(color: .cyan, direction: .topToBottom) { … }",
      size: CGSize(width: 390, height: 400)
    ) { Directions() },
    GalleryScreen(
      name: "thinking", title: "Words and shapes",
      summary: "Light through text, over colours, and on lines to come.",
      code: "Text(\"Thinking about it…\").shimmering()", size: CGSize(width: 390, height: 400)
    ) { Thinking() },
  ]

  /// Every screen that has a name in Sheen, as small pictures.
  static let named = SkeletonScreen.all.map { screen in
    var shown = GalleryScreen(
      name: screen.name, title: screen.name.split(separator: "-").joined(separator: " ").titled,
      summary: screen.summary.titled + ".",
      code: "SkeletonPlaceholders(SkeletonScreen.named(\"\(screen.name)\")…)",
      size: CGSize(width: screen.size.width, height: screen.size.height)
    ) { NamedScreen(screen) }
    shown.scale = 1
    return shown
  }
}

extension String {
  /// With a capital letter at its beginning.
  fileprivate var titled: String { prefix(1).uppercased() + dropFirst() }
}

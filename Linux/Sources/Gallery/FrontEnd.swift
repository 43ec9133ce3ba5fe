import Foundation

/// A front-end, and the screens that show it.
@MainActor struct FrontEnd {
  /// The framework's name.
  let name: String

  /// What a screen is.
  let kind: String

  /// The screens that are written as an app's are: they are on the demo's page, too.
  let examples: [GalleryScreen]

  /// Others.
  var more: [GalleryScreen] = []

  var screens: [GalleryScreen] { examples + more }

  /// Where its pictures are, within the gallery.
  var folder: String { name.lowercased() }

  static let all = [
    FrontEnd(
      name: "SwiftUI", kind: "a SwiftUI view", examples: GalleryScreen.examples,
      more: GalleryScreen.named),
    FrontEnd(name: "UIKit", kind: "a view controller", examples: GalleryScreen.controllers),
  ]
}

import Foundation
import Sheen
import SheenScreens
import SwiftUIScreens
import UIKitScreens

/// A screen that has a name in Sheen, and what records it.
@MainActor struct ComparedScreen {
  let screen: SkeletonScreen
  let swiftUI: GalleryScreen
  let uiKit: GalleryScreen
  let raster: GalleryScreen

  static let all = zip(SkeletonScreen.all, zip(ExampleScreen.named, ExampleController.named)).map {
    ComparedScreen(
      screen: $0, swiftUI: .swiftUI($0, $1.0), uiKit: .uiKit($0, $1.1), raster: .raster($0))
  }

  /// A name for the element that shows the screen in a page.
  func id(_ renderer: Renderer, _ variant: Variant) -> String {
    "\(renderer.rawValue)-\(screen.name)\(variant.suffix)"
  }

  /// What a screen reader says of the picture.
  func words(_ renderer: Renderer, _ variant: Variant) -> String {
    "\(screen.title), \(renderer.title), \(variant.title)"
  }
}

import Foundation
import Sheen
import SheenRaster

/// One time through a screen that is drawn to pixels.
struct RasterTake: Take {
  private var renderer: SkeletonRenderer

  init(screen: SkeletonScreen, variant: Variant) throws {
    let layout = try screen.skeleton.layout(
      in: screen.size, layoutDirection: variant.layoutDirection)
    renderer = try SkeletonRenderer(
      layout: layout, style: .standard,
      layoutDirection: variant.layoutDirection, appearance: variant.appearance)
  }

  mutating func frame(at time: Double) -> RasterFrame {
    renderer.paint(at: time)
    return renderer.frame
  }
}

extension GalleryScreen {
  /// A screen that has a name, as a small picture.
  static func raster(_ screen: SkeletonScreen) -> GalleryScreen {
    GalleryScreen(
      folder: Renderer.raster.rawValue, name: screen.name, title: screen.title,
      summary: screen.summary,
      size: CGSize(width: screen.size.width, height: screen.size.height), scale: 1
    ) { _, variant in
      try RasterTake(screen: screen, variant: variant)
    }
  }
}

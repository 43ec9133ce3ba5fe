import Foundation
import SheenRaster

/// A screen of the gallery: what it shows, and how it is brought on a stage.
@MainActor struct GalleryScreen {
  /// Where its files are, within the gallery.
  let folder: String

  /// The file names' beginning.
  let name: String

  /// What a reader sees above and below the picture.
  let title: String
  let summary: String

  /// What the page shows of its source.
  var code: [CodePlace] = []

  let size: CGSize

  /// Pixels to a point.
  var scale = 2.0

  /// From when on it is shown, and for how long, in seconds of the stage's clock.
  var start = 0.0
  var length = 2.0

  /// When light is in the middle of its way, in seconds after the start: what is shown where motion is
  /// not wanted.
  var still = 0.7

  /// What can be read on it once it has loaded, where it does so by itself, after a real time.
  var loaded: String?

  /// The screen in a variant, once through.
  let take: @MainActor (GalleryScreen, Variant) throws -> any Take
}

/// One time through a screen.
@MainActor protocol Take {
  /// The window at a time of the stage's clock, which does not lie before that of the last call.
  mutating func frame(at time: Double) throws -> RasterFrame
}

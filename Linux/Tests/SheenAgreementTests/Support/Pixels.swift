import Drawing
import SheenCore
import SheenRaster

/// A picture to compare, whoever drew it: straight red, green, blue and opacity, a word to a pixel, red
/// in the lowest byte.
struct Pixels: Sendable {
  let width: Int
  let height: Int
  var words: [UInt32]

  init(width: Int, height: Int, words: [UInt32]) {
    precondition(words.count == width * height)
    self.width = width
    self.height = height
    self.words = words
  }

  /// What the raster has drawn.
  init(_ frame: RasterFrame) {
    self.init(width: frame.width, height: frame.height, words: frame.pixels)
  }

  /// The skeleton in a picture that shows a setting's window, from a point on.
  init(_ picture: DrawingPicture, partOf setting: Setting, windowX: Double = 0, y: Double = 0) {
    let left = Int((windowX + setting.origin.x) * setting.scale)
    let top = Int((y + setting.origin.y) * setting.scale)
    let width = Int(setting.size.width * setting.scale)
    let height = Int(setting.size.height * setting.scale)
    precondition(left + width <= picture.width && top + height <= picture.height)
    let words = picture.rgba.withUnsafeBytes { bytes in
      let all = bytes.bindMemory(to: UInt32.self)
      return (top..<top + height).flatMap { row in
        all[row * picture.width + left..<row * picture.width + left + width]
      }
    }
    self.init(width: width, height: height, words: words)
  }

  var picture: DrawingPicture {
    DrawingPicture(width: width, height: height, rgba: words.withUnsafeBytes { Array($0) })
  }
}

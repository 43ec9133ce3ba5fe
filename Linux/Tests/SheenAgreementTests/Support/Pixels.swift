import Drawing
import SheenRaster

/// A picture to compare: straight RGBA, whoever drew it.
struct Pixels {
  let width: Int
  let height: Int
  let rgba: [UInt8]

  init(width: Int, height: Int, rgba: [UInt8]) {
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// What the raster has drawn.
  init(_ frame: RasterFrame) {
    self.init(
      width: frame.width, height: frame.height,
      rgba: frame.pixels.withUnsafeBytes { Array($0) })
  }

  /// A part of what has been drawn on a stage.
  init(_ picture: DrawingPicture, x: Int = 0, y: Int = 0, width: Int, height: Int) {
    guard x != 0 || y != 0 || width != picture.width || height != picture.height else {
      self.init(width: width, height: height, rgba: picture.rgba)
      return
    }
    var rgba: [UInt8] = []
    for row in y..<y + height {
      let start = (row * picture.width + x) * 4
      rgba += picture.rgba[start..<start + width * 4]
    }
    self.init(width: width, height: height, rgba: rgba)
  }

  var picture: DrawingPicture { DrawingPicture(width: width, height: height, rgba: rgba) }
}

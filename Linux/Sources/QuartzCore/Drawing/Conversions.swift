package import CoreGraphics
package import Drawing
import Foundation

extension CGColor {
  /// The color as the canvas takes it.
  package var drawn: DrawingColor {
    DrawingColor(red: rgba.x, green: rgba.y, blue: rgba.z, alpha: rgba.w)
  }
}

extension CGImage {
  /// The picture as the canvas takes it.
  package var drawn: DrawingPicture { DrawingPicture(width: width, height: height, rgba: rgba) }

  /// A picture from a canvas.
  package convenience init(_ picture: DrawingPicture) {
    self.init(width: picture.width, height: picture.height, rgba: picture.rgba)
  }
}

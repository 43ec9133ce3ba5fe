package import CoreGraphics
package import Drawing
import Foundation

extension CGColor {
  /// The colour as the canvas takes it.
  package var drawn: DrawingColor {
    DrawingColor(red: rgba.x, green: rgba.y, blue: rgba.z, alpha: rgba.w)
  }
}

extension CGPath {
  /// The path as the canvas takes it.
  package var drawn: DrawingPath {
    DrawingPath(
      steps.map { step in
        switch step {
        case .move(let p): .move(p)
        case .line(let p): .line(p)
        case .quad(let p, let c): .quad(p, c)
        case .curve(let p, let c, let d): .curve(p, c, d)
        case .close: .close
        }
      })
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

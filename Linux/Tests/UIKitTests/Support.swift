import Drawing
import Foundation
import UIKit
import UIKitStage

extension DrawingPicture {
  /// A pixel as eight hexadecimal digits: red, green, blue, opacity.
  func hex(_ x: Int, _ y: Int) -> String {
    let p = self[x, y]
    return [p.x, p.y, p.z, p.w].map { String(format: "%02x", $0) }.joined()
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension WindowStage {
  /// A window of 100 by 100 points, one pixel each, with a view that fills it.
  static func small(
    _ settings: WindowSettings = WindowSettings(), _ build: (UIView) -> Void
  ) throws -> WindowStage {
    try WindowStage(
      {
        let controller = UIViewController()
        build(controller.view)
        return controller
      }(), size: CGSize(width: 100, height: 100), scale: 1, settings: settings)
  }
}

import Drawing
import Foundation
import UIKit
import UIKitStage

/// A logo as an app has it among its pictures: three lines on a tile.
@MainActor enum Logo {
  static func picture() throws -> DrawingPicture {
    let tile = UIView(frame: CGRect(x: 25, y: 25, width: 200, height: 200))
    tile.backgroundColor = .systemIndigo
    tile.layer.cornerRadius = 48
    for (index, width) in [120.0, 120, 78].enumerated() {
      let line = UIView(frame: CGRect(x: 40, y: 53 + Double(index) * 36, width: width, height: 22))
      line.backgroundColor = .white
      line.layer.cornerRadius = 11
      tile.addSubview(line)
    }
    let root = UIView()
    root.addSubview(tile)
    let stage = try WindowStage(view: root, size: CGSize(width: 250, height: 250), scale: 1)
    stage.window.backgroundColor = .clear
    return try stage.picture()
  }
}

import Drawing
import Foundation
import QuartzCore
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// Light in views that are scaled, rotated or moved by a transform.
@MainActor struct TransformTests {
  /// The darkest and the brightest pixel of a row in black content over white, over one sweep.
  private func range(_ stage: WindowStage, x: Int, y: Int) throws -> ClosedRange<Int> {
    var (low, high) = (255, 0)
    let start = stage.time
    for step in 0..<50 {
      stage.advance(to: start + Double(step) * 0.05)
      let level = try stage.picture().brightness(x, y)
      (low, high) = (min(low, level), max(high, level))
    }
    return low...high
  }

  @Test(
    "a view that was scaled down when its light began shows all of itself when it is not any more")
  func grows() throws {
    let box = blackBox(0, 0, 390, 500)
    let stage = try stage([box], size: CGSize(width: 390, height: 500))
    stage.perform {
      box.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      box.startShimmering(count: 0)
    }
    stage.advance(to: 0.5)
    stage.perform { box.transform = .identity }
    for y in [10, 250, 320, 490] {
      // At 10 % in the middle of the band, and at 100 % without light.
      let levels = try range(stage, x: 200, y: y)
      #expect(levels.lowerBound == 0 && levels.upperBound > 200, "\(y): \(levels)")
    }
  }

  @Test(
    "a view under a constant transform has light everywhere, and nothing of it is missing",
    arguments: ["half", "double", "rotated", "flipped", "around"])
  func constant(_ kind: String) throws {
    let size = CGSize(width: 390, height: 500)
    let transform: CGAffineTransform =
      switch kind {
      case "double": CGAffineTransform(scaleX: 2, y: 2)
      case "rotated": CGAffineTransform(rotationAngle: 0.6)
      case "flipped": CGAffineTransform(scaleX: -1, y: 1)
      default: CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    let box = blackBox(0, 0, 780, 1000)
    box.center = CGPoint(x: 195, y: 250)
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.addSubview(box)
    if kind == "around" { root.transform = transform } else { box.transform = transform }
    let stage = try stage([root], size: size)
    stage.perform { box.startShimmering(count: 0) }
    for (x, y) in [(195, 250), (150, 190), (240, 310), (195, 140), (195, 360)] {
      let levels = try range(stage, x: x, y: y)
      #expect(levels.lowerBound == 0 && levels.upperBound > 200, "\(x), \(y): \(levels)")
    }
  }

  @Test("covered views that are scaled have light in every part", arguments: [0.5, 2])
  func covered(_ scale: CGFloat) throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    box.center = CGPoint(x: 195, y: 250)
    let image = UIImageView(frame: box.bounds)
    image.backgroundColor = .black
    box.addSubview(image)
    let stage = try stage([box], size: CGSize(width: 390, height: 500))
    stage.perform {
      box.transform = CGAffineTransform(scaleX: scale, y: scale)
      box.showSkeleton(policy: .immediate)
    }
    let palette = ShimmerColors.automatic.palette(for: .light)
    let base = Int((palette.base.red * 255).rounded())
    let highlight = Int((palette.highlight.red * 255).rounded())
    for y in [170, 250, 340] {
      let levels = try range(stage, x: 195, y: y)
      #expect(abs(levels.lowerBound - base) <= 1 && abs(levels.upperBound - highlight) <= 2, "\(y)")
    }
  }
}

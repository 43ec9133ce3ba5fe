import Drawing
import Foundation
import QuartzCore
import SheenCore
import UIKit
import UIKitStage

/// A black box, so that what a mask lets through is seen on the white window.
@MainActor func blackBox(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView
{
  let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  box.backgroundColor = .black
  return box
}

/// A view of a phone's width with others in it, on a stage.
@MainActor func stage(
  _ views: [UIView], size: CGSize = CGSize(width: 390, height: 200), scale: Double = 1,
  settings: WindowSettings = WindowSettings()
) throws -> WindowStage {
  let root = UIView()
  views.forEach { root.addSubview($0) }
  return try WindowStage(view: root, size: size, scale: scale, settings: settings)
}

extension DrawingPicture {
  /// How bright a pixel is, from 0 to 255.
  func brightness(_ x: Int, _ y: Int) -> Int {
    let pixel = self[x, y]
    return (Int(pixel.x) + Int(pixel.y) + Int(pixel.z)) / 3
  }

  /// Where the brightest pixel of a row is, in a range of columns.
  func brightest(inRow y: Int, _ columns: Range<Int>) -> Int? {
    columns.max { brightness($0, y) < brightness($1, y) }
  }

  /// Where the brightest pixel of a column is, in a range of rows.
  func brightest(inColumn x: Int, _ rows: Range<Int>) -> Int? {
    rows.max { brightness(x, $0) < brightness(x, $1) }
  }

  /// The largest difference to another picture, in levels of 255.
  func difference(to other: DrawingPicture) -> Int {
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (self[x, y], other[x, y])
        for part in 0..<4 { largest = max(largest, abs(Int(a[part]) - Int(b[part]))) }
      }
    }
    return largest
  }
}

extension CALayer {
  /// This layer, its mask and all below.
  var tree: [CALayer] {
    [self] + (mask?.tree ?? []) + (sublayers ?? []).flatMap(\.tree)
  }

  /// How many animations move something in this tree.
  var movements: Int {
    tree.reduce(0) { $0 + (($1.animationKeys() ?? []).contains("sheenSweep") ? 1 : 0) }
  }
}

extension WindowStage {
  /// The labels that VoiceOver finds.
  var spoken: [String] {
    accessibilityTree.split(separator: "\n").compactMap {
      $0.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
    }
  }
}

/// What a completion was told.
@MainActor final class Told {
  var values: [Bool] = []
  func tell(_ finished: Bool) { values.append(finished) }
}

/// Lets others run until something has become so, or it is clear that it doesn't.
@MainActor func until(_ condition: () -> Bool) async {
  for _ in 0..<10_000 where !condition() { await Task.yield() }
}

/// Keeps what lists don't: their data sources.
@MainActor final class Kept {
  var objects: [AnyObject] = []
}

import Drawing
import Foundation
import Stage
import SwiftUI

/// How many lines of text and pictures of a view have a placeholder of their own.
///
/// One has it where 70 % of it stand out from what is around it by a contrast ratio of 1.12, which the eye tells
/// apart without effort.
struct DerivedElements {
  static let ratio = 1.12
  static let part = 0.7

  let found: Int
  let missing: [CGRect]

  /// - Parameters:
  ///   - elements: Where lines of text and pictures are in the loaded view.
  ///   - picture: The placeholders, at one pixel a point, over a page of a level from 0 to 1.
  init(_ elements: [CGRect], in picture: DrawingPicture, over page: Double) {
    let missing = elements.filter { Self.partApart(of: $0, in: picture, over: page) < Self.part }
    found = elements.count - missing.count
    self.missing = missing
  }

  /// The part of an element that stands out from what is around it.
  static func partApart(
    of element: CGRect, in picture: DrawingPicture, over page: Double
  ) -> Double {
    // Lines touch each other, and between their bars there is a fifth of their height: what is around lies there.
    let inside = element.insetBy(dx: 2, dy: min(element.height * 0.15, 4)).integral
    let around = inside.insetBy(dx: -4, dy: -3)
    func luminance(_ x: Int, _ y: Int) -> Double? {
      guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return nil }
      let pixel = picture[x, y]
      let gap = page * (1 - Double(pixel.w) / 255)
      func linear(_ component: UInt8) -> Double {
        // Components of the picture are not multiplied by its opacity.
        let part = Double(component) / 255 * Double(pixel.w) / 255 + gap
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(pixel.x) + 0.7152 * linear(pixel.y) + 0.0722 * linear(pixel.z)
    }
    var ring: [Double] = []
    for x in Int(around.minX)..<Int(around.maxX) {
      for y in [Int(around.minY), Int(around.maxY) - 1] { luminance(x, y).map { ring.append($0) } }
    }
    for y in Int(around.minY)..<Int(around.maxY) {
      for x in [Int(around.minX), Int(around.maxX) - 1] { luminance(x, y).map { ring.append($0) } }
    }
    ring.sort()
    guard !ring.isEmpty else { return 0 }
    let behind = ring[ring.count / 2]
    var (all, apart) = (0, 0)
    for y in Int(inside.minY)..<Int(inside.maxY) {
      for x in Int(inside.minX)..<Int(inside.maxX) {
        guard let own = luminance(x, y) else { continue }
        all += 1
        let (low, high) = (min(own, behind), max(own, behind))
        if (high + 0.05) / (low + 0.05) >= ratio { apart += 1 }
      }
    }
    return all > 0 ? Double(apart) / Double(all) : 0
  }
}

package import Foundation

/// The sizes that windows without a screen can have.
package enum WindowSize {
  /// Whether a window can be drawn.
  ///
  /// - Parameters:
  ///   - size: Its size in points.
  ///   - scale: Pixels to a point.
  package static func isUsable(_ size: CGSize, scale: Double) -> Bool {
    let isUsable = { (length: Double) in length.isFinite && (1...32767).contains(length * scale) }
    return scale > 0 && scale.isFinite && isUsable(size.width) && isUsable(size.height)
  }

  /// Why a window cannot be drawn, and what would be right.
  package static func refusal(_ size: CGSize, scale: Double) -> String {
    "a window of \(size.width) × \(size.height) points at \(scale) pixels to a point cannot be "
      + "drawn: each side must be 1…32767 pixels"
  }
}

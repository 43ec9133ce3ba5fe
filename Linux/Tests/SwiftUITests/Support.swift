import Drawing
import Foundation
import Stage
import SwiftUI

extension View {
  /// Gives a view a name by which a test finds its place.
  func named(_ name: String) -> some View { accessibilityLabel(Text(verbatim: name)) }
}

/// A rectangle of a fixed size with a name.
struct Tile: View {
  let name: String
  var width: CGFloat?
  var height: CGFloat?

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View { Color.gray.frame(width: width, height: height).named(name) }
}

/// The place of a named view in a window of 200 by 100 points.
@MainActor func place<V: View>(
  of name: String, in view: V, window: CGSize = CGSize(width: 200, height: 100),
  settings: StageSettings = StageSettings()
) throws -> CGRect? {
  try Stage(view, size: window, scale: 1, settings: settings).frame(of: name)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Counts what happens; a class, so that views can share it.
final class Log: Sendable {
  // Used on the main actor only, but also within closures that have to be sendable.
  nonisolated(unsafe) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

extension DrawingPicture {
  /// A pixel as eight hexadecimal digits: red, green, blue, opacity.
  func hex(_ x: Int, _ y: Int) -> String {
    let p = self[x, y]
    return [p.x, p.y, p.z, p.w].map { String(format: "%02x", $0) }.joined()
  }

  /// Whether a pixel is opaque and has about this level of red, green and blue.
  func isGrey(_ level: Int, _ x: Int, _ y: Int) -> Bool {
    let p = self[x, y]
    return p.w == 255 && [p.x, p.y, p.z].allSatisfy { abs(Int($0) - level) <= 1 }
  }
}

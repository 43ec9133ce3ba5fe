import Combine
import Drawing
import Foundation
import SheenCore
import Stage
import SwiftUI
import Testing

/// A plain gray, so that light of another color can be told from it.
let gray = Color(.sRGB, red: 0.5, green: 0.5, blue: 0.5, opacity: 1)

/// What happened, in order.
@MainActor final class Log {
  var entries: [String] = []
}

/// Whether something loads, to be changed from outside of views.
final class Model: ObservableObject {
  @Published var isLoading: Bool

  init(isLoading: Bool) {
    self.isLoading = isLoading
  }
}

extension DrawingPicture {
  /// How bright a pixel is, from 0 to 255; what is clear counts as white.
  func brightness(_ x: Int, _ y: Int) -> Int {
    let pixel = self[x, y]
    return 255 - Int(pixel.w) + (Int(pixel.x) + Int(pixel.y) + Int(pixel.z)) * Int(pixel.w) / 765
  }

  /// Where the brightest pixel of a row is, among those below a limit.
  func brightest(inRow y: Int, below limit: Int = 255) -> Int? {
    (0..<width).filter { brightness($0, y) < limit }
      .max { brightness($0, y) < brightness($1, y) }
  }

  /// Where the brightest pixel of a column is.
  func brightest(inColumn x: Int, below limit: Int = 255) -> Int? {
    (0..<height).filter { brightness(x, $0) < limit }
      .max { brightness(x, $0) < brightness(x, $1) }
  }
}

extension LoadingPolicy {
  /// Shows at once and moves at once, and hands over as usual.
  static let prompt = LoadingPolicy(onset: 0, fadeIn: 0, minimumShow: 0, motionDelay: 0)
}

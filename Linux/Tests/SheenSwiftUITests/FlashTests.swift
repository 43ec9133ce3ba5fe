import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

@MainActor struct FlashTests {
  private let nervous = ShimmerStyle(speed: .duration(0.1), rest: .seconds(0))

  /// How often light passes a place within a second.
  private func passes<V: View>(_ view: V) throws -> Int {
    let stage = try Stage(
      view.shimmerStyle(nervous), size: CGSize(width: 100, height: 20), scale: 1)
    let brightness = try (0..<60).map { frame in
      stage.advance(to: 1 + Double(frame) / 60)
      return try stage.picture().brightness(50, 10)
    }
    let middle = (try #require(brightness.min()) + (try #require(brightness.max()))) / 2
    return zip(brightness, brightness.dropFirst()).count { $0 <= middle && $1 > middle }
  }

  @Test("light over content never comes more than three times a second, whatever was asked for")
  func content() throws {
    #expect(try passes(Color.black.shimmering()) == 3)
    #expect(try passes(ShimmerView { Color.black }) == 3)
  }

  @Test("placeholders whose colors can't flash are as fast as is asked for")
  func placeholders() throws {
    #expect(try passes(SkeletonPlaceholders(.rectangle.frame(height: .flexible))) >= 9)
  }
}
